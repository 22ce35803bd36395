import type { Db } from '#db/client.server.ts';
import { listNewestTags, MAX_TAGGED } from '#features/publishing/newest-tags.server.ts';
import { DEFAULT_READ_TIME } from '#features/publishing/read-time.ts';
import { isPublished } from '#features/publishing/visibility.server.ts';
import { ARTICLE_SUMMARY, ARTICLES_PER_PAGE, type ArticleSummary } from './article.ts';
import { MIN_LINKED, type TagLink, tagPath, toTagSlug } from './tag.ts';

export async function listTagLinks(db: Db, tags: readonly string[], { now }: { now: Date }): Promise<TagLink[]> {
  if (tags.length === 0) return [];
  const counts = new Map(tags.map((tag) => [toTagSlug(tag), 0]));
  for (const { slugs } of await listTagged(db, now)) {
    for (const slug of slugs) {
      const count = counts.get(slug);
      if (count !== undefined) counts.set(slug, count + 1);
    }
  }
  return tags.map((tag) => {
    const slug = toTagSlug(tag);
    return { tag, path: (counts.get(slug) ?? 0) >= MIN_LINKED ? tagPath(slug) : null };
  });
}

/** `tag` is spelt as in the newest article. `among` is how many articles were searched, if the site has more. Undefined without a match. */
export async function listByTag(
  db: Db,
  { slug, page, now }: { slug: string; page: number; now: Date },
): Promise<{ name: string; articles: ArticleSummary[]; count: number; among: number | null } | undefined> {
  const newest = await listTagged(db, now);
  const tagged = newest.filter(({ slugs }) => slugs.has(slug));
  const name = tagged[0]?.tags.find((tag) => toTagSlug(tag) === slug);
  if (name === undefined) return undefined;
  const from = (page - 1) * ARTICLES_PER_PAGE;
  const ids = tagged.slice(from, from + ARTICLES_PER_PAGE).map(({ id }) => id);
  const rows = ids.length
    ? await db.selectFrom('articles').select(ARTICLE_SUMMARY).where(isPublished(now)).where('id', 'in', ids).execute()
    : [];
  const byId = new Map(rows.map((row) => [row.id, { ...row, readTime: row.readTime || DEFAULT_READ_TIME }]));
  const articles = ids.flatMap((id) => byId.get(id) ?? []);
  return { name, articles, count: tagged.length, among: newest.length < MAX_TAGGED ? null : MAX_TAGGED };
}

async function listTagged(db: Db, now: Date) {
  const known = new Map<string, string>();
  const toKnownSlug = (tag: string) => {
    const slug = known.get(tag) ?? toTagSlug(tag);
    known.set(tag, slug);
    return slug;
  };
  return (await listNewestTags(db, now)).map(({ id, tags }) => ({ id, tags, slugs: new Set(tags.map(toKnownSlug)) }));
}
