import type { Db } from '#db/client.server.ts';
import { CATEGORIES } from '#features/publishing/category.ts';
import { fillContent, makeDataFolder } from '#tests/factories/content-folder.ts';

const ARTICLES = 300;
const SOLUTIONS = 30;
const TAGS = 90;
const DAY_MS = 86_400_000;

/** A data folder with a site of years: many pages of every list, tags of one article and of many, titles too long for search, pictures. */
export function makeGeneratedFolder(): Promise<string> {
  return makeDataFolder((db: Db) =>
    db.transaction().execute((tx) =>
      fillContent(tx, {
        articles: Array.from({ length: ARTICLES }, (_, at) => createArticle(at)),
        solutions: Array.from({ length: SOLUTIONS }, (_, at) => ({
          id: `solution-${at}`,
          title: `Solution number ${at}`,
          excerpt: `What solution number ${at} is about.`,
          publishedAt: getDate(at),
        })),
      }),
    ),
  );
}

function createArticle(at: number) {
  const isLong = at % 10 === 0;
  const title = `What stall ${at} teaches${isLong ? ' about the price of a shirt that nobody has asked for on this day' : ''}`;
  return {
    id: `stall-${at}`,
    title,
    ...(isLong && { metaTitle: `What stall ${at} teaches about shirts` }),
    category: CATEGORIES[at % CATEGORIES.length] ?? '',
    excerpt: `A day beside stall ${at}, and what was sold there.`,
    content: createText(at),
    tags: [`trade ${at % TAGS}`, `week ${at % 7}`, `only ${at}`],
    imageUrl: at % 3 ? `/pictures/${(at % 12) + 1}.svg` : null,
    publishedAt: getDate(at),
  };
}

function createText(at: number): string {
  const next = (at + 7) % ARTICLES;
  return [
    '<h2>In the morning</h2>',
    `<p>As at <a href="/blog/stall-${next}">another stall</a>, nobody came.</p>`,
    '<figure><img src="/pictures/4.svg" alt="A cloth of ochre and brown"><figcaption>The cloth.</figcaption></figure>',
    '<h2>At noon</h2><p>Three came.</p><h2>In the evening</h2><p>All was sold.</p>',
  ].join('');
}

function getDate(daysAgo: number): string {
  return new Date(Date.UTC(2025, 0, 15, 9) - daysAgo * DAY_MS).toISOString();
}
