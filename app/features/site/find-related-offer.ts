import { type Service, services } from '#content/pages/services.ts';
import { parseCategory } from '#features/publishing/category.ts';
import { solutionPath } from '#features/publishing/paths.ts';
import { getRareWords } from '#features/publishing/related-words.ts';
import { foldText } from '#platform/text/fold.ts';

/** A solution or a service that may help whoever has read a text to its end. */
export interface Offer {
  kind: 'solution' | 'service';
  title: string;
  text: string;
  href: string;
}

interface Reading {
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
}

/** The solution that shares most rare words with what was read; when none shares enough, the service for its tags or category. */
export function findRelatedOffer(
  reading: Reading,
  solutions: readonly { id: string; title: string; excerpt: string | null }[],
): Offer | undefined {
  const [own = new Set<string>(), ...others] = getRareWords([
    [reading.title, reading.excerpt, ...reading.tags].join(' '),
    ...solutions.map(({ title, excerpt }) => `${title} ${excerpt ?? ''}`),
  ]);
  const [best] = solutions
    .map((solution, i) => ({ solution, shared: own.intersection(others[i] ?? new Set()).size }))
    .sort((a, b) => b.shared - a.shared);
  if (best && best.shared >= ENOUGH) {
    const { id, title, excerpt } = best.solution;
    return { kind: 'solution', title, text: excerpt ?? '', href: solutionPath(id) };
  }
  const service = findService(reading);
  return service && { kind: 'service', title: service.title, text: service.promise, href: `/services/${service.slug}` };
}

const ENOUGH = 2;

/** The service with most topics among the tags; of equals, and where none has any, the one for the category. */
function findService({ category, tags }: Reading): Service | undefined {
  const known = parseCategory(category);
  const read = new Set(tags.map(foldText));
  const [best] = services.services
    .map((service: Service) => ({
      service,
      shared: service.topics.filter((topic) => read.has(topic)).length,
      isOfCategory: known !== undefined && service.categories.includes(known),
    }))
    .filter(({ shared, isOfCategory }) => shared > 0 || isOfCategory)
    .sort((a, b) => b.shared - a.shared || Number(b.isOfCategory) - Number(a.isOfCategory));
  return best?.service;
}
