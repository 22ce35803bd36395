import { CATEGORIES, type Category, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { optionalText, requiredText } from '#platform/forms/zod.ts';
import { linkRows, type NamedLink, parseLinks } from './links.ts';
import { defineSettings, NEWEST_ARTICLE, type SettingField } from './settings-kind.ts';

export interface Menu {
  categories: readonly Category[];
  headerLinks: readonly NamedLink[];
  footerLinks: readonly NamedLink[];
}

/** Id of the suggested paths. */
export const OWN_PAGES_LIST = 'own-pages';

/** In the header, and in the footer. */
const MAX_MENU_LINKS = 6;
const MAX_NAME = 30;
const MAX_URL = 500;

const slugs = CATEGORIES.map(categorySlug);

const links = optionalText(MAX_MENU_LINKS * (MAX_NAME + MAX_URL + 2)).superRefine((text, context) => {
  const wrong = findWrongLink(text);
  if (wrong) context.addIssue({ code: 'custom', message: wrong });
});

const linkControl = {
  schema: links,
  default: '',
  ...linkRows,
  most: MAX_MENU_LINKS,
  parts: [{ label: 'Name' }, { label: 'Path or address', placeholder: '/about or https://', list: OWN_PAGES_LIST }],
  isWrong: ([name = '', url = '']) => !isMenuLink({ name: name.trim(), url: url.trim() }),
} satisfies Partial<SettingField>;

export const menu = defineSettings({
  name: 'menu',
  label: 'Menu',
  noun: 'Menu',
  description: 'The order of the categories, and links of your own in the header and the footer.',
  hasNoDrafts: true,
  pages: [
    { label: 'About', path: '/about' },
    { label: 'Home page', path: '/' },
    { label: 'Newest article', path: NEWEST_ARTICLE },
    { label: 'Sitemap', path: '/sitemap' },
  ],
  groups: [
    {
      title: 'Categories',
      fields: {
        categories: {
          label: 'Order of the categories',
          hint: 'The order in the header, the menu on small screens, the footer and the sitemap.',
          schema: requiredText(300, 'Put the six categories in order').refine(
            (text) => text.split('\n').toSorted().join() === slugs.toSorted().join(),
            'List each of the six categories once',
          ),
          default: slugs.join('\n'),
          control: 'rows',
          noun: 'category',
          parts: [],
          toName: categoryTitle,
        },
      },
    },
    {
      title: 'Links of your own',
      fields: {
        headerLinks: {
          ...linkControl,
          label: 'Links in the header',
          hint: 'Next to About, Services and Contact, which are always there.',
        },
        footerLinks: {
          ...linkControl,
          label: 'Links in the footer',
          hint: 'After Privacy, Terms and Sitemap, in the last line of every page.',
        },
      },
    },
  ],
  toValues: ({ categories, headerLinks, footerLinks }): Menu => ({
    categories: categories.split('\n').flatMap((slug) => CATEGORIES.filter((category) => categorySlug(category) === slug)),
    headerLinks: parseLinks(headerLinks),
    footerLinks: parseLinks(footerLinks),
  }),
});

function isMenuLink({ name, url }: NamedLink): boolean {
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
