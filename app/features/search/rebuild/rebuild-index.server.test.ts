import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { storedKinds } from '#app/stored-kinds.ts';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { searchContent } from '../search.server.ts';
import { startIndexRebuild } from './rebuild-index.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const ARTICLES = 12;
const QUIET = { info: () => undefined, warn: () => undefined };

describeOnEachDatabase('what is not indexed by the rule of today', (_, { dialect, create, connect }) => {
  async function openUnindexed() {
    const place = await create();
    const db = await connect(place);
    await migrate(db);
    for (let number = 1; number <= ARTICLES; number++) await insertArticle(db, toArticle(number));
    await sql`update article_search set fold = 0`.execute(db);
    return { db, place };
  }

  test('[SRCH-1] is found as before while some of it is indexed anew, and by two processes at once', async () => {
    const { db, place } = await openUnindexed();
    const other = dialect === 'postgres' ? await connect(place) : db; // on SQLite one process has the folder
    const version = await readVersion(db);
    const rebuilds = [startIndexRebuild({ db, log: QUIET, timing: { startMs: 0 } }), startIndexRebuild({ db: other, log: QUIET })];
    onTestFinished(async () => void (await Promise.all(rebuilds.map(({ stop }) => stop()))));
    for (let again = 0; (await countUnindexed(db)) > 0 && again < 200; again++) {
      expect(await count(db, 'nobody’s')).toBe(ARTICLES);
      await wait(5);
    }
    expect(await countUnindexed(db)).toBe(0);
    expect(await count(db, "nobody's")).toBe(ARTICLES);
    expect(await readVersion(db)).toBe(version); // pages stay cached
  });

  test('[SRCH-1] is indexed by the next start where one was ended half-way', async () => {
    const { db } = await openUnindexed();
    const first = startIndexRebuild({ db, log: QUIET, timing: { startMs: 0 } });
    await first.ready;
    await first.stop();
    expect(await count(db, 'nobody’s')).toBe(ARTICLES);
    const lines: unknown[] = [];
    const second = startIndexRebuild({ db, log: { ...QUIET, info: (...line) => void lines.push(line) } });
    await second.ready;
    expect([await countUnindexed(db), lines.length]).toEqual([0, 1]);
    await second.stop();
  });

  test('[SRCH-2] what was written by other means is found after a start', async () => {
    const { db } = await openUnindexed();
    await sql`update articles set title = 'Kenkey', category = 'BRAND', search_title = '', words = null, content = '<p>fish</p>'
      where id = 'article-3'`.execute(db);
    const { ready, stop } = startIndexRebuild({ db, log: QUIET });
    await ready;
    await stop();
    expect([await count(db, 'kenkey'), await count(db, 'fish')]).toEqual([1, 1]);
  });
});

function toArticle(number: number) {
  const content = `<p>A nobody’s certificate – said “free” ${number} at the market of Makola</p>`;
  return { id: `article-${number}`, title: `Nobody’s certificate ${number}`, excerpt: 'Yam', category: 'MARKETING', content };
}

async function count(db: Db, query: string): Promise<number> {
  return (await searchContent(db, query, { kinds: storedKinds, now: NOW })).count;
}

async function countUnindexed(db: Db): Promise<number> {
  const rows = await db.selectFrom('articleSearch').select('articleId').where('fold', '=', 0).execute();
  return rows.length;
}

async function readVersion(db: Db): Promise<unknown> {
  return (await db.selectFrom('contentVersion').select('version').executeTakeFirst())?.version;
}
