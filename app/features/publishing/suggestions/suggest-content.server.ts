import type { Db } from '#db/client.server.ts';
import type { PageKind } from '../content-kind.ts';
import { listNewestTitles } from '../public-content.server.ts';
import { type Suggestion, suggestPages } from './suggest-pages.ts';

const CANDIDATES = 1000;

/** For a text that led nowhere: the public items of a kind, or other pages, that it may have meant, and the newest items. */
export async function suggestContent(
  db: Db,
  kind: PageKind,
  { text, now, others = [] }: { text: string; now: Date; others?: readonly Suggestion[] },
): Promise<{ nearest: Suggestion[]; newest: Suggestion[] }> {
  const titles = await listNewestTitles(db, kind, { now, limit: CANDIDATES });
  const items = titles.map(({ id, title }) => ({ title, href: kind.page.path(id) }));
  return { nearest: suggestPages(text, [...others, ...items]), newest: items.slice(0, 3) };
}
