import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FullConfig } from '@playwright/test';
import { fillAfrican } from '../../factories/content/african-content.ts';
import { fillEmpty, fillSparse } from '../../factories/content/home-content.ts';
import { fillLanguages } from '../../factories/content/languages-content.ts';
import { fillEdge } from '../../factories/content/long-content.ts';
import { fillOdd } from '../../factories/content/odd-content.ts';
import { fillRightToLeft } from '../../factories/content/right-to-left-content.ts';
import type { RunningSite } from '../../support/site.ts';
import { findFirefox, NO_FIREFOX } from './firefox.ts';
import { SHARED_SITES, type SharedSiteName } from './shared-sites.ts';
import { startSite, startSurroundings } from './site.ts';

const START: Record<SharedSiteName, () => Promise<RunningSite>> = {
  demo: () => startSite({ demo: true }),
  odd: () => startSite({ fill: fillOdd }),
  edge: () => startSite({ fill: fillEdge }),
  empty: () => startSite({ fill: fillEmpty }),
  sparse: () => startSite({ fill: fillSparse }),
  african: () => startSite({ fill: fillAfrican }),
  'right-to-left': () => startSite({ fill: fillRightToLeft }),
  languages: () => startSite({ fill: fillLanguages }),
};

/** Answers the workers with the address of a shared site, and starts it the first time. */
export default async function shareSites({ projects }: FullConfig): Promise<() => Promise<void>> {
  if (projects.some(({ name }) => name === 'firefox') && !findFirefox()) process.stdout.write(`${NO_FIREFOX}\n`);
  const stopSurroundings = await startSurroundings();
  const sites = new Map<string, Promise<RunningSite>>();
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    try {
      if (!sites.has(name)) sites.set(name, START[name as SharedSiteName]()); // only openSharedSite asks
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
    await stopSurroundings();
  };
}
