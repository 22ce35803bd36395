import { Fragment } from 'react';
import { servicesContext } from '#app/context/services.server.ts';
import { findTextPage } from '#app/text-pages.server.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import type { Route } from './+types/text-page';

/** One of the static pages that are only text; `pattern` is its path, as app/routes.ts has it from the same list. */
export function loader({ pattern, context }: Route.LoaderArgs) {
  return findTextPage(pattern, context.get(servicesContext).settings);
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData?.text) return [];
  const { path, text } = loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path,
    site: root.loaderData.site,
    siteUrl: root.loaderData.siteUrl,
    trail: [[text.title, path]],
  });
}

export default function TextPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData?.text) return null;
  const { title, lastUpdated, intro, sections } = loaderData.text;
  return (
    <>
      <header className="page-header page">
        {lastUpdated && <p className="label">{lastUpdated}</p>}
        <h1 className="page-title">{title}</h1>
        <p className="deck">{intro}</p>
      </header>
      <div className="page prose prose-plain">
        {sections.map(({ heading, paragraphs }) => (
          <Fragment key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Fragment>
        ))}
      </div>
    </>
  );
}
