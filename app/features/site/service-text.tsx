import type { ReactNode } from 'react';
import { Picture } from '#features/images/picture.tsx';
import { categorySlug } from '#features/publishing/category.ts';
import { contactPath } from '#features/publishing/paths.ts';
import type { ServicesPageTexts } from '#features/settings/parts/services-page.ts';
import { type Service, servicePath } from '#features/settings/service.ts';

type ServiceFacts = Omit<Service, 'content' | 'topics'>;

interface ServiceProps {
  service: ServiceFacts;
  texts: Pick<ServicesPageTexts, 'suitsHeading' | 'deliverablesHeading'>;
  children: ReactNode;
}

/** `isFirst` for what a page opens with. */
export function ServiceText({ service, texts, isFirst, children }: ServiceProps & { isFirst: boolean }) {
  const { slug, title, promise } = service;
  return (
    <section className={`service${getThread(service)}`} id={slug} aria-labelledby={`${slug}-title`}>
      <ServiceArt slug={slug} priority={isFirst} />
      <div className="service-lead">
        <h2 className="service-title" id={`${slug}-title`} dir="auto">
          <a href={servicePath(slug)}>{title}</a>
        </h2>
        <p className="service-promise" dir="auto">
          {promise}
        </p>
      </div>
      <Evidence service={service} />
      <div className="service-body">
        <div className="service-text">{children}</div>
        <Terms service={service} texts={texts} level={3} />
        <NextStep service={service} />
      </div>
    </section>
  );
}

/** For the service's own page, whose header shows its name, promise and next step. */
export function WholeService({ service, texts, children }: ServiceProps) {
  return (
    <div className={`service service-whole${getThread(service)}`}>
      <ServiceArt slug={service.slug} priority />
      <Evidence service={service} />
      <div className="service-body">
        <div className="service-text">{children}</div>
        <Terms service={service} texts={texts} level={2} />
      </div>
    </div>
  );
}

export function NextStep({ service }: { service: Pick<Service, 'slug' | 'price' | 'duration' | 'nextStep'> }) {
  const { slug, price, duration, nextStep } = service;
  const terms = [price, duration].filter(Boolean).join(' · ');
  return (
    <>
      {terms && (
        <p className="service-price" dir="auto">
          {terms}
        </p>
      )}
      <a className="button" href={contactPath({ service: slug })}>
        {nextStep}
      </a>
    </>
  );
}

function getThread({ categories: [category] }: ServiceFacts): string {
  return category ? ` category-${categorySlug(category)}` : '';
}

function ServiceArt({ slug, priority }: { slug: string; priority: boolean }) {
  return (
    <div className="media media-weave service-art">
      <Picture src={`${servicePath(slug)}/cover.svg`} alt="" sizes="(width >= 60rem) 40vw, 92vw" priority={priority} />
    </div>
  );
}

function Evidence({ service: { figure, figureLabel, proof, proofSource } }: { service: ServiceFacts }) {
  if (!figure && !proof) return null;
  return (
    <div className="service-evidence">
      {figure && (
        <p className="service-figure" dir="auto">
          <strong className="figure-number">{figure}</strong> <span className="figure-label">{figureLabel}</span>
        </p>
      )}
      {proof && (
        <figure className="service-proof" dir="auto">
          <blockquote>{proof}</blockquote>
          {proofSource && <figcaption className="label">{proofSource}</figcaption>}
        </figure>
      )}
    </div>
  );
}

function Terms({ service: { suits, deliverables }, texts, level }: Omit<ServiceProps, 'children'> & { level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (!suits && deliverables.length === 0) return null;
  return (
    <div className="service-terms">
      {suits && (
        <div className="service-suits">
          <Heading className="label" dir="auto">
            {texts.suitsHeading}
          </Heading>
          <p dir="auto">{suits}</p>
        </div>
      )}
      {deliverables.length > 0 && (
        <div>
          <Heading className="label" dir="auto">
            {texts.deliverablesHeading}
          </Heading>
          <ul className="service-points">
            {deliverables.map((point) => (
              <li key={point} dir="auto">
                {point}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
