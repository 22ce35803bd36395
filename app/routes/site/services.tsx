import { services } from '#content/pages/services.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { KeyFigures } from '#features/site/key-figures.tsx';
import { ServicesCall, WorkSteps } from '#features/site/service-sections.tsx';
import { ServiceText } from '#features/site/service-text.tsx';
import type { Route } from './+types/services';

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({ title: 'Services', description: services.intro, path: '/services', siteUrl: root.loaderData.siteUrl });
}

export default function ServicesPage() {
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
      <section className="section page" aria-label="Figures">
        <KeyFigures />
      </section>
      <WorkSteps />
      <ServicesCall />
    </>
  );
}
