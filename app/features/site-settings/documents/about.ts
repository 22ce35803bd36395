import { about as file } from '#content/pages/about.ts';
import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import { requiredProse, toProse } from './prose.ts';
import type { SiteDocument } from './site-document.ts';

/** The words of the page about the author. */
export interface AboutTexts {
  title: string;
  statement: string;
  /** HTML, with its placeholders and not sanitised: for `renderPageProse`. */
  content: string;
  pillarsHeading: string;
  pillars: readonly Pillar[];
  closing: string;
  action: { label: string; to: string };
}

interface Pillar {
  title: string;
  text: string;
}

/** As many as the page has columns. */
export const PILLARS = [1, 2, 3] as const;

export const about: SiteDocument<AboutTexts> = {
  name: 'about',
  fields: {
    title: requiredText(160, 'Write a title'),
    statement: optionalText(600),
    content: requiredProse,
    pillarsHeading: requiredText(120, 'Write a heading'),
    ...Object.fromEntries(
      PILLARS.flatMap((number) => [
        [`pillar${number}Title`, requiredText(80, 'Write a title')],
        [`pillar${number}Text`, requiredText(1000, 'Write a text')],
      ]),
    ),
    closing: optionalText(600),
    actionLabel: requiredText(60, 'Write what the button says'),
  },
  defaults: {
    title: file.title,
    statement: file.statement,
    content: toProse([{ paragraphs: file.biography }]),
    pillarsHeading: file.pillarsHeading,
    ...Object.fromEntries(
      PILLARS.flatMap((number) => [
        [`pillar${number}Title`, file.pillars[number - 1]?.title ?? ''],
        [`pillar${number}Text`, file.pillars[number - 1]?.text ?? ''],
      ]),
    ),
    closing: file.closing,
    actionLabel: file.action.label,
  },
  toValues: (fields) => {
    const read = (name: string) => fields[name] ?? '';
    return {
      title: read('title'),
      statement: read('statement'),
      content: read('content'),
      pillarsHeading: read('pillarsHeading'),
      pillars: PILLARS.map((number) => ({ title: read(`pillar${number}Title`), text: read(`pillar${number}Text`) })),
      closing: read('closing'),
      action: { label: read('actionLabel'), to: file.action.to },
    };
  },
};
