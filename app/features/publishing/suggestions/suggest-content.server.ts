import type { Db } from '#db/client.server.ts';
import type { PageKind } from '../content-kind.ts';
import type { Addressed } from '../paths.ts';
import { findLanguages, listNewestTitles } from '../public-content.server.ts';
import { indexPages, indexTitles, pickNearest, type Suggestion, type TitleIndex } from './nearest-titles.ts';

const CANDIDATES = 1000;

export async function suggestContent(
  db: Db,
  kind: PageKind,
  { text, now, others = [] }: { text: string; now: Date; others?: readonly Suggestion[] },
): Promise<{ nearest: Suggestion[]; newest: Suggestion[] }> {
  const titles = await listNewestTitles(db, kind, { now, limit: CANDIDATES });
  const found = getIndex(kind, titles).find(text);
  const newest = titles.slice(0, 3);
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
}

/** Cached per kind: few saves change a title, and robots request many missing pages at once. */
const indexes = new WeakMap<PageKind, { titles: Title[]; index: TitleIndex<Title> }>();

function getIndex(kind: PageKind, titles: Title[]): TitleIndex<Title> {
  const last = indexes.get(kind);
  if (last && isSame(last.titles, titles)) return last.index;
  const index = indexTitles(titles);
  indexes.set(kind, { titles, index });
  return index;
}

const KEYS = ['id', 'address', 'title'] as const;

function isSame(titles: Title[], others: Title[]): boolean {
  return titles.length === others.length && titles.every((item, at) => KEYS.every((key) => others[at]?.[key] === item[key]));
}
