import { site } from '#site';

const { businesses, satisfaction, growth, support, leaders } = site.claims;

/** The figures that the site may claim, set large. */
export function KeyFigures() {
  return (
    <dl className="figures">
      {[businesses, satisfaction, growth, support, leaders].map(({ figure, label }) => (
        <div key={label}>
          <dt className="figure-label">{label}</dt>
          <dd className="figure-number">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
