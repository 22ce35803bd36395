import { makeContentFolder } from '../../tests/factories/content-folder.ts';
import { makeEmptyFolder } from '../../tests/factories/home-content.ts';
import { makeEdgeFolder } from '../../tests/factories/long-content.ts';
import { type RunningSite, startSite } from '../../tests/support/site.ts';

/** The sites whose pages are taken: the demo, one at the edge of what pages must bear, one with a single article, one with nothing. */
export const sites = {
  demo: () => startSite({ demo: true }),
  edge: async () => startSite({ dataDir: await makeEdgeFolder() }),
  one: async () =>
    startSite({
      dataDir: await makeContentFolder({
        articles: [{ id: 'one', title: 'The only article so far', category: 'LEADERSHIP', imageUrl: '/pictures/12.svg' }],
      }),
    }),
  empty: async () => startSite({ dataDir: await makeEmptyFolder() }),
} satisfies Record<string, () => Promise<RunningSite>>;

export type SiteName = keyof typeof sites;
