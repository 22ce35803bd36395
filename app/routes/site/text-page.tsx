import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { PageProse } from '#app/pages/page-prose.tsx';
import { findTextPage, renderPageProse } from '#app/pages/text-pages.server.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getPageHtml } from '#features/settings/filled-html.server.ts';
import { PageHeader } from '#features/site/page-header.tsx';
import { notFound } from '#platform/errors/app-error.ts';
import type { Route } from './+types/text-page';

/** `pattern` is the page's path in app/routes.ts. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const { site, texts } = await readSite(context);
  const page = findTextPage(pattern, deps.settings, texts);
  if (!page?.text) throw notFound(`${pattern} is no page of text`);
  const { title, lastUpdated, intro, description } = page.text;
  const { prose, headers } = await renderPageProse(deps, await getPageHtml(page.text, site));
  return data({ path: page.path, title, lastUpdated, intro, description, prose }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, path } = loaderData;
  const { site, siteUrl } = root.loaderData;
  return pageMeta({ title, description, path, site, siteUrl, trail: [[title, path]] });
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { title, lastUpdated, intro, prose } = loaderData;
  return (
    <>
      <PageHeader label={lastUpdated} title={title} deck={intro} />
      <PageProse className="page prose-plain" prose={prose} />
    </>
  );
}
