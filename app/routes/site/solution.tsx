import { data } from 'react-router';
import { findViewer } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { withHeadingAnchors } from '#features/html/heading-anchors.server.ts';
import { RichText } from '#features/html/rich-text.tsx';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { contentMeta, pageMeta } from '#features/seo/page-meta.ts';
import { AuthorNote } from '#features/site/author-note.tsx';
import { CoverImage } from '#features/site/cover-image.tsx';
import { Share } from '#features/site/share/share.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { suggestPages } from '#features/site/suggestions/suggest-pages.ts';
import { TableOfContents } from '#features/site/table-of-contents.tsx';
import { SolutionHead } from '#features/solutions/solution-head.tsx';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { findSolution, listActiveSolutions } from '#features/solutions/solutions.server.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/solution';

const MISSING = 'Solution not found';
const SOLUTIONS_TO_SUGGEST = 50;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const viewer = await inLoader(() => findViewer(context, request));
  const found = await findSolution(db, { id: params.id, isAdmin: viewer?.isAdmin ?? false });
  if (!found) {
    const solutions = await listActiveSolutions(db, { limit: SOLUTIONS_TO_SUGGEST });
    const links = solutions.map(({ id, title }) => ({ title, href: solutionPath(id) }));
    return data({ solution: null, nearest: suggestPages(params.id, links), newest: links.slice(0, 3) }, { status: 404 });
  }
  const { content, ...solution } = found;
  return { solution, ...withHeadingAnchors(sanitizeArticleHtml(content)) };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { solution } = loaderData;
  const { siteUrl } = root.loaderData;
  if (solution) return contentMeta(solution, solutionKind, siteUrl);
  return pageMeta({ title: MISSING, description: 'There is no solution at this address.', path: '/', siteUrl, noindex: true });
}

export default function SolutionPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  if (!loaderData.solution) {
    const { nearest, newest } = loaderData;
    return (
      <MissingPage title={MISSING} home="Return home" nearest={nearest} newest={newest} newestNote="These are the newest solutions:" />
    );
  }
  const { solution, html, headings } = loaderData;
  return (
    <article className="article">
      <div className="reading-line" aria-hidden="true" />
      <SolutionHead solution={solution} />
      <CoverImage id={solution.id} src={solution.imageUrl || `${solutionPath(solution.id)}/cover.svg`} />
      <div className="article-body page">
        <TableOfContents headings={headings} />
        <RichText html={html} />
        <footer className="article-end">
          <div className="button-row">
            <a className="button button-accent" href="/contact">
              Ask about this
            </a>
          </div>
          <Share url={absoluteUrl(solutionPath(solution.id), root.loaderData.siteUrl)} title={solution.title} />
          <AuthorNote author={solution.author} />
        </footer>
      </div>
    </article>
  );
}
