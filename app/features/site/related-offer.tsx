export interface Offer {
  kind: 'solution' | 'service';
  title: string;
  text: string;
  href: string;
}

const LABEL = { solution: 'A solution for this', service: 'A service for this' };

export function RelatedOffer({ offer, label = LABEL[offer.kind] }: { offer: Offer; label?: string }) {
  const id = `related-${offer.kind}`;
  return (
    <aside className="related-offer card" aria-labelledby={id}>
      <p className="label">{label}</p>
      <h2 className="related-offer-title" id={id} dir="auto">
        <a className="card-link" href={offer.href}>
          {offer.title}
        </a>
      </h2>
      <p dir="auto">{offer.text}</p>
    </aside>
  );
}
