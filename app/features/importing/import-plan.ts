import { CATEGORIES, type Category, parseCategory } from '#features/publishing/category.ts';
import { optionalText, z } from '#platform/forms/zod.ts';

export const MAX_IMPORTED = 20_000;
export const MAX_EXPORT_BYTES = 1024 ** 3;
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
