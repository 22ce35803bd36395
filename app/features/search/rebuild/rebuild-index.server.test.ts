import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { storedKinds } from '#app/stored-kinds.ts';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { migrations } from '#db/migrations.ts';
import { insertEarlierArticle } from '#tests/factories/earlier-article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { searchContent } from '../search.server.ts';
import { startIndexRebuild } from './rebuild-index.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const ARTICLES = 12;
const QUIET = { info: () => undefined, warn: () => undefined };

describeOnEachDatabase('what the release before has indexed', (_, { dialect, create, connect }) => {
  /** As the last release left it: folded by case alone, the index written by its triggers. */
  async function openEarlier() {
    const place = await create();
    const db = await connect(place);
    const next = migrations.findIndex(({ name }) => name === '0017-search-words');
    await migrate(db, migrations.slice(0, next));
    for (let number = 1; number <= ARTICLES; number++) await insertEarlierArticle(db, toEarlier(number));
    await migrate(db);
    return { db, place };
  }

  test('[SRCH-1] is found as before at once, and as people type once it is indexed anew', async () => {
    const { db } = await openEarlier();
    const before = [
      'nobody’s certificate',
      'nobody’s',
      '’',
      '–',
      'yam',
      'ya',
      'a nobody’s certificate – said “free” 12 at the market of makola',
    ];
    const typed = ["nobody's certificate", '- said "free" 12 at the market of makola'];
    for (const query of before) expect([query, await count(db, query)]).toEqual([query, query.includes('12') ? 1 : ARTICLES]);
    const { ready, stop } = startIndexRebuild({ db, log: QUIET });
    await ready;
    await stop();
    for (const query of [...before, ...typed])
      expect([query, await count(db, query)]).toEqual([query, query.includes('12') ? 1 : ARTICLES]);
    const { results } = await searchContent(db, "nobody's", { kinds: storedKinds, limit: 1, now: NOW });
    expect(results[0]?.titleRuns?.[0]).toEqual({ text: 'Nobody’s', isMatch: true });
    expect(await db.selectFrom('articles').select('plainText').distinct().execute()).toEqual([{ plainText: '' }]);
  });

  test('[SRCH-1] is found as before while some of it is indexed anew, and by two processes at once', async () => {
    const { db, place } = await openEarlier();
    const other = dialect === 'postgres' ? await connect(place) : db; // on SQLite one process has the folder
    const version = await readVersion(db);
    const rebuilds = [startIndexRebuild({ db, log: QUIET, timing: { startMs: 0 } }), startIndexRebuild({ db: other, log: QUIET })];
    onTestFinished(async () => void (await Promise.all(rebuilds.map(({ stop }) => stop()))));
    for (let again = 0; (await countEarlier(db)) > 0 && again < 200; again++) {
      expect(await count(db, 'nobody’s')).toBe(ARTICLES);
      await wait(5);
    }
    expect(await countEarlier(db)).toBe(0);
    expect(await count(db, "nobody's")).toBe(ARTICLES);
    expect(await readVersion(db)).toBe(version); // pages stay cached
  });

  test('[SRCH-1] is indexed by the next start where one was ended half-way', async () => {
    const { db } = await openEarlier();
    const first = startIndexRebuild({ db, log: QUIET, timing: { startMs: 0 } });
    await first.ready;
    await first.stop();
    expect(await count(db, 'nobody’s')).toBe(ARTICLES);
    const lines: unknown[] = [];
    const second = startIndexRebuild({ db, log: { ...QUIET, info: (...line) => void lines.push(line) } });
    await second.ready;
    expect([await countEarlier(db), lines.length]).toEqual([0, 1]);
    await second.stop();
  });

  test('[SRCH-2] what was written by other means is found after a start', async () => {
    const { db } = await openEarlier();
    await sql`update article_search set fold = 0`.execute(db);
    await sql`update articles set title = 'Kenkey', category = 'BRAND', search_title = '', plain_text = '', words = null, content = '<p>fish</p>'
      where id = 'earlier-3'`.execute(db);
    const { ready, stop } = startIndexRebuild({ db, log: QUIET });
    await ready;
    await stop();
    expect([await count(db, 'kenkey'), await count(db, 'fish')]).toEqual([1, 1]);
  });
});

function toEarlier(number: number) {
  const content = `<p>A nobody’s certificate – said “free” ${number} at the market of Makola</p>`;
  return { id: `earlier-${number}`, title: `Nobody’s certificate ${number}`, excerpt: 'Yam', category: 'MARKETING', content };
}

async function count(db: Db, query: string): Promise<number> {
  return (await searchContent(db, query, { kinds: storedKinds, now: NOW })).count;
}

async function countEarlier(db: Db): Promise<number> {
  const rows = await db.selectFrom('articleSearch').select('articleId').where('fold', '=', 0).execute();
  return rows.length;
}

async function readVersion(db: Db): Promise<unknown> {
  return (await db.selectFrom('contentVersion').select('version').executeTakeFirst())?.version;
}
