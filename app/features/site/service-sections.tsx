import type { ServicesPageTexts } from '#features/settings/parts/services-page.ts';
import { servicePath } from '#features/settings/service.ts';

export function WorkSteps({ texts: { stepsHeading, steps } }: { texts: Pick<ServicesPageTexts, 'stepsHeading' | 'steps'> }) {
  return (
    <section className="section page" aria-labelledby="steps">
      <header className="section-head">
        <h2 className="section-title" id="steps" dir="auto">
          {stepsHeading}
        </h2>
      </header>
      <ol className="steps">
        {steps.map(({ title, text }) => (
          <li className="step" key={title + text}>
            <h3 className="step-title" dir="auto">
              {title}
            </h3>
            <p dir="auto">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export interface OtherService {
  slug: string;
  title: string;
  promise: string;
}

export function OtherServices({ heading, others }: { heading: string; others: readonly OtherService[] }) {
  if (others.length === 0) return null;
  return (
    <section className="section page" aria-labelledby="others">
      <header className="section-head">
        <h2 className="section-title" id="others" dir="auto">
          {heading}
        </h2>
      </header>
      <div className="pillars">
        {others.map(({ slug, title, promise }) => (
          <section className="pillar card" key={slug}>
            <h3 dir="auto">
              <a className="card-link" href={servicePath(slug)}>
                {title}
              </a>
            </h3>
            <p dir="auto">{promise}</p>
          </section>
        ))}
      </div>
    </section>
  );
}

type CallTexts = Pick<ServicesPageTexts, 'closingHeadline' | 'closingText' | 'primaryAction' | 'secondaryAction'>;

export function ServicesCall({ texts }: { texts: CallTexts }) {
  const { closingHeadline, closingText, primaryAction, secondaryAction } = texts;
  return (
    <section className="section page">
      <div className="call">
        <h2 className="statement" dir="auto">
          {closingHeadline}
        </h2>
        {closingText && (
          <p className="deck" dir="auto">
            {closingText}
          </p>
        )}
        <div className="button-row">
          <a className="button" href={primaryAction.to}>
            {primaryAction.label}
          </a>
          <a className="button button-quiet" href={secondaryAction.to}>
            {secondaryAction.label}
          </a>
        </div>
      </div>
    </section>
  );
}
