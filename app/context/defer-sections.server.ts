import type { RouterContextProvider } from 'react-router';
import { errorFields } from '#platform/log/log.server.ts';
import { depsContext } from './deps.server.ts';
import { renderingContext } from './request.server.ts';

type Loads = Record<string, Promise<unknown>>;

export type Sections<T extends Loads> = { [K in keyof T]: T[K] | Awaited<T[K]> };

/** A buffered page awaits its sections, so that a failed section fails the page and is never cached. */
export async function deferSections<T extends Loads>(context: Readonly<RouterContextProvider>, loads: T): Promise<Sections<T>> {
  const { log } = context.get(depsContext);
  for (const [section, load] of Object.entries(loads)) {
    load.catch((error: unknown) => log.error('section not loaded', { section, ...errorFields(error) }));
  }
  if (context.get(renderingContext).mode === 'stream') return loads;
  const values = await Promise.all(Object.values(loads));
  return Object.fromEntries(Object.keys(loads).map((section, i) => [section, values[i]])) as Sections<T>; // the same keys, their values awaited
}
