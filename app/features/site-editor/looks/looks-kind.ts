import { looks } from '#features/site-settings/documents/looks.ts';
import { createDocumentKind, NEWEST_ARTICLE } from '../document-kind.ts';

export const looksKind = createDocumentKind(looks, {
  label: 'Looks',
  noun: 'Looks',
  description: 'Colours, typefaces, a logo, and whether readers choose between light and dark.',
  hasNoDrafts: true,
  imageFields: ['logo', 'logoDark'],
  pages: [
    { label: 'Home page', path: '/' },
    { label: 'Newest article', path: NEWEST_ARTICLE },
    { label: 'A category', path: '/category/marketing' },
    { label: 'Contact', path: '/contact' },
  ],
  labels: {
    theme: 'Light and dark',
    accent: 'Accent',
    accentDark: 'Own accent in the dark theme',
    palette: 'Colours of the categories',
    types: 'Typefaces',
    logo: 'Logo',
    logoDark: 'Logo in the dark theme',
  },
});
