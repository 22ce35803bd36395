import type { Db } from '#db/client.server.ts';
import { articlePath } from '#features/publishing/paths.ts';
import { type Suggestion, suggestPages } from '#features/site/suggestions/suggest-pages.ts';
import { listTitles } from './articles.server.ts';

const CANDIDATES = 1000;

/** For a text that led nowhere: the published articles, or other pages, that it may have meant, and the newest articles. */
export async function suggestArticles(
  db: Db,
  { text, now, others = [] }: { text: string; now: Date; others?: readonly Suggestion[] },
): Promise<{ nearest: Suggestion[]; newest: Suggestion[] }> {
  const titles = await listTitles(db, { now, limit: CANDIDATES });
  const articles = titles.map(({ id, title }) => ({ title, href: articlePath(id) }));
  return { nearest: suggestPages(text, [...others, ...articles]), newest: articles.slice(0, 3) };
}
