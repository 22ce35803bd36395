import { type Addressed, solutionPath } from '#features/publishing/paths.ts';
import type { PublicTexts, Reading } from '#features/publishing/texts/public-texts.server.ts';
import type { Match } from '#features/publishing/texts/text-index.ts';
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
): { offer: Offer; match?: Match } | undefined {
  const offers = [
    ...solutions.map((each) => toOffer('solution', each.id, { title: each.title, text: each.excerpt ?? '', href: solutionPath(each) })),
    ...services.map(({ slug, title, promise }) => toOffer('service', slug, { title, text: promise, href: servicePath(slug) })),
  ];
  const pinned = offers.find(({ name }) => name === chosen);
  if (pinned) return pinned;
  const matches = texts.matchOffers({ kind: 'article', reading });
  return offers
    .flatMap(({ name, offer }) => {
      const match = matches.get(name);
      return match ? { offer, match, score: match.score * (offer.kind === 'solution' ? PREFERENCE : 1) } : [];
    })
    .sort((one, other) => other.score - one.score)[0];
}

/** One sentence for the author of an article whose offer is not chosen by hand. */
export function explainRelatedOffer(texts: PublicTexts, found: ReturnType<typeof findRelatedOffer>): string {
  if (!found?.match) return 'Now: Work with me, because no offer has enough in common with this article.';
  const subjects = texts.nameSubjects(found.match).slice(0, MAX_SUBJECTS);
  return `Now: ${found.offer.title}, because both are about ${new Intl.ListFormat('en').format(subjects)}.`;
}

const MAX_SUBJECTS = 4;

/** Factor in favour of solutions, which are made for one case and say more of it than a service. */
const PREFERENCE = 2.5;

function toOffer(kind: Offer['kind'], id: string, text: Omit<Offer, 'kind'>) {
  return { name: `${kind}/${id}`, offer: { kind, ...text } satisfies Offer };
}
