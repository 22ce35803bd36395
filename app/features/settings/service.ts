import { services as file } from '#content/pages/services.ts';
import { CATEGORIES, type Category, categorySlug } from '#features/publishing/category.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { toProse } from './parts/page-fields.ts';

/** What can be commissioned, as its page says it. */
export interface Service {
  /** Last part of `/services/{slug}`. */
  slug: string;
  title: string;
  promise: string;
  /** HTML. */
  content: string;
  deliverables: string[];
  /** Whom it suits; may be empty. */
  suits: string;
  /** An article of one of these categories ends with this service where no solution and no other service fits better. */
  categories: Category[];
  /** Tags of articles that this service answers whatever their category. */
  topics: string[];
}

/** The slugs of the services that the site comes with, in their order. */
export const FILE_SLUGS: readonly string[] = file.services.map(({ slug }) => slug);

export function servicePath(slug: string): string {
  return `/services/${encodeURIComponent(slug.toWellFormed())}`;
}

/** The fields of a new one. */
const EMPTY_SERVICE: FieldValues = {
  title: '',
  promise: '',
  content: '',
  deliverables: '',
  suits: '',
  categories: '',
  topics: '',
};

/** What the service of that slug says where the owner has set nothing: empty for one of their own. */
export function getServiceDefaults(slug: string): FieldValues {
  return defaults.get(slug) ?? EMPTY_SERVICE;
}

/** The fields of a row: what is stored over the defaults of its slug. */
export function getServiceFields(slug: string, stored: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(getServiceDefaults(slug)).map(([name, value]) => [name, stored[name] ?? value]));
}

/** What is to be stored of a form: the fields that differ from the defaults of its slug; all of them where it has none yet. */
export function getChangedServiceFields(slug: string | undefined, form: FieldValues): FieldValues {
  const given = Object.entries(form).filter(([name]) => name in EMPTY_SERVICE);
  if (slug === undefined) return Object.fromEntries(given);
  const before = getServiceDefaults(slug);
  return Object.fromEntries(given.filter(([name, value]) => value !== before[name]));
}

export function toService(slug: string, fields: FieldValues): Service {
  const { title = '', promise = '', content = '', deliverables = '', suits = '', categories = '', topics = '' } = fields;
  return {
    slug,
    title,
    promise,
    content,
    deliverables: [...new Set(splitList(deliverables, '\n'))],
    suits,
    categories: splitList(categories, '\n').flatMap((wanted) => CATEGORIES.filter((category) => categorySlug(category) === wanted)),
    topics: splitList(topics, ','),
  };
}

/** The parts of a list in a field, trimmed; what is empty is left out. */
export function splitList(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

const defaults = new Map<string, FieldValues>(
  file.services.map(({ slug, title, promise, text, deliverables, suits, categories, topics }) => [
    slug,
    {
      title,
      promise,
      content: toProse([{ paragraphs: text }]),
      deliverables: deliverables.join('\n'),
      suits,
      categories: categories.map(categorySlug).join('\n'),
      topics: topics.join(', '),
    },
  ]),
);

/** The services as their file has them. */
export const fileServices: readonly Service[] = FILE_SLUGS.map((slug) => toService(slug, getServiceDefaults(slug)));
