import { mkdtempSync, rmSync, existsSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { listContent, listTags } from '#features/editor/list/list-content.server.ts';
import { parseListQuery } from '#features/editor/list/list-query.ts';
import { findIds } from '#features/search/search.server.ts';
import { fill } from './scale-fill.ts';

const pg = process.argv[2] ?? '';
const dir = '/tmp/wt-scratch-lists/fill';
const isNew = pg ? true : !existsSync(`${dir}/byline.sqlite`);
import { mkdirSync } from 'node:fs';
mkdirSync(dir, { recursive: true });
const db = await openDatabase({ databaseUrl: pg, dataDir: dir });
await migrate(db);
const now = new Date();
const day = Math.floor(now.getTime() / 86_400_000);
if (isNew) {
  await fill(db, 10_000);
  const ids = (await db.selectFrom('articles').select('id').execute()).map((r) => r.id);
  await db.transaction().execute(async (tx) => {
    for (const [n, id] of ids.entries()) {
      await tx.insertInto('itemViews').values(Array.from({ length: 30 }, (_, at) => ({ kind: 'article', itemId: id, day: day - at, views: 1 + ((n * 7919 + at) % 50) }))).execute();
      await tx.insertInto('revisions').values([1, 2].map((number) => ({ id: `${id}-${number}`, kind: 'article', itemId: id, number, savedAt: new Date(now.getTime() - n * 60_000 * number).toISOString(), savedBy: null, fields: Buffer.alloc(2500, n % 250), isPublished: true }))).execute();
    }
    await sql`update articles set is_draft = ${pg ? sql`true` : 1} where id in (select id from articles order by published_at desc limit 300)`.execute(tx);
    await sql`update articles set draft_revision_id = 'x' where id in (select id from articles order by published_at limit 300)`.execute(tx);
  });
  await sql`analyze`.execute(db);
}
const cases = ['', 'page=200', 'sort=oldest', 'sort=title', 'sort=changed', 'sort=read', 'show=draft', 'show=scheduled', 'show=published', 'show=changed', 'category=BRAND', 'tag=filler', 'tag=market', 'q=market', 'q=number+77', 'q=ma', 'q=market&sort=read&show=published&category=BRAND&tag=filler', 'tag=filler&sort=changed&page=100', 'q=number&sort=read'];
for (const c of cases) {
  const times: number[] = []; const wall: number[] = [];
  let count = 0;
  for (let at = 0; at < 25; at += 1) {
    const cpu = process.cpuUsage(); const t = performance.now();
    const query = parseListQuery(new URLSearchParams(c));
    const found = await findIds(db, query.text, articleKind);
    count = (await listContent(db, articleKind, { query, now, found })).count;
    const u = process.cpuUsage(cpu); times.push((u.user + u.system) / 1000); wall.push(performance.now() - t);
  }
  times.sort((a, b) => a - b); wall.sort((a, b) => a - b);
  console.log(c.padEnd(60), String(count).padStart(6), 'median', times[12]?.toFixed(1), 'p95', times[23]?.toFixed(1), 'wall', wall[12]?.toFixed(1), wall[23]?.toFixed(1));
}
const t = performance.now(); await listTags(db, 1); console.log('tags', (performance.now() - t).toFixed(1));
await db.destroy();
