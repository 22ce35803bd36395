import type { Db } from '#db/client.server.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import { type Reading, scoreOffers } from '#features/publishing/related/find-related.server.ts';
import { servicePath } from '#features/site-settings/services/service.ts';
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
export async function findRelatedOffer(
  db: Db,
  { reading, chosen }: { reading: Reading; chosen: string | null },
  { solutions, services }: Sold,
): Promise<Offer | undefined> {
  const offers = [
    ...solutions.map(({ id, title, excerpt }) => toOffer('solution', id, { title, text: excerpt ?? '', href: solutionPath(id) })),
    ...services.map(({ slug, title, promise }) => toOffer('service', slug, { title, text: promise, href: servicePath(slug) })),
  ];
  const pinned = offers.find(({ name }) => name === chosen);
  if (pinned) return pinned.offer;
  const ids = (kind: Offer['kind']) => offers.filter(({ offer }) => offer.kind === kind).map(({ id }) => id);
  const scores = await scoreOffers(db, reading, { solutionIds: ids('solution'), serviceSlugs: ids('service') });
  const getScore = ({ id, offer }: (typeof offers)[number]) =>
    (scores[offer.kind].get(id) ?? 0) * (offer.kind === 'solution' ? PREFERENCE : 1);
  const [best] = offers
    .map((each) => ({ ...each, score: scores[each.offer.kind].get(each.id) ?? 0 }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => getScore(b) - getScore(a));
  return best?.offer;
}

/** A solution is made for one case, and says more of it than a service. */
const PREFERENCE = 2.5;
/** Below it, what an article and an offer share are accidents. */
const ENOUGH = 0.052;

function toOffer(kind: Offer['kind'], id: string, text: Omit<Offer, 'kind'>) {
  return { id, name: `${kind}/${id}`, offer: { kind, ...text } satisfies Offer };
}
