import { storedKinds } from '#app/all-kinds.server.ts';
import { readSite } from '#app/context/deps.server.ts';
import { tagPath, toTagSlug } from '#features/articles/tag.ts';
import { describeApi } from '#features/content-api/open-api.server.ts';
import { API_PATH } from '#features/content-api/operations.server.ts';
import { categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { listNewestTags } from '#features/publishing/newest-tags.server.ts';
import { absoluteUrl, categoryPath } from '#features/publishing/paths.ts';
import { searchContent } from '#features/search/search.server.ts';
import type { SearchResult } from '#features/search/search-response.ts';
import type { Site } from '#features/settings/site.ts';
import type { Route } from './+types/site';
import { type ApiCall, isWritable, jsonResponse, operations, respondToApi } from './respond.server.ts';

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
  getOverview({ deps: { settings } }) {
    const toUrl = (path: string) => absoluteUrl(path, settings.SITE_URL);
    return {
      documentation: toUrl('/api'),
      openapi: toUrl(`${API_PATH}/openapi.json`),
      collections: storedKinds.map((kind) => ({
        name: kind.adminSegment,
        url: toUrl(`${API_PATH}/${kind.adminSegment}`),
        isWritable: isWritable(kind),
      })),
    };
  },
  getOpenApi: ({ deps: { settings } }, { author }) => describeApi(operations, { name: author.name, siteUrl: settings.SITE_URL }),
  getSite: ({ deps: { settings } }, { author, language, timeZone, updatedAt }) => ({
    ...{ name: author.name, tagline: author.tagline, url: settings.SITE_URL, language, timeZone, updatedAt },
  }),
  async search({ deps: { db, publicTexts, settings, now }, query }) {
    const found = await searchContent(db, String(query.q), { kinds: storedKinds, publicTexts, now: now() });
    const toUrl = (href: string) => absoluteUrl(href, settings.SITE_URL);
    const toItem = ({ title, href, excerpt }: SearchResult) => ({ title, url: toUrl(href), excerpt });
    return {
      count: found.count,
      items: [...found.results, ...(found.withAllWords ?? [])].map(toItem),
      others: (found.groups ?? []).flatMap(({ noun, results }) =>
        results.map(({ title, href }) => ({ kind: noun, title, url: toUrl(href) })),
      ),
    };
  },
  listCategories: ({ deps: { settings } }, { menu }) => ({
    items: menu.categories.map((category) => ({
      slug: categorySlug(category),
      title: categoryTitle(category),
      url: absoluteUrl(categoryPath(category), settings.SITE_URL),
    })),
  }),
  async listTags({ deps: { db, settings, now } }) {
    const counts = new Map<string, { name: string; count: number }>();
    for (const { tags } of await listNewestTags(db, now())) {
      for (const name of tags) {
        const slug = toTagSlug(name);
        counts.set(slug, { name: counts.get(slug)?.name ?? name, count: (counts.get(slug)?.count ?? 0) + 1 });
      }
    }
    const items = [...counts].map(([slug, tag]) => ({ ...tag, url: absoluteUrl(tagPath(slug), settings.SITE_URL) }));
    return { items: items.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)) };
  },
};
