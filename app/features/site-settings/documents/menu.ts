import { CATEGORIES, type Category, categorySlug } from '#features/publishing/category.ts';
import { requiredText } from '#platform/forms/text-fields.ts';
import type { SiteDocument } from './site-document.ts';

/** What stands in the header and the footer. */
export interface Menu {
  /** The six, in the order of the header. */
  categories: readonly Category[];
}

const slugs = CATEGORIES.map(categorySlug);

export const menu: SiteDocument<Menu> = {
  name: 'menu',
  fields: {
    categories: requiredText(300, 'Put the six categories in order').refine(
      (text) => text.split('\n').toSorted().join() === slugs.toSorted().join(),
      'Each of the six categories has its place once',
    ),
  },
  defaults: { categories: slugs.join('\n') },
  toValues: ({ categories = '' }) => ({
    categories: categories.split('\n').flatMap((slug) => CATEGORIES.filter((category) => categorySlug(category) === slug)),
  }),
};
