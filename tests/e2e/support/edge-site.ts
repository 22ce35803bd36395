import { makeEdgeFolder } from '../../factories/long-content.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** A test against a site whose content is at the edge of what its pages must bear. */
export const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ dataDir: await makeEdgeFolder() });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
