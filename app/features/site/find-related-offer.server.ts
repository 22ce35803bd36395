import { type Addressed, solutionPath } from '#features/publishing/paths.ts';
import type { PublicTexts, Reading } from '#features/publishing/texts/public-texts.server.ts';
import { servicePath } from '#features/settings/service.ts';
import type { Offer } from './related-offer.tsx';

interface Sold {
  solutions: readonly (Addressed & { title: string; excerpt: string | null })[];
  services: readonly { slug: string; title: string; promise: string }[];
}

/** The author's choice (`solution/ID` or `service/SLUG`) if it is public, else the nearest solution, or a much nearer service. */
export function findRelatedOffer(
  texts: PublicTexts,
  { reading, chosen }: { reading: Reading; chosen: string | null },
  { solutions, services }: Sold,
): Offer | undefined {
  const offers = [
    ...solutions.map((each) => toOffer('solution', each.id, { title: each.title, text: each.excerpt ?? '', href: solutionPath(each) })),
    ...services.map(({ slug, title, promise }) => toOffer('service', slug, { title, text: promise, href: servicePath(slug) })),
  ];
  const pinned = offers.find(({ name }) => name === chosen);
  if (pinned) return pinned.offer;
  const scores = texts.scoreOffers({ kind: 'article', reading });
  const getScore = ({ name, offer }: (typeof offers)[number]) => (scores.get(name) ?? 0) * (offer.kind === 'solution' ? PREFERENCE : 1);
  const [best] = offers.filter(({ name }) => scores.has(name)).sort((one, other) => getScore(other) - getScore(one));
  return best?.offer;
}

/** Factor in favour of solutions, which are made for one case and say more of it than a service. */
const PREFERENCE = 2.5;

function toOffer(kind: Offer['kind'], id: string, text: Omit<Offer, 'kind'>) {
  return { name: `${kind}/${id}`, offer: { kind, ...text } satisfies Offer };
}
