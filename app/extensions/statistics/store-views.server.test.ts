import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { startRecording } from '#platform/concurrency/record-counts.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { listMostRead, readViews, recentViews } from './read-views.server.ts';
import { deleteOldViews, KEPT_DAYS, storeViews, toItemIds, WHOLE_SITE } from './store-views.server.ts';
import { createViewCounter, getDay, type ViewCount, type ViewCounter } from './view-counter.ts';

const DAY = 20_779;
const view = (id: string, hosts: Record<string, number> = {}, more: Partial<ViewCount> = {}): ViewCount => ({
  kind: 'article',
  id,
  day: DAY,
  views: 1,
  hosts: new Map(Object.entries(hosts)),
  ...more,
});

const readRows = (db: Db) => db.selectFrom('itemViews').selectAll().orderBy('kind').orderBy('itemId').orderBy('day').execute();
const readHosts = (db: Db, kind: string) =>
  db.selectFrom('viewHosts').select(['itemId', 'host', 'views']).where('kind', '=', kind).orderBy('itemId').orderBy('host').execute();

function record(db: Db, log: { warn(event: string): void }, counter: ViewCounter) {
  return startRecording({ log, noun: 'views', counter, store: (counts) => storeViews(db, counts) });
}

describeOnEachDatabase('views', (open, database) => {
  test('[ADM-23] are added to what is stored, and summed up for the whole site', async () => {
    const db = await open();
    await storeViews(db, [view('a', { 'x.example': 1 }), view('b', {}, { views: 4 })]);
    await storeViews(db, [view('a', { 'x.example': 2, 'y.example': 1 }, { views: 3 })]);
    expect(await readRows(db)).toEqual([
      { kind: 'article', itemId: 'a', day: DAY, views: 4 },
      { kind: 'article', itemId: 'b', day: DAY, views: 4 },
      { kind: 'site', itemId: '', day: DAY, views: 8 },
    ]);
    expect(await readHosts(db, 'article')).toEqual([
      { itemId: 'a', host: 'x.example', views: 3 },
      { itemId: 'a', host: 'y.example', views: 1 },
    ]);
  });

  test('[ADM-23] of an item that has another address than its id are counted as the item', async () => {
    const db = await open();
    await insertArticle(db, { id: 'sell-water-by-the-tap', address: 'water' });
    const count = (id: string, views: number) => view(id, { 'x.example': views }, { views });
    const counts = [count('water', 2), count('sell-water-by-the-tap', 1), count('deleted', 4), { ...count('x', 1), kind: 'solution' }];
    expect(await toItemIds(db, contentKinds, counts)).toEqual([
      count('sell-water-by-the-tap', 3),
      count('deleted', 4),
      { ...count('x', 1), kind: 'solution' },
    ]);
  });

  test('[ADM-23] raise no content version', async () => {
    const db = await open();
    const readVersion = () => db.selectFrom('contentVersion').selectAll().execute();
    const before = await readVersion();
    await storeViews(db, [view('a', { 'x.example': 1 })]);
    expect(await readVersion()).toEqual(before);
  });

  test('[ADM-23] are stored in parts, between which others write, and a part that fails is stored later with the rest', async () => {
    const db = await open();
    const counter = createViewCounter(() => new Date());
    for (let at = 0; at < 450; at += 1) counter.count({ kind: 'article', id: `a${at}` });
    const away = db.withPlugin({
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"a300"')) throw new Error('away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const log = { warn: () => undefined };
    await record(away, log, counter).stop();
    expect((await readRows(db)).length).toBe(200 + 1);
    await record(db, log, counter).stop();
    const rows = await readRows(db);
    expect(rows.filter(({ kind, views }) => kind === 'article' && views === 1).length).toBe(450);
    expect(rows.find(({ kind }) => kind === 'site')).toMatchObject({ views: 450 });
  });

  test('[ADM-23] by many processes at once are all counted', async () => {
    const place = await database.create();
    const first = await database.connect(place);
    await migrate(first);
    const dbs = database.dialect === 'postgres' ? [first, await database.connect(place), await database.connect(place)] : [first];
    const counts = ['a', 'b', 'c', 'd'].map((id) => view(id, { 'x.example': 1 }));
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => storeViews(dbs[at % dbs.length] ?? first, at % 2 ? counts : [...counts].reverse())),
    );
    expect((await readRows(first)).map(({ views }) => views)).toEqual([12, 12, 12, 12, 48]);
    expect((await readHosts(first, 'article')).map(({ views }) => views)).toEqual([12, 12, 12, 12]);
  });

  test('[ADM-23] from hosts beyond the bound of a day are kept together', async () => {
    const db = await open();
    const most = { item: 2, site: 3, day: 7 };
    for (let round = 0; round < 3; round += 1)
      await storeViews(db, [view('a', { [`a${round}.example`]: 1 }), view('b', { [`b${round}.example`]: 1 })], most);
    expect(await readHosts(db, 'article')).toEqual([
      { itemId: 'a', host: 'a0.example', views: 1 },
      { itemId: 'a', host: 'a1.example', views: 1 },
      { itemId: 'a', host: 'other', views: 1 },
      { itemId: 'b', host: 'b0.example', views: 1 },
      { itemId: 'b', host: 'b1.example', views: 1 },
      { itemId: 'b', host: 'other', views: 1 },
    ]);
    expect((await readHosts(db, 'site')).map(({ host }) => host)).toEqual(['a0.example', 'a1.example', 'b0.example', 'other']);
  });

  test('[ADM-23] older than what is kept are deleted', async () => {
    const db = await open();
    await storeViews(db, [view('a', { 'x.example': 1 }), view('a', { 'x.example': 1 }, { day: DAY - KEPT_DAYS - 1 })]);
    await deleteOldViews(db, DAY);
    expect((await readRows(db)).map(({ day }) => day)).toEqual([DAY, DAY]);
    expect(await readHosts(db, 'article')).toHaveLength(1);
  });

  test('[ADM-23] are stored at a stop; what could not be is kept, said once, and stored later', async () => {
    const db = await open();
    const now = () => new Date('2026-11-22T12:00:00Z');
    const counter = createViewCounter(now);
    const warnings: string[] = [];
    const log = { warn: (event: string) => void warnings.push(event) };
    const away = await database.connect(await database.create()); // without tables
    counter.count({ kind: 'article', id: 'a' });
    const failing = record(away, log, counter);
    await failing.stop();
    await failing.stop();
    expect(warnings).toEqual(['views not stored']);
    counter.count({ kind: 'article', id: 'a' });
    await record(db, log, counter).stop();
    expect(await readRows(db)).toMatchObject([{ itemId: 'a', day: getDay(now()), views: 2 }, { kind: 'site' }]);
  });
});

describeOnEachDatabase('the report of views', (open) => {
  test('[ADM-23] has every day of its span, its hosts by their number, and what was read most', async () => {
    const db = await open();
    const at = (day: number, views: number, hosts = {}) => view('a', hosts, { day, views });
    await storeViews(db, [at(DAY, 3, { 'x.example': 1, 'y.example': 2 }), at(DAY - 2, 4, { 'x.example': 2 }), at(DAY - 30, 9)]);
    await storeViews(db, [view('b', {}, { views: 9 })]);
    const report = await readViews(db, { kind: 'article', id: 'a' }, { today: DAY, days: 30 });
    expect(report).toMatchObject({
      views: 7,
      hosts: [
        { host: 'x.example', views: 3 },
        { host: 'y.example', views: 2 },
      ],
      otherHosts: 0,
    });
    expect(report.days).toHaveLength(30);
    expect(report.days.slice(-3).map(({ views }) => views)).toEqual([4, 0, 3]);
    expect((await readViews(db, WHOLE_SITE, { today: DAY, days: 90 })).views).toBe(25);
    expect(await listMostRead(db, { kinds: ['article'], today: DAY, days: 30, limit: 5 })).toEqual([
      { kind: 'article', id: 'b', views: 9 },
      { kind: 'article', id: 'a', views: 7 },
    ]);
  });

  test('[ADM-23] has what was read in the last 30 days, of all items or of some', async () => {
    const db = await open();
    await storeViews(db, [view('a', {}, { views: 3 }), view('a', {}, { day: DAY - 29, views: 4 }), view('b')]);
    await storeViews(db, [view('c', {}, { day: DAY - 30, views: 99 }), view('a', {}, { kind: 'solution' })]);
    const now = new Date('2026-11-22T12:00:00Z');
    const read = async (ids?: string[]) => Object.fromEntries(await recentViews.read(db, { kind: 'article', now, ...(ids && { ids }) }));
    expect(await read()).toEqual({ a: 7, b: 1 });
    expect(await read(['b', 'c'])).toEqual({ b: 1 });
  });
});
