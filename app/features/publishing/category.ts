/** The six categories, in the order of the header. Stored in upper case; slugs are lower case with hyphens. */
export const CATEGORIES = ['MARKETING', 'TECHNOLOGY', 'BRAND', 'PERSONAL DEVELOPMENT', 'BUSINESS', 'LEADERSHIP'] as const;

export type Category = (typeof CATEGORIES)[number];

/** Finds the category that a stored name, a slug or typed text means, whatever its case; undefined when it is none of the six. */
export function parseCategory(text: string): Category | undefined {
  const name = text
    .trim()
    .replace(/[\s-]+/g, ' ')
    .toUpperCase();
  return CATEGORIES.find((category) => category === name);
}

/** The category with exactly this slug. */
export function findCategoryBySlug(slug: string): Category | undefined {
  return CATEGORIES.find((category) => categorySlug(category) === slug);
}

export function categorySlug(category: string): string {
  return category
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '-');
}

/** `personal-development` or `PERSONAL DEVELOPMENT` to `Personal Development`. */
export function categoryTitle(category: string): string {
  return category
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ')
    .replace(/(^|\s)\p{L}/gu, (initial) => initial.toUpperCase());
}
