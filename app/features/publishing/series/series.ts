import type { Selectable } from 'kysely';
import type { ArticleTable } from '#db/schema.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { optionalText } from '#platform/forms/zod.ts';
import { toSlug } from '#platform/text/slug.ts';

/** Parts that are public, in their order; `number` is the place of the article among them. */
export interface ArticleSeries {
  name: string;
  path: string;
  number: number;
  parts: Pick<Selectable<ArticleTable>, 'id' | 'address' | 'title' | 'language'>[];
}

/** Names that are written a little differently share a slug. */
export function toSeriesSlug(name: string): string {
  return toSlug(name, 'series');
}

export function seriesPath(slug: string, page = 1): string {
  const path = `/series/${encodeURIComponent(slug)}`;
  return page > 1 ? `${path}?page=${page}` : path;
}

/** `Part 2 of 5`; a first part on its own is not said to be the whole. */
export function describePart({ number, parts }: Pick<ArticleSeries, 'number' | 'parts'>): string {
  return parts.length > 1 ? `Part ${number} of ${parts.length}` : `Part ${number}`;
}

export const seriesFields = {
  series: { label: 'Series', schema: optionalText(100), control: 'sharing' },
  seriesOrder: {
    label: 'Part',
    schema: optionalText(4).refine((text) => /^\d*$/.test(text), 'Enter a whole number, such as 2'),
    control: 'sharing',
  },
} as const satisfies Record<string, FormField>;

interface SeriesColumns {
  series: string | null;
  seriesOrder: number | null;
}

export function toSeriesColumns({ series, seriesOrder }: { series: string | null; seriesOrder: string }) {
  return {
    series: series || null,
    seriesOrder: seriesOrder ? Number(seriesOrder) : null,
    seriesSlug: series ? toSeriesSlug(series) : null,
  };
}

export function toSeriesFields({ series, seriesOrder }: SeriesColumns): Record<keyof typeof seriesFields, string> {
  return { series: series ?? '', seriesOrder: seriesOrder === null ? '' : String(seriesOrder) };
}
