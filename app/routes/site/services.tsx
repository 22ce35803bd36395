import { data } from 'react-router';
import { servicesContext } from '#app/context/services.server.ts';
import { services } from '#content/pages/services.ts';
import { suggestPages } from '#features/publishing/suggestions/suggest-pages.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { KeyFigures } from '#features/site/key-figures.tsx';
import { PrintEnd } from '#features/site/print-end.tsx';
import { ServiceText } from '#features/site/service-text.tsx';
import { MissingPage } from '#features/site/suggestions/missing-page.tsx';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import type { Route } from './+types/services';

const MISSING = 'Service not found';
const links = services.services.map(({ slug, title }) => ({ title, href: `/services/${slug}` }));

export function loader({ params, context }: Route.LoaderArgs) {
  const chosen = params.service?.toLowerCase();
  const isMissing = chosen !== undefined && !services.services.some(({ slug }) => slug === chosen);
  const nearest = isMissing ? suggestPages(chosen, links) : [];
  const url = absoluteUrl(chosen && !isMissing ? `/services/${chosen}` : '/services', context.get(servicesContext).settings.SITE_URL);
  return data({ chosen, isMissing, nearest, url, code: drawQrCode(url) }, { status: isMissing ? 404 : 200 });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { isMissing } = loaderData;
  const { siteUrl } = root.loaderData;
  if (isMissing) return pageMeta({ title: MISSING, description: 'There is no such service.', path: '/services', siteUrl, noindex: true });
  return pageMeta({ title: 'Services', description: services.intro, path: '/services', siteUrl });
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { chosen, isMissing, nearest, url, code } = loaderData;
  if (isMissing)
    return <MissingPage title={MISSING} home="Return home" nearest={nearest} newest={links} newestNote="These are the services:" />;
  return (
    <>
      <header className="page-header page">
        <p className="label">Services</p>
        <h1 className="page-title">{services.headline}</h1>
        <p className="deck">{services.intro}</p>
      </header>
      <div className="page services">
        {services.services.map((service) => (
          <ServiceText service={service} isChosen={service.slug === chosen} key={service.slug} />
        ))}
      </div>
      <section className="section page" aria-label="Figures">
        <KeyFigures />
      </section>
      <section className="section page" aria-labelledby="steps">
        <header className="section-head">
          <h2 className="section-title" id="steps">
            {services.stepsHeading}
          </h2>
        </header>
        <ol className="steps">
          {services.steps.map(({ title, text }) => (
            <li className="step" key={title}>
              <h3 className="step-title">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="section page">
        <div className="call">
          <h2 className="statement">{services.closingHeadline}</h2>
          <p className="deck">{services.closingText}</p>
          <div className="button-row">
            <a className="button" href={services.primaryAction.to}>
              {services.primaryAction.label}
            </a>
            <a className="button button-quiet" href={services.secondaryAction.to}>
              {services.secondaryAction.label}
            </a>
          </div>
        </div>
      </section>
      <PrintEnd url={url} code={code} />
    </>
  );
}
