import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { storedKinds } from '#app/all-kinds.server.ts';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { foldText } from '#platform/text/fold.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { openPublicTexts } from '#tests/factories/public-texts.ts';
import { readCorpus } from '#tests/support/corpora.ts';
import { type DatabasePlace, describeOnEachDatabase } from '#tests/support/databases.ts';
import { searchContent } from './search.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const LIMIT = 7;
const WORDS =
  'a ab abc kente Kente market marketplace STRASSE straße İstanbul ΟΔΟΣ Привет 日本語の記事 👩‍👩‍👧 50% under_score back\\slash \\% %_ ' +
  `"quoted" it's café cafe\u0301 ${'long'.repeat(8)} ${'日本語'.repeat(10)} \ud800 \0 unbelievably of the that in to`;
const HOSTILE = [
  '%',
  '_',
  '\\',
  '\\\\',
  '%%%',
  '__',
  "'",
  '"',
  "a'--",
  '\0',
  'a\0b',
  '\ud800',
  '\udc00a',
  '$1',
  'x'.repeat(100_000),
  '%'.repeat(5000),
];

interface SampleArticle {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  words: string;
  publishedAt: string;
}

interface Variant {
  name: string;
  /** What PostgreSQL gets with each connection. */
  options: string;
}

describeOnEachDatabase('search results', (_, { dialect, create, connect }) => {
  const variants: Record<typeof dialect, Variant[]> = {
    sqlite: [{ name: 'by the index', options: '' }],
    postgres: [
      { name: 'by the index', options: '-c enable_seqscan=off -c jit=off' },
      { name: 'where pg_trgm is refused', options: '-c role=pg_monitor' },
    ],
  };

  test.each(variants[dialect])(
    '[SRCH-1] [SRCH-7] are those of a plain loop, in its order, $name',
    { timeout: 120_000 },
    async (variant) => {
      const place = await create();
      if (dialect === 'postgres') await sql`grant create on schema public to pg_monitor`.execute(await connect(place));
      const db = await connect(addOptions(place, variant));
      await migrate(db);
      if (dialect === 'postgres') expect(await hasIndex(db)).toBe(variant.name === 'by the index');
      const random = randomFrom(5);
      const articles = Array.from({ length: 80 }, (_, index) => sampleArticle(random, index));
      for (const { words, ...article } of articles) await insertArticle(db, { ...article, content: `<p>${escapeHtml(words)}</p>` });
      const searchByLoop = indexByLoop(articles);
      for (const query of [...HOSTILE, ...listHostileStrings(), ...Array.from({ length: 200 }, () => sampleQuery(random, articles))]) {
        const { count, results } = await searchContent(db, query, {
          kinds: storedKinds,
          publicTexts: openPublicTexts(db),
          limit: LIMIT,
          now: NOW,
        });
        expect([query, count, ...results.map(({ id }) => id)]).toEqual([query, ...searchByLoop(query)]);
      }
    },
  );
});

function addOptions(place: DatabasePlace, { options }: Variant): DatabasePlace {
  return options ? { ...place, databaseUrl: `${place.databaseUrl}?options=${encodeURIComponent(options)}` } : place;
}

async function hasIndex(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_indexes where indexname = 'article_search_trigrams'`.execute(db);
  return rows.length === 1;
}

function indexByLoop(articles: SampleArticle[]): (query: string) => [number, ...string[]] {
  const fold = (text: string) => foldText(text).trim();
  const folded = articles
    .filter(({ publishedAt }) => publishedAt <= NOW.toISOString())
    .map(({ title, excerpt, category, words, ...rest }) => ({ ...rest, parts: [title, excerpt, `${category}\u0001${words}`].map(fold) }))
    .sort((a, b) => compare(b.publishedAt, a.publishedAt) || compare(a.id, b.id));
  return (query) => {
    const part = fold(query);
    const found = [0, 1, 2].flatMap((rank) => folded.filter(({ parts }) => parts.findIndex((text) => text.includes(part)) === rank));
    return part ? [found.length, ...found.slice(0, LIMIT).map(({ id }) => id)] : [0];
  };
}

function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function sampleArticle(random: () => number, index: number): SampleArticle {
  const text = (words: number) => Array.from({ length: words }, () => one(random, WORDS.split(' '))).join(' ');
  const publishedAt = new Date(NOW.getTime() + 1000 * Math.floor(6 * random() - 4)).toISOString(); // few dates: ids decide too
  const id = `${one(random, ['a', 'B', 'é', 'Z', '-', '日'])}${index}`;
  // PostgreSQL's texts hold no NUL, and neither stores half a letter as it is
  const [title, excerpt, words] = [text(2), text(4), text(30)].map((part) => part.replaceAll('\0', '').toWellFormed());
  return { id, title: title ?? '', excerpt: excerpt ?? '', category: 'BRAND', words: words ?? '', publishedAt };
}

/** A part of an article, words that may stand together nowhere, or a word cut anywhere. */
function sampleQuery(random: () => number, articles: SampleArticle[]): string {
  const { words } = one(random, articles);
  const start = Math.floor(random() * words.length);
  const choice = random();
  if (choice < 0.6) return words.slice(start, start + 1 + Math.floor(random() ** 3 * 80));
  const pair = [one(random, WORDS.split(' ')), one(random, WORDS.split(' '))];
  return choice < 0.8 ? pair.join(' ') : pair.join('').slice(Math.floor(random() * 4));
}

function listHostileStrings(): string[] {
  return ['strings/blns.json', 'strings/SQL-Injection', 'strings/SQLi_Polyglots.txt'].flatMap((file) =>
    (readCorpus(file) ?? []).slice(0, 60),
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function one<T>(random: () => number, values: readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
