import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import offerStyles from '#app/pages/offer-pages.css?url';
import { PageProse } from '#app/pages/page-prose.tsx';
import { renderPageProse } from '#app/pages/text-pages.server.ts';
import { solutions } from '#content/pages/solutions.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { countPublicItems } from '#features/publishing/public-content.server.ts';
import { describeOfferCatalog } from '#features/seo/graph/offers.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { fillInHtml } from '#features/settings/filled-html.server.ts';
import { servicePath } from '#features/settings/service.ts';
import { KeyFigures } from '#features/site/key-figures.tsx';
import { OfferDifference, PageHeader } from '#features/site/page-header.tsx';
import { PrintEnd } from '#features/site/print-end.tsx';
import { ServicesCall, WorkSteps } from '#features/site/service-sections.tsx';
import { ServiceText } from '#features/site/service-text.tsx';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import { styleSheet } from '#ui/style-sheet.ts';
import type { Route } from './+types/services';

export const links = () => [styleSheet(offerStyles)];

export async function loader({ context }: Route.LoaderArgs) {
  const opened = context.get(depsContext);
  const { site, texts } = await readSite(context);
  const { services, ...page } = texts.services;
  const rendered = await Promise.all(
    services.map(async ({ content, ...service }) => ({
      service,
      ...(await renderPageProse(opened, await fillInHtml(content, site))),
    })),
  );
  const headers = Object.assign({}, ...rendered.map((each) => each.headers)); // of their videos: the same for all
  const url = absoluteUrl('/services', opened.settings.SITE_URL);
  const hasSolutions = (await countPublicItems(opened.db, solutionKind, { now: opened.now() })) > 0;
  return data(
    { texts: page, services: rendered.map(({ service, prose }) => ({ service, prose })), hasSolutions, url, code: drawQrCode(url) },
    { headers },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { site, siteUrl } = root.loaderData;
  const { texts, services } = loaderData;
  const offers = services.map(({ service: { slug, title, promise } }) => ({ title, text: promise, path: servicePath(slug) }));
  return pageMeta({
    title: 'Services',
    description: texts.description,
    path: '/services',
    site,
    siteUrl,
    image: getDrawnImage('/services', texts.headline),
    pageType: 'CollectionPage',
    trail: [['Services', '/services']],
    mainEntity: describeOfferCatalog({ path: '/services', name: 'Services', offers }, { site, siteUrl }),
  });
}

export default function ServicesPage({ loaderData: { texts, services, hasSolutions, url, code } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader label="Services" title={texts.headline} deck={texts.intro}>
        {hasSolutions && <OfferDifference to="/solutions" label={solutions.toSolutions} />}
      </PageHeader>
      <KeyFigures />
      <div className="page services">
        {services.map(({ service, prose }, at) => (
          <ServiceText service={service} texts={texts} isFirst={at === 0} key={service.slug}>
            <PageProse className="service-prose" prose={prose} />
          </ServiceText>
        ))}
      </div>
      <WorkSteps texts={texts} />
      <ServicesCall texts={texts} />
      <PrintEnd url={url} code={code} />
    </>
  );
}
