import { readSite } from '#app/context/deps.server.ts';
import { tagPath, toTagSlug } from '#features/articles/tag.ts';
import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { listNewestTags } from '#features/publishing/newest-tags.server.ts';
import { categoryPath } from '#features/publishing/paths.ts';
import { searchContent } from '#features/search/search.server.ts';
import type { SearchResult } from '#features/search/search-response.ts';
import type { Site } from '#features/settings/site.ts';
import { describeApi } from '../open-api.server.ts';
import { API_PATH, isWritable, listOperations } from '../operations.server.ts';
import { type ApiCall, jsonResponse, respondToApi } from '../respond.server.ts';
import type { Route } from './+types/site';

export const handle = { methods: ['OPTIONS'] };

/** All that is no collection. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return respondToApi({ request, context }, async (call) => {
    const { site } = await readSite(context);
    const body = await answers[call.operation.id]?.(call, site);
    return jsonResponse(body ?? {});
  });
}

const answers: Record<string, (call: ApiCall, site: Site) => object | Promise<object>> = {
  getOverview: ({ deps: { kinds }, toUrl }) => ({
    documentation: toUrl('/api'),
    openapi: toUrl(`${API_PATH}/openapi.json`),
    collections: kinds.stored.map((kind) => ({
      name: kind.adminSegment,
      url: toUrl(`${API_PATH}/${kind.adminSegment}`),
      isWritable: isWritable(kinds, kind),
    })),
  }),
  getOpenApi: ({ deps: { settings, kinds } }, { author }) =>
    describeApi(listOperations(kinds), { name: author.name, siteUrl: settings.SITE_URL }),
  getSite: ({ deps: { settings } }, { author, language, timeZone, updatedAt }) => ({
    ...{ name: author.name, tagline: author.tagline, url: settings.SITE_URL, language, timeZone, updatedAt },
  }),
  async search({ deps: { db, kinds, publicTexts, now }, query, toUrl }) {
    const found = await searchContent(db, String(query.q), { kinds: kinds.stored, publicTexts, now: now() });
    const toItem = ({ title, href, excerpt }: SearchResult) => ({ title, url: toUrl(href), excerpt });
    return {
      count: found.count,
      items: [...found.results, ...(found.withAllWords ?? [])].map(toItem),
      others: (found.groups ?? []).flatMap(({ noun, results }) =>
        results.map(({ title, href }) => ({ kind: noun, title, url: toUrl(href) })),
      ),
    };
  },
  listCategories: ({ toUrl }, { menu }) => ({
    items: menu.categories.map((category) => ({
      slug: categorySlug(category),
      title: categoryTitle(category),
      url: toUrl(categoryPath(category)),
    })),
  }),
  async listTags({ deps: { db, now }, toUrl }) {
    const counts = new Map<string, { name: string; count: number }>();
    for (const { tags } of await listNewestTags(db, now())) {
      for (const name of tags) {
        const slug = toTagSlug(name);
        counts.set(slug, { name: counts.get(slug)?.name ?? name, count: (counts.get(slug)?.count ?? 0) + 1 });
      }
    }
    const items = [...counts].map(([slug, tag]) => ({ ...tag, url: toUrl(tagPath(slug)) }));
    return { items: items.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)) };
  },
};
