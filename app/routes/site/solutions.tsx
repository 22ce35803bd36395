import { depsContext } from '#app/context/deps.server.ts';
import offerStyles from '#app/pages/offer-pages.css?url';
import { solutions as texts } from '#content/pages/solutions.ts';
import { isWeave, Picture } from '#features/images/picture.tsx';
import { getTextLanguage } from '#features/publishing/language.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import { countPublicItems } from '#features/publishing/public-content.server.ts';
import { describeOfferCatalog } from '#features/seo/graph/offers.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { OfferDifference, PageHeader } from '#features/site/page-header.tsx';
import { type SolutionSummary, toOffer } from '#features/solutions/solution.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { listPublicSolutions } from '#features/solutions/solutions.server.ts';
import { Pagination } from '#ui/pagination.tsx';
import { styleSheet } from '#ui/style-sheet.ts';
import type { Route } from './+types/solutions';
import { checkPageNumber, readPageNumber } from './page-number.server.ts';

const PER_PAGE = 24;

export const links = () => [styleSheet(offerStyles)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now: clock } = context.get(depsContext);
  const now = clock();
  const page = readPageNumber(request);
  const count = await countPublicItems(db, solutionKind, { now });
  const pages = Math.ceil(count / PER_PAGE);
  checkPageNumber(page, pages, getPath);
  const solutions = await listPublicSolutions(db, { now, limit: PER_PAGE, from: (page - 1) * PER_PAGE });
  return { solutions, count, page, pages };
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { solutions, page, pages } = loaderData;
  const { site, siteUrl } = root.loaderData;
  const path = getPath(page);
  const offers = solutions.map(toOffer);
  return pageMeta({
    title: page > 1 ? `${texts.title}, page ${page}` : texts.title,
    description: page > 1 ? `Every solution, page ${page} of ${pages}, the newest first.` : texts.description,
    path,
    site,
    siteUrl,
    image: getDrawnImage('/solutions', texts.headline),
    pageType: 'CollectionPage',
    trail: [[texts.title, '/solutions']],
    ...(offers.length > 0 && { mainEntity: describeOfferCatalog({ path, name: texts.title, offers }, { site, siteUrl }) }),
  });
}

export default function SolutionsPage({ loaderData: { solutions, count, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader label={texts.title} title={texts.headline} deck={texts.intro}>
        <OfferDifference to="/services" label={texts.toServices} />
      </PageHeader>
      {count > 0 ? (
        <SolutionList solutions={solutions} start={(page - 1) * PER_PAGE + 1} />
      ) : (
        <p className="page empty-title">{texts.none}</p>
      )}
      <Pagination page={page} pages={pages} getPath={getPath} />
      <section className="section page">
        <div className="call">
          <p className="statement">{texts.closing}</p>
          <div className="button-row">
            <a className="button" href={texts.primaryAction.to}>
              {texts.primaryAction.label}
            </a>
            <a className="button button-quiet" href={texts.secondaryAction.to}>
              {texts.secondaryAction.label}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

function getPath(page: number) {
  return page > 1 ? `/solutions?page=${page}` : '/solutions';
}

/** The first is large. `start` is its position among all solutions. */
function SolutionList({ solutions, start }: { solutions: SolutionSummary[]; start: number }) {
  return (
    <ol className="shop page" start={start}>
      {solutions.map((solution, at) => (
        <SolutionEntry solution={solution} isFirst={at === 0} key={solution.id} />
      ))}
    </ol>
  );
}

const SIZES = {
  first: '(width >= 60rem) 54vw, 92vw',
  other: '(width >= 60rem) 45vw, (width >= 48rem) 46vw, 7rem',
};

function SolutionEntry({ solution, isFirst }: { solution: SolutionSummary; isFirst: boolean }) {
  const { id, title, excerpt, imageUrl, imageFocus } = solution;
  const cover = imageUrl || `${solutionPath(solution)}/cover.svg`;
  const language = getTextLanguage(solution.language);
  return (
    <li className="shop-item card">
      <div className={`media carries${isWeave(cover) ? ' media-weave' : ''}`} id={`cover-${id}`}>
        <Picture src={cover} alt="" sizes={isFirst ? SIZES.first : SIZES.other} focus={imageFocus} priority={isFirst} />
      </div>
      <h2 className="shop-title carries" id={`title-${id}`} {...language}>
        <a className="card-link" href={solutionPath(solution)}>
          {title}
        </a>
      </h2>
      <div className="shop-text">
        {excerpt && (
          <p className="shop-excerpt" {...language}>
            {excerpt}
          </p>
        )}
        <p className="read-more" aria-hidden="true">
          See how it works
        </p>
      </div>
    </li>
  );
}
