import { DEFAULT_ACCENT, findAccentFault, isAccentName } from '#features/colours/accents.ts';
import { DEFAULT_PALETTE, isPaletteName, PALETTE_NAMES, type PaletteName } from '#features/colours/palette-sets.ts';
import { optionalText } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';
import type { SiteDocument } from './site-document.ts';
import { findTypePairing, TYPE_PAIRINGS, type TypePairing } from './type-pairings.ts';

/** How the site looks. */
export interface Looks {
  /** A theme that readers choose, or one for all. */
  theme: 'both' | 'light' | 'dark';
  /** The name of an accent, or an own colour as `#rrggbb`. */
  accent: string;
  /** An own accent in the dark theme; empty where it follows from the other. */
  accentDark: string;
  /** The colours of the categories, and of everything that is woven. */
  palette: PaletteName;
  types: TypePairing;
  /** The path of an uploaded image that stands for the set name; empty for the name. */
  logo: string;
  /** The same on dark paper; empty where the logo stands on both. */
  logoDark: string;
}

/** Of an uploaded image, with its size. */
const IMAGE = /^\/images\/[a-z0-9]{16}-\d{1,4}x\d{1,4}-[0-9a-f]{6}\.[a-z]{3,4}$/;

export const looks: SiteDocument<Looks> = {
  name: 'looks',
  fields: {
    theme: z.enum(['both', 'light', 'dark'], 'Choose a theme'),
    accent: accentCheck('light', isAccentName),
    accentDark: accentCheck('dark', (text) => text === ''),
    palette: z.enum(PALETTE_NAMES, 'Choose colours'),
    types: z.enum(TYPE_PAIRINGS, 'Choose typefaces'),
    logo: imagePath(),
    logoDark: imagePath(),
  },
  defaults: {
    theme: 'both',
    accent: DEFAULT_ACCENT,
    accentDark: '',
    palette: DEFAULT_PALETTE,
    types: TYPE_PAIRINGS[0],
    logo: '',
    logoDark: '',
  },
  toValues: ({ theme, types, logo = '', logoDark = '', accent = '', accentDark = '', palette = '' }) => ({
    theme: theme === 'light' || theme === 'dark' ? theme : 'both',
    accent,
    accentDark,
    palette: isPaletteName(palette) ? palette : DEFAULT_PALETTE,
    types: findTypePairing(types),
    logo,
    logoDark,
  }),
};

function imagePath() {
  return optionalText(200).refine((path) => path === '' || IMAGE.test(path), 'Upload an image, or choose one from the library');
}

/** A colour that can be read in a theme, or what else the field takes. */
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
