import type { ServicesPageTexts } from '#features/settings/parts/services-page.ts';
import type { Service } from '#features/settings/service.ts';
import { KeyFigures } from '#features/site/key-figures.tsx';
import { type OtherService, OtherServices, ServicesCall, WorkSteps } from '#features/site/service-sections.tsx';
import { WholeService } from '#features/site/service-text.tsx';
import { PageProse } from './page-prose.tsx';

/** What the page of a service shows. */
export interface ServicePageFacts {
  service: Omit<Service, 'content'>;
  prose: Parameters<typeof PageProse>[0]['prose'];
  others: readonly OtherService[];
  texts: ServicesPageTexts;
}

export function ServiceView({ service, prose, others, texts }: ServicePageFacts) {
  return (
    <>
      <header className="page-header page">
        <p className="label">
          <a href="/services">Services</a>
        </p>
        <h1 className="page-title" dir="auto">
          {service.title}
        </h1>
        <p className="deck" dir="auto">
          {service.promise}
        </p>
      </header>
      <div className="page services">
        <WholeService service={service} texts={texts}>
          <PageProse className="service-prose" prose={prose} />
        </WholeService>
      </div>
      <KeyFigures />
      <WorkSteps texts={texts} />
      <OtherServices heading={texts.othersHeading} others={others} />
      <ServicesCall texts={texts} />
    </>
  );
}
