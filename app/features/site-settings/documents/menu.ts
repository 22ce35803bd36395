import { CATEGORIES, type Category, categorySlug } from '#features/publishing/category.ts';
import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import { parseLinks } from './identity.ts';
import type { SiteDocument } from './site-document.ts';

/** What stands in the header and the footer. */
export interface Menu {
  /** The six, in the order of the header. */
  categories: readonly Category[];
  /** Beside those that are always there. */
  headerLinks: readonly MenuLink[];
  footerLinks: readonly MenuLink[];
}

export interface MenuLink {
  name: string;
  /** A path of this site, or an address that begins with https://. */
  url: string;
}

/** In the header, and in the footer. */
export const MAX_MENU_LINKS = 6;
const MAX_NAME = 30;
const MAX_URL = 500;

const slugs = CATEGORIES.map(categorySlug);

const links = optionalText(MAX_MENU_LINKS * (MAX_NAME + MAX_URL + 2)).superRefine((text, context) => {
  const wrong = findWrongLink(text);
  if (wrong) context.addIssue({ code: 'custom', message: wrong });
});

export const menu: SiteDocument<Menu> = {
  name: 'menu',
  fields: {
    categories: requiredText(300, 'Put the six categories in order').refine(
      (text) => text.split('\n').toSorted().join() === slugs.toSorted().join(),
      'Each of the six categories has its place once',
    ),
    headerLinks: links,
    footerLinks: links,
  },
  defaults: { categories: slugs.join('\n'), headerLinks: '', footerLinks: '' },
  toValues: ({ categories = '', headerLinks = '', footerLinks = '' }) => ({
    categories: categories.split('\n').flatMap((slug) => CATEGORIES.filter((category) => categorySlug(category) === slug)),
    headerLinks: parseLinks(headerLinks),
    footerLinks: parseLinks(footerLinks),
  }),
};

/** Whether a link may stand in the header and the footer as it is. */
export function isMenuLink({ name, url }: MenuLink): boolean {
  return name !== '' && name.length <= MAX_NAME && url.length <= MAX_URL && (isSitePath(url) || isWebUrl(url));
}

function findWrongLink(text: string): string | undefined {
  const all = parseLinks(text);
  if (all.length > MAX_MENU_LINKS) return `At most ${MAX_MENU_LINKS} links`;
  const wrong = all.find((link) => !isMenuLink(link));
  if (!wrong) return undefined;
  const called = (wrong.name || wrong.url).slice(0, 60);
  return `“${called}” needs a name of at most ${MAX_NAME} letters, and a path such as /about or an address that begins with https://`;
}

/** Browsers read `//` and `/\` as the address of another site. */
function isSitePath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(text);
}

function isWebUrl(text: string): boolean {
  const url = /^https:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === '' && url.password === '';
}
