import { site } from '#site';

const { businesses, satisfaction, growth, support, leaders } = site.claims;

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
