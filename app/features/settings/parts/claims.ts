import { formatMonth } from '#features/publishing/dates.ts';
import { optionalText, requiredText, z } from '#platform/forms/zod.ts';
import { site } from '#site';
import { defineSettings, type FieldGroup } from './settings-kind.ts';

/** The only marketing figures that any page may show. */
export interface Claims {
  figures: readonly Claim[];
  /** Follows “I reply”; may be empty. */
  reply: string;
}

export interface Claim {
  figure: string;
  label: string;
  source: string;
  /** `2026-01`. */
  date: string;
}

const CLAIMS = ['businesses', 'satisfaction', 'growth', 'support', 'leaders'] as const;

const shown = { schema: z.enum(['on', '']).default(''), default: 'on', control: 'check', shortLabel: 'Shown on the site' } as const;

export const claims = defineSettings({
  name: 'claims',
  label: 'Figures on your pages',
  noun: 'Figures on your pages',
  description: 'The figures on your pages, where each comes from, and how soon you reply.',
  lead: 'Only say what you can back up. A figure that’s switched off, or has no source and month of its own, doesn’t appear anywhere on the site. With none left, their section doesn’t either.',
  hasNoDrafts: true,
  pages: [
    { label: 'Home page', path: '/' },
    { label: 'About', path: '/about' },
    { label: 'Contact', path: '/contact' },
    { label: 'Services', path: '/services' },
  ],
  groups: [
    ...CLAIMS.map(getGroup),
    {
      title: 'How soon you reply',
      fields: {
        replyShown: { ...shown, label: 'Show how soon you reply' },
        reply: {
          label: 'How soon you reply',
          hint: 'The end of a sentence that begins “I reply”.',
          schema: requiredText(100, 'Write how soon you reply'),
          default: site.claims.reply,
          control: 'line',
        },
      },
    },
  ],
  toValues: (fields): Claims => {
    const read = (name: string) => fields[name] ?? '';
    const figures = CLAIMS.filter((name) => read(`${name}Shown`)).flatMap((name) => {
      const [figure, label] = [read(`${name}Figure`), read(`${name}Label`)];
      const claim = { figure, label, source: read(`${name}Source`), date: read(`${name}Date`) };
      return isBackedUp(claim, site.claims[name]) ? claim : [];
    });
    return { figures, reply: read('replyShown') && read('reply') };
  },
});

/** The file’s source is that of the file’s own figure. */
function isBackedUp({ figure, label, source, date }: Claim, file: Claim): boolean {
  return source !== '' && date !== '' && (source !== file.source || (figure === file.figure && label === file.label));
}

function getGroup(name: (typeof CLAIMS)[number]): FieldGroup {
  const { figure, label, source, date } = site.claims[name];
  return {
    title: (fields) => `${fields[`${name}Figure`]} ${fields[`${name}Label`]}`,
    fields: {
      [`${name}Shown`]: { ...shown, label: `Shown (${label})` },
      [`${name}Figure`]: {
        label: `Figure (${label})`,
        shortLabel: 'Figure',
        hint: 'Such as 200+ or 95%.',
        schema: requiredText(20, 'Write the figure'),
        default: figure,
        control: 'line',
        isPaired: true,
      },
      [`${name}Label`]: {
        label: `What it counts (${label})`,
        shortLabel: 'What it counts',
        hint: 'The words after the figure.',
        schema: requiredText(60, 'Write what it counts'),
        default: label,
        control: 'line',
        isPaired: true,
      },
      [`${name}Source`]: {
        label: `Source (${label})`,
        shortLabel: 'Source',
        hint: 'Where the figure comes from. Readers see this.',
        schema: optionalText(200),
        default: source,
        control: 'line',
        isPaired: true,
      },
      [`${name}Date`]: {
        label: `Month (${label})`,
        shortLabel: 'Month',
        hint: 'When it was counted.',
        schema: optionalText(7).refine((date) => /^$|^\d{4}-(0[1-9]|1[0-2])$/.test(date), 'Enter a month, such as 2026-01'),
        default: date,
        control: 'line',
        type: 'month',
        placeholder: '2026-01',
        isPaired: true,
      },
    },
  };
}

/** `Client survey, January 2026`. */
export function describeClaimSource({ source, date }: Pick<Claim, 'source' | 'date'>): string {
  return `${source}, ${formatMonth(date)}`;
}
