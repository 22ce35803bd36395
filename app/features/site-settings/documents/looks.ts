import { DEFAULT_ACCENT, findAccentFault, isAccentName } from '#features/colours/accents.ts';
import { DEFAULT_PALETTE, isPaletteName, PALETTE_NAMES, type PaletteName } from '#features/colours/palette-sets.ts';
import { optionalText } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';
import type { SiteDocument } from './site-document.ts';

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
  /** The path of an uploaded image that stands for the set name; empty for the name. */
  logo: string;
}

export const looks: SiteDocument<Looks> = {
  name: 'looks',
  fields: {
    theme: z.enum(['both', 'light', 'dark'], 'Choose a theme'),
    accent: accentCheck('light', isAccentName),
    accentDark: accentCheck('dark', (text) => text === ''),
    palette: z.enum(PALETTE_NAMES, 'Choose colours'),
    logo: optionalText(200),
  },
  defaults: { theme: 'both', accent: DEFAULT_ACCENT, accentDark: '', palette: DEFAULT_PALETTE, logo: '' },
  toValues: ({ theme, logo = '', accent = '', accentDark = '', palette = '' }) => ({
    theme: theme === 'light' || theme === 'dark' ? theme : 'both',
    accent,
    accentDark,
    palette: isPaletteName(palette) ? palette : DEFAULT_PALETTE,
    logo,
  }),
};

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
