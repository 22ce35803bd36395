import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Db } from '#db/client.server.ts';
import type { RunningSite } from './site.ts';

type Fill = (db: Db) => Promise<void>;

/** What is in each of the sites that tests only read: the demo content, or what a function fills in. */
const CONTENT = {
  demo: async (): Promise<Fill | undefined> => undefined,
  odd: async () => (await import('../factories/content/odd-content.ts')).fillOdd,
  edge: async () => (await import('../factories/content/long-content.ts')).fillEdge,
  empty: async () => (await import('../factories/content/home-content.ts')).fillEmpty,
  sparse: async () => (await import('../factories/content/home-content.ts')).fillSparse,
  african: async () => (await import('../factories/content/african-content.ts')).fillAfrican,
  'right-to-left': async () => (await import('../factories/content/right-to-left-content.ts')).fillRightToLeft,
  languages: async () => (await import('../factories/content/languages-content.ts')).fillLanguages,
} satisfies Record<string, () => Promise<Fill | undefined>>;

export type SharedSiteName = keyof typeof CONTENT;

export interface SharedSite {
  url: string;
  /** What the server has printed so far. */
  output: string;
}

/** The variable that holds where the sites are asked for. */
const SHARED_SITES = 'SHARED_SITES_URL';

/** Answers the workers of a run with the address of a shared site, and starts it the first time that one asks. */
export async function shareSites(start: (content: { demo: true } | { fill: Fill }) => Promise<RunningSite>): Promise<() => Promise<void>> {
  const sites = new Map<string, Promise<RunningSite>>();
  const startShared = async (name: SharedSiteName) => {
    const fill = await CONTENT[name]();
    return start(fill ? { fill } : { demo: true });
  };
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) as SharedSiteName; // only openSharedSite asks
    try {
      if (!sites.has(name)) sites.set(name, startShared(name));
      const site = await sites.get(name);
      response.end(JSON.stringify({ url: site?.url, output: site?.output() }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env[SHARED_SITES] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe
  return async () => {
    server.close();
    for (const site of await Promise.allSettled(sites.values())) if (site.status === 'fulfilled') await site.value.stop();
  };
}

export async function openSharedSite(name: SharedSiteName): Promise<SharedSite> {
  const response = await fetch(`${process.env[SHARED_SITES]}/${name}`);
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
