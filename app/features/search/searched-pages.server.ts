import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { memoByVersion } from '#db/memo-by-version.server.ts';
import { readTextOfHtml } from '#features/html/article-html.server.ts';
import type { ContentKind, SearchedItem } from '#features/publishing/content-kind.ts';
import { pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import { LAST_DATE } from '#features/publishing/dates.ts';
import { listSpelledWords } from '#features/publishing/texts/words.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import { mapInSlices } from '#platform/concurrency/event-loop.server.ts';
import { foldText } from '#platform/text/fold.ts';

export interface SearchedPage extends SearchedItem {
  text: string;
  folded: { title: string; excerpt: string; text: string };
  publishedAt: string;
}

export interface SearchedGroup {
  noun: string;
  pages: SearchedPage[];
}

const MAX_PAGES = 500;
/** In characters, of all contents of a kind together; beyond it only title and excerpt are searched. */
const MAX_CONTENT = 4_000_000;

export interface SearchedPages {
  groups: SearchedGroup[];
  listWords(): Promise<ReadonlySet<string>>;
}

interface Loaded {
  groups: SearchedGroup[];
  words?: Promise<Set<string>>;
}

const load = memoByVersion(
  async (db, kinds: readonly ContentKind[], last?: Loaded): Promise<Loaded> => ({
    groups: await loadGroups(db, kinds, last?.groups),
  }),
);

/** Cached until any process changes the site. */
export async function findSearchedPages(db: Db, { kinds, now }: { kinds: readonly ContentKind[]; now: Date }): Promise<SearchedPages> {
  const loaded = await load(db, kinds);
  const { groups } = loaded;
  const today = now.toISOString();
  return {
    groups: groups.map(({ noun, pages }) => ({ noun, pages: pages.filter(({ publishedAt }) => publishedAt <= today) })),
    listWords() {
      loaded.words ??= listPageWords(groups);
      return loaded.words;
    },
  };
}

async function listPageWords(groups: SearchedGroup[]): Promise<Set<string>> {
  const words = new Set<string>();
  await mapInSlices(
    groups.flatMap(({ pages }) => pages),
    ({ folded }) => {
      for (const word of listSpelledWords(Object.values(folded).join('\n'))) words.add(word);
    },
  );
  return words;
}

async function loadGroups(db: Db, kinds: readonly ContentKind[], before: SearchedGroup[] = []): Promise<SearchedGroup[]> {
  const known = new Map(before.flatMap(({ pages }) => pages.map((page) => [page.href, page])));
  const stored = kinds.flatMap(({ found, ...kind }) => (found ? { found, kind } : []));
  return Promise.all(
    stored.map(async ({ found, kind }) => {
      const rows = await toContentDb(db)
        .selectFrom(kind.table)
        .select('publishedAt')
        .select(pickColumns(found.columns))
        .where(isVisible(kind, LAST_DATE))
        .$if(found.orderBy !== undefined, (query) => query.orderBy(sql.ref(found.orderBy ?? 'id')))
        .orderBy('publishedAt', 'desc')
        .orderBy('id')
        .limit(MAX_PAGES)
        .execute();
      let sum = 0;
      const pages = await mapInSlices(rows, ({ publishedAt, ...row }) => {
        const item = found.toItem(row);
        sum += item.content.length;
        const searched = sum > MAX_CONTENT ? { ...item, content: '' } : item;
        return toPage(searched, kind.hasDrafts ? publishedAt : '', known.get(item.href));
      });
      return { noun: kind.noun, pages };
    }),
  );
}

/** Reuses the folded texts of the last page if its words are the same, because folding is slow. */
async function toPage(item: SearchedItem, publishedAt: string, last?: SearchedPage): Promise<SearchedPage> {
  const { title, excerpt, content } = item;
  if (last && last.title === title && last.excerpt === excerpt && last.content === content) return { ...last, ...item, publishedAt };
  const text = item.isPlain ? content : await readTextOfHtml(content);
  const fold = (words: string) => foldText(words).trim();
  return { ...item, text, folded: { title: fold(title), excerpt: fold(excerpt), text: fold(text) }, publishedAt };
}
