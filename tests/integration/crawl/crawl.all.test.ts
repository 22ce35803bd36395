import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { type RunningSite, startSite } from '../../support/site.ts';
import { type Crawl, crawlSite } from './crawl-site.ts';
import { findFaults } from './find-faults.ts';
import { makeGeneratedFolder } from './generated-site.ts';

async function start(options: Parameters<typeof startSite>[0]): Promise<RunningSite> {
  const site = await startSite(options);
  onTestFinished(() => site.stop());
  return site;
}

/** How many pages that may be indexed begin so. */
function countIndexed({ pages }: Crawl, start: string): number {
  return [...pages.values()].filter(
    ({ path, status, document }) => path.startsWith(start) && status === 200 && document?.isNoindex === false,
  ).length;
}

test('[SEO-6] on the demo site nothing is orphaned, broken, double, nameless, too long or too deep', async () => {
  const { url } = await start({ demo: true });
  const crawl = await crawlSite(url, { withImages: true });
  expect(findFaults(crawl)).toEqual([]);
  expect([countIndexed(crawl, '/blog/'), countIndexed(crawl, '/solution/'), countIndexed(crawl, '/services/')]).toEqual([12, 4, 4]);
  expect(countIndexed(crawl, '/tag/')).toBe(0);
});

test('[SEO-6] [SOL-3] [ART-5] nor on one of three hundred articles and thirty solutions, whose tags make few pages to be indexed', async () => {
  const dataDir = await makeGeneratedFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { url } = await start({ dataDir });
  const crawl = await crawlSite(url);
  expect(findFaults(crawl)).toEqual([]);
  expect([countIndexed(crawl, '/blog/'), countIndexed(crawl, '/solution/')]).toEqual([300, 30]);
  expect(countIndexed(crawl, '/tag/')).toBe(countIndexed(crawl, '/tag/week-'));
  expect([...crawl.pages.keys()].filter((path) => path.startsWith('/tag/only-'))).toEqual([]);
});
