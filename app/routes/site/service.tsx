import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { getShareUrl } from '#app/context/preview.server.ts';
import offerStyles from '#app/pages/offer-pages.css?url';
import { PageProse } from '#app/pages/page-prose.tsx';
import { renderPageProse } from '#app/pages/text-pages.server.ts';
import { suggestPages } from '#features/publishing/suggestions/nearest-titles.ts';
import { describeOffered } from '#features/seo/graph/offers.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { fillInHtml } from '#features/settings/filled-html.server.ts';
import { servicePath } from '#features/settings/service.ts';
import { KeyFigures } from '#features/site/key-figures.tsx';
import { PageHeader } from '#features/site/page-header.tsx';
import { PrintEnd } from '#features/site/print-end.tsx';
import { OtherServices, ServicesCall, WorkSteps } from '#features/site/service-sections.tsx';
import { NextStep, WholeService } from '#features/site/service-text.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { lastModified } from '#platform/http/http-date.ts';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import { styleSheet } from '#ui/style-sheet.ts';
import type { Route } from './+types/service';
import { getAbsentStatus } from './absent-item.server.ts';

const MISSING = 'Service not found';
const GONE = 'This service has been removed';

export const links = () => [styleSheet(offerStyles)];

export async function loader({ params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext);
  const slug = params.service.toLowerCase();
  const { site, texts: all } = await readSite(context);
  const { services, ...texts } = all.services;
  const found = services.find((each) => each.slug === slug);
  if (!found) {
    const status = await getAbsentStatus(context, serviceKind, slug);
    const links = services.map((each) => ({ title: each.title, href: servicePath(each.slug) }));
    return data({ page: null, print: null, isGone: status === 410, links, nearest: suggestPages(slug, links) }, { status });
  }
  const { content, ...service } = found;
  const { prose, headers: videoHeaders } = await renderPageProse(deps, await fillInHtml(content, site));
  const others = services
    .filter((other) => other !== found)
    .map((other) => ({ slug: other.slug, title: other.title, promise: other.promise }));
  const url = getShareUrl(context, servicePath(slug));
  const print = url === null ? null : { url, code: drawQrCode(url) };
  const headers = { ...videoHeaders, ...lastModified(site.updatedAt) };
  return data({ page: { service, prose, others, texts }, print, isGone: false, links: [], nearest: [] }, { headers });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { page, isGone } = loaderData;
  const { site, siteUrl } = root.loaderData;
  if (!page) {
    const title = isGone ? GONE : MISSING;
    return pageMeta({ title, description: 'There is no such service.', path: '/services', site, siteUrl, noindex: true });
  }
  const { title, promise, slug } = page.service;
  const path = servicePath(slug);
  return pageMeta({
    title,
    description: promise,
    path,
    site,
    siteUrl,
    image: getDrawnImage(path, title),
    trail: [
      ['Services', '/services'],
      [title, path],
    ],
    mainEntity: describeOffered({ title, text: promise, path }, { site, siteUrl }),
  });
}

export default function ServicePage({ loaderData: { page, print, isGone, links, nearest } }: Route.ComponentProps) {
  if (!page) {
    const title = isGone ? GONE : MISSING;
    return (
      <MissingPage title={title} isGone={isGone} home="Return home" nearest={nearest} newest={links} newestNote="Here are the services:" />
    );
  }
  const { service, prose, others, texts } = page;
  return (
    <>
      <PageHeader label={<a href="/services">Services</a>} title={service.title} deck={service.promise}>
        <NextStep service={service} />
      </PageHeader>
      <div className="page services">
        <WholeService service={service} texts={texts}>
          <PageProse className="service-prose" prose={prose} />
        </WholeService>
      </div>
      <KeyFigures />
      <WorkSteps texts={texts} />
      <OtherServices heading={texts.othersHeading} others={others} />
      <ServicesCall texts={texts} />
      {print && <PrintEnd {...print} />}
    </>
  );
}
