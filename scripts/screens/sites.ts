import { fillContent, makeDataFolder } from '../../tests/factories/content-folder.ts';
import { fillEmpty } from '../../tests/factories/content/home-content.ts';
import { fillEdge } from '../../tests/factories/content/long-content.ts';
import { type RunningSite, startSite } from '../../tests/support/site.ts';

const ONE = { articles: [{ id: 'one', title: 'The only article so far', category: 'LEADERSHIP', imageUrl: '/pictures/12.svg' }] };

/** The sites whose pages are taken: the demo, one at the edge of what pages must bear, one with a single article, one with nothing. */
export const sites = {
  demo: () => startSite({ demo: true }),
  edge: async () => startSite({ dataDir: await makeDataFolder(fillEdge) }),
  one: async () => startSite({ dataDir: await makeDataFolder((db) => fillContent(db, ONE)) }),
  empty: async () => startSite({ dataDir: await makeDataFolder(fillEmpty) }),
} satisfies Record<string, () => Promise<RunningSite>>;

export type SiteName = keyof typeof sites;
