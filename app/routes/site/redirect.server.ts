import { type RouterContextProvider, redirect } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { findRedirect } from '#features/publishing/redirects/redirect.server.ts';

/** Throws the redirect of an address that has moved. True if the owner said that what was there is gone. */
export async function followRedirect(context: Readonly<RouterContextProvider>, url: string): Promise<boolean> {
  const found = await findRedirect(context.get(depsContext).db, url);
  if (found?.target) throw redirect(found.target, 301);
  return found !== undefined;
}
