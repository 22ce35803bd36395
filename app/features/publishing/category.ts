/** In the order of the header. Stored in upper case; slugs are lower case with hyphens. */
export const CATEGORIES = ['MARKETING', 'TECHNOLOGY', 'BRAND', 'PERSONAL DEVELOPMENT', 'BUSINESS', 'LEADERSHIP'] as const;

export type Category = (typeof CATEGORIES)[number];

export function parseCategory(text: string): Category | undefined {
  const name = normalizeCategory(text);
  return CATEGORIES.find((category) => category === name);
}

/** Upper-cases ASCII and folds spaces and hyphens to one space. `NORMALIZED_CATEGORY` does the same in SQL. */
export function normalizeCategory(text: string): string {
  return text
    .replace(/[ \t\r\n\u00a0-]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

export function findCategoryBySlug(slug: string): Category | undefined {
  return CATEGORIES.find((category) => categorySlug(category) === slug);
}

export function categorySlug(category: string): string {
  return normalizeCategory(category).toLowerCase().replaceAll(' ', '-');
}

export function categoryTitle(category: string): string {
  return normalizeCategory(category)
    .toLowerCase()
    .replace(/(^|\s)\p{L}/gu, (initial) => initial.toUpperCase());
}
