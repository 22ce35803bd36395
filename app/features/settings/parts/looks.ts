import { DEFAULT_ACCENT, findAccentFault, isAccentName } from '#features/colours/accents.ts';
import { DEFAULT_PALETTE, isPaletteName, PALETTE_NAMES, type PaletteName } from '#features/colours/palettes.ts';
import { optionalText, z } from '#platform/forms/zod.ts';
import { defineSettings, NEWEST_ARTICLE } from './settings-kind.ts';
import { findTypePairing, TYPE_PAIRINGS, type TypePairing } from './type-pairings.ts';

export interface Looks {
  theme: 'both' | 'light' | 'dark';
  /** Name of an accent, or `#rrggbb`. */
  accent: string;
  /** Empty: derived from the light accent. */
  accentDark: string;
  palette: PaletteName;
  types: TypePairing;
  /** Path of an uploaded image; empty for the author's name. */
  logo: string;
  /** Empty where one logo suits both themes. */
  logoDark: string;
}

const IMAGE = /^\/images\/[a-z0-9]{16}-\d{1,4}x\d{1,4}-[0-9a-f]{6}\.[a-z]{3,4}$/;

export const looks = defineSettings({
  name: 'looks',
  label: 'Design',
  noun: 'Design',
  description: 'Colours, typefaces, a logo, and whether readers can choose between light and dark.',
  hasNoDrafts: true,
  pages: [
    { label: 'Home page', path: '/' },
    { label: 'Newest article', path: NEWEST_ARTICLE },
    { label: 'A category', path: '/category/marketing' },
    { label: 'Contact', path: '/contact' },
  ],
  groups: [
    {
      title: 'Colours',
      hint: 'The admin keeps its own colours.',
      fields: {
        palette: {
          label: 'Colours of the categories',
          hint: 'You’ll see them next to a category’s name and under the links in its articles. Covers, icons and sharing pictures use them once you save.',
          schema: z.enum(PALETTE_NAMES, 'Choose colours'),
          default: DEFAULT_PALETTE,
          control: 'custom',
        },
        accent: {
          label: 'Accent',
          hint: 'The colour of a button, link or field when the reader points at it or tabs to it. Each is shown in the light and the dark theme.',
          schema: accentCheck('light', isAccentName),
          default: DEFAULT_ACCENT,
          control: 'custom',
        },
        accentDark: {
          label: 'Own accent in the dark theme',
          schema: accentCheck('dark', (text) => text === ''),
          default: '',
          control: 'custom',
        },
      },
    },
    {
      title: 'Typefaces',
      hint: 'Sharing pictures use them too. The admin keeps its own.',
      fields: {
        types: {
          label: 'Typefaces',
          hint: 'The first is for headings and labels, the second for text. Pages only load the ones you choose.',
          schema: z.enum(TYPE_PAIRINGS, 'Choose typefaces'),
          default: TYPE_PAIRINGS[0],
          control: 'custom',
        },
      },
    },
    {
      title: 'Logo',
      hint: 'Replaces your name in the header, at most 176 by 32 pixels. People who can’t see it hear your name instead. An image with a transparent background works best.',
      fields: {
        logo: { label: 'Logo', schema: imagePath(), default: '', control: 'image' },
        logoDark: {
          label: 'Logo in the dark theme',
          hint: 'Leave empty to use the same logo in the dark theme.',
          schema: imagePath(),
          default: '',
          control: 'image',
        },
      },
    },
    {
      title: 'Theme',
      fields: {
        theme: {
          label: 'Light and dark',
          schema: z.enum(['both', 'light', 'dark'], 'Choose a theme'),
          default: 'both',
          control: 'custom',
        },
      },
    },
  ],
  toValues: ({ theme, types, palette, ...fields }): Looks => ({
    ...fields,
    theme: theme === 'light' || theme === 'dark' ? theme : 'both',
    palette: isPaletteName(palette) ? palette : DEFAULT_PALETTE,
    types: findTypePairing(types),
  }),
});

function imagePath() {
  return optionalText(200).refine((path) => path === '' || IMAGE.test(path), 'Upload an image, or choose one from the library');
}

function accentCheck(theme: 'light' | 'dark', isOther: (text: string) => boolean) {
  return z
    .string()
    .trim()
    .toLowerCase()
    .superRefine((text, context) => {
      const fault = isOther(text) ? undefined : findAccentFault(text, theme);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    });
}
