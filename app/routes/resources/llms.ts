import { depsContext, readSite } from '#app/context/deps.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { findLastUpdate } from '#features/publishing/public-content.server.ts';
import { lastModified } from '#platform/http/http-date.ts';
import type { Route } from './+types/llms';
import { publicTextResponse } from './response.ts';

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const { db, now, settings } = context.get(depsContext);
  const options = { ...(await readSite(context)), kinds: contentKinds, siteUrl: settings.SITE_URL, now: now() };
  const last = await findLastUpdate(db, contentKinds, options); // asked before the list, so that it is not newer than it
  const isFull = pattern.endsWith('llms-full.txt');
  const text = await (isFull ? writeFull() : writeList());
  const path = isFull ? '/llms-full.txt' : '/llms.txt';
  return publicTextResponse(text, 'text/plain', {
    ...lastModified(last, options.site.updatedAt),
    link: `<${absoluteUrl(path, settings.SITE_URL)}>; rel="canonical"`,
  });

  // The module that writes Markdown is large and rarely needed.
  async function writeList() {
    const { writeLlms } = await import('#features/seo/markdown/llms.server.ts');
    return writeLlms(db, options);
  }
  async function writeFull() {
    const { writeLlmsFull } = await import('#features/seo/markdown/llms-full.server.ts');
    return writeLlmsFull(db, options);
  }
}
