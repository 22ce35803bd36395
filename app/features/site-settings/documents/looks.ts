import { optionalText } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';
import type { SiteDocument } from './site-document.ts';

/** How the site looks. */
export interface Looks {
  /** A theme that readers choose, or one for all. */
  theme: 'both' | 'light' | 'dark';
  /** The path of an uploaded image that stands for the set name; empty for the name. */
  logo: string;
}

export const looks: SiteDocument<Looks> = {
  name: 'looks',
  fields: {
    theme: z.enum(['both', 'light', 'dark']),
    logo: optionalText(200),
  },
  defaults: { theme: 'both', logo: '' },
  toValues: ({ theme, logo = '' }) => ({ theme: theme === 'light' || theme === 'dark' ? theme : 'both', logo }),
};
