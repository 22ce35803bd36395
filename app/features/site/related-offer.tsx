export interface Offer {
  kind: 'solution' | 'service';
  title: string;
  text: string;
  href: string;
}

const LABEL = { solution: 'A solution for this', service: 'A service for this' };

export function RelatedOffer({ offer }: { offer: Offer }) {
  return (
    <aside className="related-offer card" aria-labelledby="related-offer-title">
      <p className="label">{LABEL[offer.kind]}</p>
      <h2 className="related-offer-title" id="related-offer-title" dir="auto">
        <a className="card-link" href={offer.href}>
          {offer.title}
        </a>
      </h2>
      <p dir="auto">{offer.text}</p>
    </aside>
  );
}
