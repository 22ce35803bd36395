import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { contentKinds } from '#app/kinds.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { createPublicTexts } from '#features/publishing/texts/public-texts.server.ts';
import { fileServices } from '#features/settings/service.ts';
import { fill } from './scale-fill.ts';
import { median } from './statistics.ts';
import { printTable, type Row } from './table.ts';

const SIZES = [2000, 20_000];
const TIMES = 15;
const NOW = new Date('2026-01-01T00:00:00.000Z');
const MB = 1024 * 1024;

/** `node --expose-gc bench/public-texts.ts`: what related articles and *Did you mean* cost in memory and in time. */
async function main() {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(...(await measure(size)));
  printTable(rows);
}

async function measure(size: number): Promise<Row[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'byline-bench-'));
  const db = await openDatabase({ databaseUrl: '', dataDir });
  try {
    await migrate(db);
    await fill(db, size);
    const site = { language: 'en', services: fileServices };
    const texts = createPublicTexts({ db, kinds: contentKinds, readSite: async () => site, patienceMs: 600_000 });
    const heapBefore = readHeap();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const first = await meter(() => texts.refresh());
    delay.disable();
    const heap = (readHeap() - heapBefore) / MB;
    const items = await db.selectFrom('articles').select('id').limit(TIMES).execute();
    const saves: number[] = [];
    const questions: number[] = [];
    for (const { id } of items) {
      await db
        .updateTable('articles')
        .set((eb) => ({ version: eb('version', '+', 1), title: `Saved ${id}` }))
        .where('id', '=', id)
        .execute();
      saves.push(await meter(() => texts.refresh()));
      questions.push(
        await meter(async () => {
          texts.findRelatedIds({ kind: 'article', reading: id }, { limit: 12, now: NOW });
          texts.matchOffers({ kind: 'article', reading: id });
        }),
      );
    }
    const figure = (name: string, value: number, unit: Row['unit']) => ({
      figure: `${size.toLocaleString('en')} articles: ${name}`,
      value,
      unit,
    });
    return [
      figure('first reading', first, 'ms'),
      figure('longest hold of the event loop', delay.max / 1e6, 'ms'),
      figure('memory', heap, 'MB'),
      figure('reading after a save', median(saves), 'ms'),
      figure('a question, with its offers', median(questions), 'ms'),
    ];
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  }
}

/** Milliseconds of processor time. */
async function meter(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function readHeap(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

await main();
