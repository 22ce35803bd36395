import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#db/client.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { signIn } from '#tests/support/admin-client.ts';
import { type AskedAction, extensionTests } from '#tests/support/extensions.ts';
import { type Server, startSite } from '#tests/support/processes.ts';
import { fillFolder } from '../../../bench/fill.ts';
import { emptyPageCache, listPublicActions, listSaves } from '../../event-loop/actions.ts';
import { LONGEST, listHostileFrontMatter, listHostileMarkdown, listHostileTexts, writeArticle } from '../../event-loop/texts.ts';
import { createWatch, getMonitorSettings, type Held } from '../../event-loop/watch.ts';
import { amount, isShort } from '../../report.ts';

const ARTICLES = amount(10_000, 300);
const RUNS = isShort ? 1 : 3;
const MOST_RUNS = isShort ? 4 : 8;
const BARS = { public: 100, save: 300 };

/**
 * How long one request at a time holds the event loop of the built site over ten thousand articles, its page not in the cache.
 * What counts is processor time, as another process may have the machine; the clock stands beside it. Of several runs the best counts, as
 * the collector does not come each time; a run over the bar is repeated.
 */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-event-loop-'));
  const dataDir = path.join(folder, 'data');
  const socket = path.join(folder, 'monitor');
  try {
    await (await startSite(dataDir)).stop(); // makes the folder, its admin's link and the built-in articles
    await fillFolder(dataDir, ARTICLES);
    await addTexts(dataDir);
    const site = await startSite(dataDir, getMonitorSettings(socket));
    try {
      const missed = await measure(site, socket, dataDir);
      process.stdout.write(missed.length ? `\nmissed: ${missed.join(', ')}\n` : '\nnothing is over its bar\n');
      process.exitCode = missed.length ? 1 : 0;
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function addTexts(dataDir: string) {
  const db = await openDatabase({ databaseUrl: '', dataDir });
  for (let run = 0; run < MOST_RUNS; run += 1) {
    await insertArticle(db, { id: `small-${run}`, content: writeArticle(10_000, run) });
    await insertArticle(db, { id: `long-${run}`, content: writeArticle(200_000, run) });
    await insertArticle(db, { id: `longest-${run}`, content: writeArticle(LONGEST, run) });
    for (const [at, content] of Object.values(listHostileTexts(200_000, run)).entries())
      await db
        .insertInto('articles')
        .values({ ...bareArticle(`hostile-${at}-${run}`), content })
        .execute();
  }
  await db.destroy();
}

/** As if it had been written by something else than the site: nothing is derived from its text. */
function bareArticle(id: string) {
  const publishedAt = '2023-01-15T09:00:00.000Z';
  const words = { id, title: id, category: 'BRAND' as const, excerpt: id, author: 'Filler', tags: [], imageUrl: null };
  return { ...words, readTime: 1, isFeatured: false, isLatest: false, publishedAt, firstPublishedAt: publishedAt, updatedAt: publishedAt };
}

async function measure(site: Server, socket: string, dataDir: string): Promise<string[]> {
  const headers = await signIn(site);
  const { watch, close } = await createWatch(socket);
  const missed: string[] = [];
  let saved = 0;
  const measureAll = async (actions: AskedAction[], bar: number) => {
    for (const { name, act } of actions) {
      let best: Held = { heldMs: Number.POSITIVE_INFINITY, clockMs: 0 };
      let status = 0;
      for (let run = 0; run < RUNS || (best.heldMs > bar && run < MOST_RUNS); run += 1) {
        await emptyPageCache(site, headers, ++saved);
        const held = await watch(async () => {
          status = (await act(run)).status;
        });
        if (held.heldMs < best.heldMs) best = held;
      }
      const isMissed = best.heldMs > bar || status >= 500; // what is not done holds nothing up
      if (isMissed) missed.push(name);
      const figures = [best.heldMs, best.clockMs].map((ms) => `${ms.toFixed(0)} ms`.padStart(9));
      process.stdout.write(`${name.padEnd(50)} ${status} held ${figures[0]} by the clock ${figures[1]}${isMissed ? '  MISSED' : ''}\n`);
    }
  };
  process.stdout.write(`a public request, at most ${BARS.public} ms\n`);
  await measureAll(listPublicActions(site), BARS.public);
  process.stdout.write(`\na request of the author, at most ${BARS.save} ms\n`);
  await measureAll(await listSaves(site, headers), BARS.save);
  process.stdout.write(`\na text of a program, at most ${BARS.save} ms\n`);
  const db = await openDatabase({ databaseUrl: '', dataDir });
  const length = amount(60_000, 20_000);
  const texts = Object.values({ ...listHostileMarkdown(length), ...listHostileFrontMatter(length) });
  const reads = await Promise.all(extensionTests.map(({ readTexts }) => readTexts?.({ db, site, headers }, texts) ?? []));
  await measureAll(reads.flat(), BARS.save);
  await db.destroy();
  close();
  return missed;
}

await main();
