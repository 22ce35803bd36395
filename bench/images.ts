import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { imageFileName } from '#features/images/image-variants.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/processes.ts';
import { fill } from './scale-fill.ts';
import { percentile } from './statistics.ts';
import { printTable, type Row } from './table.ts';

const COUNT = 10_000;
const TIMES = 60;
const MOST_MS = 150;
const BATCH = 500;

const TARGETS: Record<string, (time: number) => string> = {
  'the page': () => '/admin/images',
  'a later page': (time) => `/admin/images/list?before=${toId(100 + time * 100)}`,
  'images that nothing uses': () => '/admin/images/list?show=unused',
  'a search of descriptions': (time) => `/admin/images/list?q=picture ${time * 37}`,
  'a search of titles': (time) => `/admin/images/list?q=number ${time * 37}`,
  'a search that finds nothing': (time) => `/admin/images/list?q=nothing at all ${time}`,
};

/** `node bench/images.ts`: how long the library of images takes, with ten thousand of them and as many articles. */
async function main() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-images-'));
  const rows: Row[] = [];
  try {
    const db = await openDatabase({ databaseUrl: '', dataDir });
    await migrate(db);
    await fill(db, COUNT);
    await addImages(db);
    await db.destroy();
    const site = await startSite(dataDir);
    try {
      const headers = await signIn(site);
      for (const [name, toPath] of Object.entries(TARGETS)) {
        const times: number[] = [];
        for (let time = 0; time <= TIMES; time += 1) {
          const startedAt = performance.now();
          const { status } = await sendRequest(site, encodeURI(toPath(time)), { headers });
          if (status !== 200) throw new Error(`${name}: ${status}`);
          if (time > 0) times.push(performance.now() - startedAt); // the first one loads and compiles
        }
        rows.push({ figure: `${name}, median`, value: percentile(times, 0.5), unit: 'ms' });
        rows.push({ figure: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms', bar: { most: MOST_MS } });
      }
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  printTable(rows);
}

/** Each article has one of its own as its cover and shows another one; every tenth image is used by none, and one by a thousand. */
async function addImages(db: Db): Promise<void> {
  const articles = await db.selectFrom('articles').select('id').orderBy('id').execute();
  for (let from = 0; from < COUNT; from += BATCH)
    await db.transaction().execute(async (tx) => {
      for (let number = from; number < from + BATCH; number += 1) {
        const alt = `Picture ${number} of a market`;
        const createdAt = new Date(Date.UTC(2025, 0, 1) - number * 60_000).toISOString();
        await tx
          .insertInto('images')
          .values({ ...toName(number), bytes: 200_000, alt, searchAlt: alt.toLowerCase(), createdAt, state: 'live' })
          .execute();
        const { id = '' } = articles[number] ?? {};
        const cover = number % 10 === 0 ? 1 : number;
        const { content } = await tx.selectFrom('articles').select('content').where('id', '=', id).executeTakeFirstOrThrow();
        await tx
          .updateTable('articles')
          .set({ imageUrl: toUrl(cover), content: `${content}<img src="${toUrl(((cover * 7) % 9000) | 1)}" alt="">` })
          .where('id', '=', id)
          .execute();
      }
    });
}

function toId(number: number) {
  return `bench${String(number).padStart(11, '0')}`;
}

function toName(number: number) {
  return { id: toId(number), width: 1600, height: 1200, colour: '336699', extension: 'jpg' };
}

function toUrl(number: number) {
  return `/images/${imageFileName(toName(number))}`;
}

await main();
