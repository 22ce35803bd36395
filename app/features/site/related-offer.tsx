import type { Offer } from './find-related-offer.ts';

const LABEL = { solution: 'A solution that fits', service: 'A service that fits' };

export function RelatedOffer({ offer }: { offer: Offer }) {
  return (
    <aside className="fitting card" aria-labelledby="fitting-title">
      <p className="label">{LABEL[offer.kind]}</p>
      <h2 className="fitting-title" id="fitting-title">
        <a className="card-link" href={offer.href}>
          {offer.title}
        </a>
      </h2>
      <p>{offer.text}</p>
    </aside>
  );
}
