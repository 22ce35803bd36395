import type { ReactNode } from 'react';
import type { ServicesPageTexts } from '#features/settings/parts/services-page.ts';
import { type Service, servicePath } from '#features/settings/service.ts';

interface ServiceProps {
  service: Pick<Service, 'slug' | 'title' | 'promise' | 'suits' | 'deliverables'>;
  texts: Pick<ServicesPageTexts, 'suitsHeading' | 'deliverablesHeading'>;
  children: ReactNode;
}

export function ServiceText({ service, texts, children }: ServiceProps) {
  const { slug, title, promise, suits, deliverables } = service;
  return (
    <section className="service" id={slug} aria-labelledby={`${slug}-title`}>
      <div className="service-lead">
        <h2 className="service-title" id={`${slug}-title`} dir="auto">
          <a href={servicePath(slug)}>{title}</a>
        </h2>
        <p className="service-promise" dir="auto">
          {promise}
        </p>
      </div>
      <div className="service-text">
        {children}
        {suits && (
          <p className="service-suits" dir="auto">
            <strong className="label">{texts.suitsHeading}</strong> {suits}
          </p>
        )}
      </div>
      {deliverables.length > 0 && (
        <div>
          <h3 className="label" dir="auto">
            {texts.deliverablesHeading}
          </h3>
          <Deliverables points={deliverables} />
        </div>
      )}
    </section>
  );
}

/** For the service's own page, whose header shows its name and promise. */
export function WholeService({ service: { suits, deliverables }, texts, children }: ServiceProps) {
  return (
    <div className="service service-whole">
      {suits && (
        <div>
          <h2 className="label" dir="auto">
            {texts.suitsHeading}
          </h2>
          <p className="service-promise" dir="auto">
            {suits}
          </p>
        </div>
      )}
      <div className="service-text">{children}</div>
      {deliverables.length > 0 && (
        <div>
          <h2 className="label" dir="auto">
            {texts.deliverablesHeading}
          </h2>
          <Deliverables points={deliverables} />
        </div>
      )}
    </div>
  );
}

function Deliverables({ points }: { points: readonly string[] }) {
  return (
    <ul className="service-points">
      {points.map((point) => (
        <li key={point} dir="auto">
          {point}
        </li>
      ))}
    </ul>
  );
}
