import type { Db } from '#db/client.server.ts';
import { memoByVersion } from '#db/memo-by-version.server.ts';
import type { PageKind } from '../content-kind.ts';
import { LAST_DATE } from '../dates.ts';
import type { Addressed } from '../paths.ts';
import { findLanguages, listNewestTitles } from '../public-content.server.ts';
import { indexPages, indexTitles, pickNearest, type Suggestion, type TitleIndex } from './nearest-titles.ts';

const CANDIDATES = 1000;
const MAX_NEAREST = 3;

export async function suggestContent(
  db: Db,
  kind: PageKind,
  { text, now, others = [] }: { text: string; now: Date; others?: readonly Suggestion[] },
): Promise<{ nearest: Suggestion[]; newest: Suggestion[] }> {
  const { titles, index } = await loadTitles(db, kind);
  const isPublic = ({ publishedAt }: Title) => publishedAt <= now.toISOString();
  const found = index
    .find(text, CANDIDATES)
    .filter(({ item }) => isPublic(item))
    .slice(0, MAX_NEAREST);
  const newest = titles.filter(isPublic).slice(0, MAX_NEAREST);
  const shown = [...found.map(({ item }) => item), ...newest];
  const languages = await findLanguages(
    db,
    kind,
    shown.map(({ id }) => id),
  );
  const toPage = (item: Title): Suggestion => {
    const language = languages.get(item.id);
    return { title: item.title, href: kind.page.path(item), ...(language && { language }) };
  };
  const items = found.map(({ item, score }) => ({ item: toPage(item), score }));
  return { nearest: pickNearest([...indexPages(others).find(text), ...items]), newest: newest.map(toPage) };
}

interface Title extends Addressed {
  title: string;
  publishedAt: string;
}

/** Of scheduled items too: robots request many missing pages at once. */
const loadTitles = memoByVersion(async (db, kind: PageKind): Promise<{ titles: Title[]; index: TitleIndex<Title> }> => {
  const titles = await listNewestTitles(db, kind, { now: LAST_DATE, limit: CANDIDATES });
  return { titles, index: indexTitles(titles) };
});
