import { useSite } from '#features/site-settings/use-site.ts';

/** The figures that the owner stands by, as a section of a page; nothing where there is none. */
export function KeyFigures() {
  const { figures } = useSite().claims;
  if (figures.length === 0) return null;
  return (
    <section className="section page" aria-label="Figures">
      <dl className="figures">
        {figures.map(({ figure, label }) => (
          <div key={`${figure} ${label}`}>
            <dt className="figure-label">{label}</dt>
            <dd className="figure-number">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
