import { normalizeCategory } from '#features/publishing/category.ts';
import { getRareWords } from '#features/publishing/related-words.ts';

interface Reading {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
}

/** The articles that have most in common with the one being read: category, tags, rare words. Equals keep their order. */
export function rankRelated<T extends Reading>(article: Reading, candidates: readonly T[], limit = 3): T[] {
  const others = candidates.filter(({ id }) => id !== article.id);
  const [own = new Set<string>(), ...rare] = getRareWords([article, ...others].map(({ title, excerpt }) => `${title} ${excerpt}`));
  const category = normalizeCategory(article.category);
  const tags = new Set(article.tags.map((tag) => tag.toLowerCase()));
  return others
    .map((other, i) => {
      const sharedTags = new Set(other.tags.map((tag) => tag.toLowerCase())).intersection(tags).size;
      const sharedWords = own.intersection(rare[i] ?? new Set()).size;
      const isSameCategory = normalizeCategory(other.category) === category;
      return { other, score: (isSameCategory ? 2 : 0) + sharedTags * 2 + sharedWords };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other);
}
