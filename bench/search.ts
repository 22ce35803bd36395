import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { storedKinds } from '#app/all-kinds.server.ts';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { type Db, getDialect, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { htmlToText } from '#features/html/html-text.server.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { getSearchColumns, getSearchText } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';
import { searchContent } from '#features/search/search.server.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { percentile } from './statistics.ts';
import { round } from './table.ts';

export interface SearchFigures {
  database: 'sqlite' | 'postgres';
  articles: number;
  kind: string;
  /** Milliseconds from call to response. */
  p50: number;
  p95: number;
  /** The most that p95 may be; of all kinds together. */
  bar: number;
  max: number;
  /** Milliseconds of processor time, of this process and of PostgreSQL: what a busy machine hardly changes. */
  p95Cpu: number;
}

const ARTICLE_BYTES = 8000;
const SEARCHES_A_KIND = 60;
const BATCH = 100;
/** Not among *all*: a phrase that is not found costs a second search, of its words. */
const APART = 'words far apart';

/** The most milliseconds that p95 may be, at each number of articles. */
const BARS: Record<SearchFigures['database'], Record<number, number>> = {
  sqlite: { 1000: 20, 10000: 20 },
  postgres: { 1000: 20, 10000: 150 },
};

/** Fills a database of each sort with articles of 8 kB and times the searches of a reader: all kinds, each query once. */
export async function benchSearch(): Promise<SearchFigures[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'byline-bench-'));
  const figures = await benchDatabase('sqlite', await openDatabase({ databaseUrl: '', dataDir: folder }));
  rmSync(folder, { recursive: true });
  const cluster = await startPostgresCluster().catch((error: Error) => say(`no PostgreSQL: ${error.message}`));
  if (!cluster) return figures;
  figures.push(...(await benchDatabase('postgres', await openDatabase({ databaseUrl: cluster.url, dataDir: '' }))));
  await cluster.stop();
  return figures;
}

async function benchDatabase(database: SearchFigures['database'], db: Db): Promise<SearchFigures[]> {
  const author = new Author();
  await migrate(db);
  const figures: SearchFigures[] = [];
  const sample: string[] = [];
  for (const [articles, bar] of Object.entries(BARS[database])) {
    sample.push(...(await fill(db, author, { from: sample.length * BATCH, to: Number(articles) })));
    const timings = await timeSearches(db, author.queries(sample));
    for (const kind of ['all', ...new Set(timings.map((timing) => timing.kind))]) {
      const these = timings.filter((timing) => (kind === 'all' ? timing.kind !== APART : timing.kind === kind));
      const walls = these.map(({ wall }) => wall);
      const [p50, p95, max] = [percentile(walls, 0.5), percentile(walls, 0.95), percentile(walls, 1)];
      const cpus = these.map(({ cpu }) => cpu);
      figures.push({ database, articles: Number(articles), kind, p50, p95, bar, max, p95Cpu: percentile(cpus, 0.95) });
    }
  }
  await db.destroy();
  return figures;
}

async function timeSearches(db: Db, queries: { kind: string; query: string }[]): Promise<{ kind: string; wall: number; cpu: number }[]> {
  const timings: { kind: string; wall: number; cpu: number }[] = [];
  await searchContent(db, 'warm', { kinds: storedKinds, publicTexts: openPublicTexts(db), now: NOW });
  for (const { kind, query } of queries) {
    const readCpu = await meterCpu(db);
    const cpuBefore = readCpu();
    const before = performance.now();
    await searchContent(db, query, { kinds: storedKinds, publicTexts: openPublicTexts(db), now: NOW });
    const wall = performance.now() - before;
    timings.push({ kind, wall, cpu: readCpu() - cpuBefore });
  }
  return timings;
}

/** Reads the milliseconds that this process and, where Linux tells them, its one connection's PostgreSQL process have used. */
async function meterCpu(db: Db): Promise<() => number> {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (getDialect(db) === 'sqlite' || process.platform !== 'linux') return own;
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return () => own() + Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

const NOW = new Date('2026-01-01T00:00:00.000Z');

/** Puts the articles in and gives back the text of every hundredth. */
async function fill(db: Db, author: Author, { from, to }: { from: number; to: number }): Promise<string[]> {
  const sample: string[] = [];
  for (let start = from; start < to; start += BATCH) {
    const articles = Array.from({ length: BATCH }, (_, index) => createArticle(author, start + index));
    sample.push(articles[0]?.text ?? '');
    await db.transaction().execute(async (tx) => {
      for (const { row, searchText } of articles) {
        await tx.insertInto('articles').values(row).execute();
        await indexContent(tx, { table: 'articles', id: row.id }, searchText);
      }
    });
  }
  return sample;
}

function createArticle(author: Author, index: number) {
  const words = {
    title: author.text(50),
    excerpt: author.text(150),
    category: CATEGORIES[index % CATEGORIES.length] ?? CATEGORIES[0],
    content: '',
  };
  const text = author.text(ARTICLE_BYTES);
  const publishedAt = new Date(NOW.getTime() - author.below(5 * 365 * 24) * 3_600_000).toISOString();
  const dates = { publishedAt: publishedAt, firstPublishedAt: publishedAt, updatedAt: publishedAt };
  const rest = { author: 'Ada Author', tags: [], readTime: 7, isFeatured: false, isLatest: false, ...dates };
  const row = { id: `article-${index}`, ...words, ...getSearchColumns(words, text), content: `<p>${text}</p>`, ...rest };
  return { row, text, searchText: getSearchText(words, text) };
}

/** Writes like the built-in articles: each word follows the two before as it did there somewhere; one in fifty is a rare word. */
class Author {
  readonly #words = builtInArticles.flatMap(({ content }) => htmlToText(content).split(' '));
  readonly #next = new Map<string, string[]>();
  #state = 42;
  #before = '';

  constructor() {
    this.#words.forEach((word, index) => {
      const before = this.#words[index - 1] ?? '';
      this.#next.set(before, [...(this.#next.get(before) ?? []), word]);
    });
  }

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  text(bytes: number): string {
    let text = '';
    while (text.length < bytes) text += `${this.#word()} `;
    return text.trim();
  }

  queries(sample: string[]): { kind: string; query: string }[] {
    const make = (kind: string, query: () => string) => Array.from({ length: SEARCHES_A_KIND }, () => ({ kind, query: query() }));
    const phrase = (length: number) => {
      const text = this.#one(sample);
      const start = this.below(text.length - length);
      return text.slice(start, start + length);
    };
    return [
      ...make('a common word', () => this.#one(this.#words.filter((word) => word.length > 2))),
      ...make('a rare word', () => this.#rareWord()),
      ...make('one or two letters', () => phrase(1 + this.below(2)).trim() || 'e'),
      ...make('two words', () => phrase(400).split(' ').slice(1, 3).join(' ')),
      ...make(
        APART,
        () => `${this.#one(this.#words.filter((word) => word.length > 3))} ${this.#one(this.#words.filter((word) => word.length > 3))}`,
      ),
      ...make('a long phrase', () => phrase(20 + this.below(180))),
      ...make('a letter wrong', () => this.#withSwap(this.#one(this.#words.filter((word) => word.length > 4)))),
      ...make('no match', () => `${phrase(3 + this.below(20))}${this.#one(['qz', 'xxj', 'zzv'])}`),
    ]
      .map((query) => ({ query, order: this.below(1e9) }))
      .sort((a, b) => a.order - b.order)
      .map(({ query }) => query);
  }

  #word(): string {
    if (this.below(50) === 0) return this.#rareWord();
    const next = this.#one(this.#next.get(this.#before) ?? this.#words);
    this.#before = next;
    return next;
  }

  #withSwap(word: string): string {
    const at = 1 + this.below(word.length - 2);
    return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
  }

  /** One of some forty thousand. */
  #rareWord(): string {
    const syllables = ['ba', 'cor', 'dem', 'fil', 'gan', 'hus', 'lop', 'mer', 'nis', 'pot', 'rav', 'sul', 'tek', 'vim'];
    return Array.from({ length: 4 }, () => this.#one(syllables)).join('');
  }

  #one<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  }
}

function say(line: string): undefined {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main) {
  for (const { database, articles, kind, ...numbers } of await benchSearch()) {
    const cells = Object.entries(numbers).map(([name, value]) => `${name} ${round(value)}`.padEnd(14));
    say(`${database.padEnd(9)} ${String(articles).padEnd(6)} ${kind.padEnd(19)} ${cells.join(' ')}`);
  }
}
