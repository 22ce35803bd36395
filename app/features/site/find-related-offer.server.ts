import { solutionPath } from '#features/publishing/paths.ts';
import type { PublicTexts, Reading } from '#features/publishing/texts/public-texts.server.ts';
import { servicePath } from '#features/settings/service.ts';
import type { Offer } from './related-offer.tsx';

/** What readers can be offered. */
interface Sold {
  solutions: readonly { id: string; title: string; excerpt: string | null }[];
  services: readonly { slug: string; title: string; promise: string }[];
}

/**
 * The one that the author has chosen for an article (`solution/ID` or `service/SLUG`), while it is there; else the nearest of the
 * solutions, or the nearest service where that is much nearer. Undefined where nothing has enough in common with it.
 */
export function findRelatedOffer(
  texts: PublicTexts,
  { reading, chosen }: { reading: Reading; chosen: string | null },
  { solutions, services }: Sold,
): Offer | undefined {
  const offers = [
    ...solutions.map(({ id, title, excerpt }) => toOffer('solution', id, { title, text: excerpt ?? '', href: solutionPath(id) })),
    ...services.map(({ slug, title, promise }) => toOffer('service', slug, { title, text: promise, href: servicePath(slug) })),
  ];
  const pinned = offers.find(({ name }) => name === chosen);
  if (pinned) return pinned.offer;
  const scores = texts.scoreOffers(reading);
  const getScore = ({ name, offer }: (typeof offers)[number]) => (scores.get(name) ?? 0) * (offer.kind === 'solution' ? PREFERENCE : 1);
  const [best] = offers.filter(({ name }) => scores.has(name)).sort((one, other) => getScore(other) - getScore(one));
  return best?.offer;
}

/** A solution is made for one case, and says more of it than a service. */
const PREFERENCE = 2.5;

function toOffer(kind: Offer['kind'], id: string, text: Omit<Offer, 'kind'>) {
  return { name: `${kind}/${id}`, offer: { kind, ...text } satisfies Offer };
}
