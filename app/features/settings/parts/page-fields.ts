import { isBlank } from '#features/html/blank-html.ts';
import { listPlaceholders } from '#features/html/image-placeholder.ts';
import { optionalText, requiredText } from '#platform/forms/zod.ts';

/** Characters of HTML. */
const MAX_PROSE = 200_000;

export const optionalProse = optionalText(MAX_PROSE).refine(
  (html) => listPlaceholders(html).length === 0,
  'An image hasn’t been uploaded yet',
);

export const requiredProse = optionalProse.refine((html) => !isBlank(html), 'Write the text');

export function toProse(sections: readonly { heading?: string; paragraphs: readonly string[] }[]): string {
  return sections
    .flatMap(({ heading, paragraphs }) => [...(heading ? [`<h2>${escapeText(heading)}</h2>`] : []), ...paragraphs.map(toParagraph)])
    .join('');
}

function toParagraph(text: string): string {
  return `<p>${escapeText(text)}</p>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export const SEARCH_DESCRIPTION = {
  label: 'For search engines and chat apps',
  schema: requiredText(400, 'Write a description'),
  control: 'lines',
} as const;
