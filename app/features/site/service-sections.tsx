import { type Service, services } from '#content/pages/services.ts';

/** How the work goes, whatever the service. */
export function WorkSteps() {
  return (
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
  );
}

/** The services beside the one whose page it is. */
export function OtherServices({ except }: { except: Service }) {
  return (
    <section className="section page" aria-labelledby="others">
      <header className="section-head">
        <h2 className="section-title" id="others">
          {services.othersHeading}
        </h2>
      </header>
      <div className="pillars">
        {services.services
          .filter(({ slug }) => slug !== except.slug)
          .map(({ slug, title, promise }) => (
            <section className="pillar card" key={slug}>
              <h3>
                <a className="card-link" href={`/services/${slug}`}>
                  {title}
                </a>
              </h3>
              <p>{promise}</p>
            </section>
          ))}
      </div>
    </section>
  );
}

export function ServicesCall() {
  const { closingHeadline, closingText, primaryAction, secondaryAction } = services;
  return (
    <section className="section page">
      <div className="call">
        <h2 className="statement">{closingHeadline}</h2>
        <p className="deck">{closingText}</p>
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
