import { type Service, services } from '#content/pages/services.ts';

/** One service; the browser brings a chosen one's heading into view by itself, since it focuses what says autofocus. */
export function ServiceText({ service, isChosen }: { service: Service; isChosen: boolean }) {
  const { slug, title, promise, text, deliverables, suits } = service;
  return (
    <section className={`service${isChosen ? ' service-chosen' : ''}`} id={slug} aria-labelledby={`${slug}-title`}>
      <div className="service-lead">
        <h2
          className="service-title"
          id={`${slug}-title`}
          tabIndex={isChosen ? -1 : undefined}
          // biome-ignore lint/a11y/noAutofocus: the path names this service, and without a script nothing else goes there
          autoFocus={isChosen}
        >
          {title}
        </h2>
        <p className="service-promise">{promise}</p>
      </div>
      <div className="service-text">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="service-suits">
          <strong className="label">{services.suitsHeading}</strong> {suits}
        </p>
      </div>
      <div>
        <h3 className="label">{services.deliverablesHeading}</h3>
        <ul className="service-points">
          {deliverables.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
