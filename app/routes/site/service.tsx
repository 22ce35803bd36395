import { data } from 'react-router';
import { getShareUrl } from '#app/context/preview.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { readSite } from '#app/context/site.server.ts';
import { getServicePage } from '#app/pages/service-page.server.ts';
import { ServiceView } from '#app/pages/service-page.tsx';
import { suggestPages } from '#features/publishing/suggestions/suggest-pages.ts';
import { describeOffered } from '#features/seo/graph/offers.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { servicePath } from '#features/settings/service.ts';
import { PrintEnd } from '#features/site/print-end.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { lastModified } from '#platform/http/http-date.ts';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import type { Route } from './+types/service';
import { getAbsentStatus } from './absent-item.server.ts';

const MISSING = 'Service not found';
const GONE = 'This service has been removed';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const slug = params.service.toLowerCase();
  const snapshot = await readSite(context);
  const found = await getServicePage(services, snapshot, slug);
  if (!found) {
    const status = await getAbsentStatus(context, serviceKind, slug);
    const links = snapshot.texts.services.services.map((each) => ({ title: each.title, href: servicePath(each.slug) }));
    return data({ page: null, print: null, isGone: status === 410, links, nearest: suggestPages(slug, links) }, { status });
  }
  const url = getShareUrl(context, servicePath(slug));
  const headers = { ...found.headers, ...lastModified(snapshot.site.updatedAt) };
  return data({ page: found.page, print: url && { url, code: drawQrCode(url) }, isGone: false, links: [], nearest: [] }, { headers });
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
      <MissingPage title={title} isGone={isGone} home="Return home" nearest={nearest} newest={links} newestNote="These are the services:" />
    );
  }
  return (
    <>
      <ServiceView {...page} />
      {print && <PrintEnd {...print} />}
    </>
  );
}
