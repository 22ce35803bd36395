import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { makeContentFolder } from '../../tests/factories/content-folder.ts';
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

async function makeEmptyFolder(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-screens-'));
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db);
  await db.insertInto('seeds').values({ name: 'built-in-articles', doneAt: '2025-01-01T00:00:00.000Z' }).execute();
  await db.destroy();
  return dataDir;
}
