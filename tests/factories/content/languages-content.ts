import type { Db } from '#db/client.server.ts';
import { insertArticle } from '../article.ts';
import { insertSolution } from '../solution.ts';
import { fillEmpty } from './home-content.ts';

/** Titles of what is in another language than the site. Each starts with a Latin name, so that the letters do not tell its direction. */
export const ARABIC = { language: 'ar', title: 'Kwame كيف تسعّر السوق قميصا' };
export const TWI = { language: 'tw', title: 'Sɛnea wotɔn ade wɔ Makɔla' };
const ENGLISH = { language: null, title: 'What a kettle teaches' };

/** A site in English whose author also writes in Arabic and Twi. */
export async function fillLanguages(db: Db): Promise<void> {
  await fillEmpty(db);
  const content = '<h2>One</h2><p>Nsuo.</p><h2>Two</h2><p>شاي</p><h2>Three</h2><p>Tea.</p>';
  for (let at = 0; at < 15; at++) {
    const { title, language } = [ARABIC, TWI, ENGLISH][at % 3] ?? ENGLISH;
    const publishedAt = new Date(Date.UTC(2025, 0, 28 - at, 9)).toISOString();
    await insertArticle(db, {
      id: `text-${at + 1}`,
      title,
      language,
      excerpt: title,
      content,
      imageUrl: `/pictures/${(at % 12) + 1}.svg`,
      publishedAt,
    });
    if (at < 3) await insertSolution(db, { id: `solution-${at + 1}`, title, language, excerpt: title, content, publishedAt });
  }
}
