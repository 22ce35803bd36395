import { type Service, services } from '#content/pages/services.ts';

/** One service among the others, with the way to its own page. */
export function ServiceText({ service }: { service: Service }) {
  const { slug, title, promise } = service;
  return (
    <section className="service" id={slug} aria-labelledby={`${slug}-title`}>
      <div className="service-lead">
        <h2 className="service-title" id={`${slug}-title`}>
          <a href={`/services/${slug}`}>{title}</a>
        </h2>
        <p className="service-promise">{promise}</p>
      </div>
      <div className="service-text">
        <Paragraphs service={service} />
        <p className="service-suits">
          <strong className="label">{services.suitsHeading}</strong> {service.suits}
        </p>
      </div>
      <div>
        <h3 className="label">{services.deliverablesHeading}</h3>
        <Deliverables service={service} />
      </div>
    </section>
  );
}

/** A service on its own page, whose header has said its name and its promise. */
export function WholeService({ service }: { service: Service }) {
  return (
    <div className="service service-whole">
      <div>
        <h2 className="label">{services.suitsHeading}</h2>
        <p className="service-promise">{service.suits}</p>
      </div>
      <div className="service-text">
        <Paragraphs service={service} />
      </div>
      <div>
        <h2 className="label">{services.deliverablesHeading}</h2>
        <Deliverables service={service} />
      </div>
    </div>
  );
}

function Paragraphs({ service }: { service: Service }) {
  return service.text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function Deliverables({ service }: { service: Service }) {
  return (
    <ul className="service-points">
      {service.deliverables.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
