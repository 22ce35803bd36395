import { servicesContext } from '#app/context/services.server.ts';
import { services } from '#content/pages/services.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { describeOfferCatalog } from '#features/seo/graph/offers.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { KeyFigures } from '#features/site/key-figures.tsx';
import { PrintEnd } from '#features/site/print-end.tsx';
import { ServicesCall, WorkSteps } from '#features/site/service-sections.tsx';
import { ServiceText } from '#features/site/service-text.tsx';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import type { Route } from './+types/services';

export function loader({ context }: Route.LoaderArgs) {
  const url = absoluteUrl('/services', context.get(servicesContext).settings.SITE_URL);
  return { url, code: drawQrCode(url) };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const { site, siteUrl } = root.loaderData;
  const offers = services.services.map(({ slug, title, promise }) => ({ title, text: promise, path: `/services/${slug}` }));
  return pageMeta({
    title: 'Services',
    description: services.description,
    path: '/services',
    site,
    siteUrl,
    image: getDrawnImage('/services', services.headline),
    pageType: 'CollectionPage',
    trail: [['Services', '/services']],
    mainEntity: describeOfferCatalog({ path: '/services', name: 'Services', offers }, { site, siteUrl }),
  });
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <header className="page-header page">
        <p className="label">Services</p>
        <h1 className="page-title">{services.headline}</h1>
        <p className="deck">{services.intro}</p>
      </header>
      <div className="page services">
        {services.services.map((service) => (
          <ServiceText service={service} key={service.slug} />
        ))}
      </div>
      <KeyFigures />
      <WorkSteps />
      <ServicesCall />
      <PrintEnd {...loaderData} />
    </>
  );
}
