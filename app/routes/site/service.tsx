import { data } from 'react-router';
import { servicesContext } from '#app/context/services.server.ts';
import { type Service, services } from '#content/pages/services.ts';
import { suggestPages } from '#features/publishing/suggestions/suggest-pages.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { describeOffered } from '#features/seo/graph/offers.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { KeyFigures } from '#features/site/key-figures.tsx';
import { PrintEnd } from '#features/site/print-end.tsx';
import { OtherServices, ServicesCall, WorkSteps } from '#features/site/service-sections.tsx';
import { WholeService } from '#features/site/service-text.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import type { Route } from './+types/service';

const MISSING = 'Service not found';
const links = services.services.map(({ slug, title }) => ({ title, href: `/services/${slug}` }));

export function loader({ params, context }: Route.LoaderArgs) {
  const chosen = params.service.toLowerCase();
  const service: Service | undefined = services.services.find(({ slug }) => slug === chosen);
  if (!service) return data({ service: null, print: null, nearest: suggestPages(chosen, links) }, { status: 404 });
  const url = absoluteUrl(`/services/${service.slug}`, context.get(servicesContext).settings.SITE_URL);
  return data({ service, print: { url, code: drawQrCode(url) }, nearest: [] });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { service } = loaderData;
  const { site, siteUrl } = root.loaderData;
  if (!service)
    return pageMeta({ title: MISSING, description: 'There is no such service.', path: '/services', site, siteUrl, noindex: true });
  const { title, promise, slug } = service;
  const path = `/services/${slug}`;
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

export default function ServicePage({ loaderData: { service, print, nearest } }: Route.ComponentProps) {
  if (!service)
    return <MissingPage title={MISSING} home="Return home" nearest={nearest} newest={links} newestNote="These are the services:" />;
  return (
    <>
      <header className="page-header page">
        <p className="label">
          <a href="/services">Services</a>
        </p>
        <h1 className="page-title">{service.title}</h1>
        <p className="deck">{service.promise}</p>
      </header>
      <div className="page services">
        <WholeService service={service} />
      </div>
      <KeyFigures />
      <WorkSteps />
      <OtherServices except={service} />
      <ServicesCall />
      <PrintEnd {...print} />
    </>
  );
}
