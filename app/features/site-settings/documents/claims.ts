import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import { z } from '#platform/forms/zod.ts';
import { site } from '#site';
import type { SiteDocument } from './site-document.ts';

/** The only marketing figures that any page may show. */
export interface Claims {
  figures: readonly Claim[];
  /** How soon a message is answered, to stand after “I answer”; empty where nothing is promised. */
  reply: string;
}

export interface Claim {
  figure: string;
  label: string;
  /** Where the figure comes from, and when it was read there; may be empty. */
  source: string;
  /** `2026-01`; may be empty. */
  date: string;
}

/** In the order in which they stand on the pages. */
export const CLAIMS = ['businesses', 'satisfaction', 'growth', 'support', 'leaders'] as const;

const shown = z.enum(['on', '']).default('');

export const claims: SiteDocument<Claims> = {
  name: 'claims',
  fields: {
    ...Object.fromEntries(
      CLAIMS.flatMap((name) => [
        [`${name}Shown`, shown],
        [`${name}Figure`, requiredText(20, 'Write the figure')],
        [`${name}Label`, requiredText(60, 'Write what it counts')],
        [`${name}Source`, optionalText(200)],
        [`${name}Date`, optionalText(7).refine((date) => /^$|^\d{4}-(0[1-9]|1[0-2])$/.test(date), 'Enter a month, such as 2026-01')],
      ]),
    ),
    replyShown: shown,
    reply: requiredText(100, 'Write how soon you answer'),
  },
  defaults: {
    ...Object.fromEntries(
      CLAIMS.flatMap((name) => [
        [`${name}Shown`, 'on'],
        [`${name}Figure`, site.claims[name].figure],
        [`${name}Label`, site.claims[name].label],
        [`${name}Source`, ''],
        [`${name}Date`, ''],
      ]),
    ),
    replyShown: 'on',
    reply: site.claims.reply,
  },
  toValues: (fields) => {
    const read = (name: string) => fields[name] ?? '';
    const figures = CLAIMS.filter((name) => read(`${name}Shown`)).map((name) => ({
      figure: read(`${name}Figure`),
      label: read(`${name}Label`),
      source: read(`${name}Source`),
      date: read(`${name}Date`),
    }));
    return { figures, reply: read('replyShown') && read('reply') };
  },
};
