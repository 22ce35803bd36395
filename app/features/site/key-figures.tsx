import { type Claim, describeClaimSource } from '#features/settings/parts/claims.ts';
import { useSite } from '#features/settings/use-site.ts';

/** In characters: longer figures are set smaller. */
const LARGE = 8;

export function KeyFigures() {
  const { figures } = useSite().claims;
  if (figures.length === 0) return null;
  return (
    <section className="section page" aria-label="Figures">
      <dl className="figures">
        {figures.map((claim) => (
          <KeyFigure claim={claim} key={`${claim.figure} ${claim.label}`} />
        ))}
      </dl>
    </section>
  );
}

function KeyFigure({ claim }: { claim: Claim }) {
  const { figure, label } = claim;
  return (
    <div>
      <dt className="figure-label" dir="auto">
        {label}
      </dt>
      <dd className={figure.length > LARGE ? 'figure-number figure-number-long' : 'figure-number'}>{figure}</dd>
      <dd className="figure-source" dir="auto">
        {describeClaimSource(claim)}
      </dd>
    </div>
  );
}
