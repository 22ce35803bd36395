import { CATEGORIES, type Category, parseCategory } from '#features/publishing/category.ts';
import { optionalText, z } from '#platform/forms/zod.ts';
import type { ImportedOutcome, ImportState } from './tables.ts';

export const MAX_IMPORTED = 20_000;
export const MAX_EXPORT_BYTES = 1024 ** 3;
export const EXPORT_TOO_LARGE = 'This file is larger than 1 GB. Copy it to the server and run “npm run import -- FILE” there.';
/** Names of categories and hosts, and sentences, in a plan. */
export const MAX_LISTED = 200;

export interface Counted {
  name: string;
  count: number;
}

/** What an export holds, before anything of it is stored. */
export interface ImportPlan {
  /** Of the other system. */
  label: string;
  siteUrl: string | null;
  public: number;
  drafts: number;
  scheduled: number;
  leftOut: number;
  /** There since an earlier import. */
  known: number;
  addresses: number;
  categories: (Counted & { category: Category | '' })[];
  tags: number;
  imagesInside: number;
  /** By host, of images that the export only points to. */
  imagesElsewhere: Counted[];
  subscribers: number;
  /** Sentences of the report, and of how many articles each is true. */
  notes: Counted[];
}

export const importChoicesSchema = z.strictObject({
  /** By the other system's name; empty for a tag. */
  categories: z.record(z.string().max(200), z.enum([...CATEGORIES, ''])),
  /** Of what is in none of them. */
  fallback: z.enum(CATEGORIES),
  fetchesImages: z.boolean(),
  /** The person's statement of the subscribers' consent; without it they are left out. */
  consent: optionalText(500),
});

export type ImportChoices = z.output<typeof importChoicesSchema>;

export function suggestChoices({ categories }: Pick<ImportPlan, 'categories'>): ImportChoices {
  return {
    categories: Object.fromEntries(categories.map(({ name, category }) => [name, category])),
    fallback: 'BUSINESS',
    fetchesImages: true,
    consent: '',
  };
}

/** By its name, or a part of it: “Digital marketing” is MARKETING. Empty if none fits. */
export function suggestCategory(name: string): Category | '' {
  const words = name.toUpperCase().split(/[^A-Z]+/);
  const exact = parseCategory(name);
  return (
    exact ?? CATEGORIES.find((category) => category.split(' ').every((word) => words.includes(word) || words.includes(`${word}S`))) ?? ''
  );
}

export const STATE_WORDS: Record<ImportState, string> = {
  reading: 'Reading',
  planned: 'Not imported yet',
  running: 'Importing',
  stopped: 'Stopped',
  done: 'Done',
  failed: 'Failed',
  undoing: 'Undoing',
  undone: 'Undone',
};

export const OUTCOME_WORDS: Record<ImportedOutcome, string> = {
  created: 'Imported',
  updated: 'Updated',
  same: 'Unchanged',
  kept: 'Kept as it is',
  'left-out': 'Left out',
  address: 'Address',
  undone: 'Removed again',
};

const MOST_SHOWN = 10;

/** For the command line. */
export function describePlan(plan: ImportPlan, name: string): string {
  const { label, siteUrl, categories, imagesInside, imagesElsewhere, notes, subscribers } = plan;
  const lines = [
    `${name}: ${label}${siteUrl ? `, ${siteUrl}` : ''}`,
    describeArticles(plan),
    describeImages(imagesInside, imagesElsewhere),
    ...categories.slice(0, MOST_SHOWN).map(({ name, count }) => `  ${name} (${count}) becomes ${suggestCategory(name) || 'a tag'}`),
    ...(categories.length > MOST_SHOWN ? [`  and ${categories.length - MOST_SHOWN} other categories`] : []),
    ...(subscribers
      ? [`${count(subscribers, 'subscriber', 'subscribers')}: import them in the admin, where you can say how they agreed`]
      : []),
    ...notes.slice(0, MOST_SHOWN).map(({ name, count }) => `  ${name}${count > 1 ? ` (${count} times)` : ''}`),
    ...(notes.length > MOST_SHOWN ? [`  and ${notes.length - MOST_SHOWN} other notes`] : []),
  ];
  return lines.join('\n');
}

/** `12 published articles, 3 drafts, 1 scheduled; 2 left out; 4 are here already` */
export function describeArticles(plan: Pick<ImportPlan, 'public' | 'drafts' | 'scheduled' | 'leftOut' | 'known'>): string {
  const { drafts, scheduled, leftOut, known } = plan;
  const kinds = [count(plan.public, 'published article', 'published articles')];
  if (drafts) kinds.push(count(drafts, 'draft', 'drafts'));
  if (scheduled) kinds.push(`${show(scheduled)} scheduled`);
  const others = [leftOut ? `${show(leftOut)} left out` : '', known ? `${show(known)} here already` : ''].filter(Boolean);
  return [kinds.join(', '), ...others].join('; ');
}

export function describeImages(inside: number, elsewhere: readonly Counted[]): string {
  const away = elsewhere.reduce((sum, { count }) => sum + count, 0);
  if (inside + away === 0) return 'No images';
  const parts = [
    inside ? `${count(inside, 'image', 'images')} in the export` : '',
    away ? `${count(away, 'image', 'images')} to fetch` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

export type OutcomeCounts = Partial<Record<ImportedOutcome, number>>;

/** `12 imported, 3 updated, 1 left out, 14 images, 20 redirects` */
export function describeOutcomes({ created = 0, updated = 0, same = 0, kept = 0, ...counts }: OutcomeCounts, images: number): string {
  const parts: [number, string][] = [
    [created, 'imported'],
    [updated, 'updated'],
    [same, 'unchanged'],
    [kept, 'kept as edited here'],
    [counts['left-out'] ?? 0, 'left out'],
    [counts.undone ?? 0, 'removed again'],
    [images, images === 1 ? 'image' : 'images'],
  ];
  const told = parts.filter(([number]) => number > 0).map(([number, words]) => `${show(number)} ${words}`);
  return told.join(', ') || 'Nothing to import';
}

export function countDone(counts: OutcomeCounts): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0);
}

function count(number: number, one: string, many: string): string {
  return number === 1 ? `1 ${one}` : `${show(number)} ${many}`;
}

function show(number: number): string {
  return number.toLocaleString('en');
}
