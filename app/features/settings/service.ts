import { services as file } from '#content/pages/services.ts';
import { CATEGORIES, type Category, categorySlug } from '#features/publishing/category.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { toProse } from './parts/page-fields.ts';

export interface Service {
  /** Last part of `/services/{slug}`. */
  slug: string;
  title: string;
  promise: string;
  /** HTML. */
  content: string;
  deliverables: string[];
  suits: string;
  /** A number of the owner's, such as `40+`; may be empty, as may what follows. */
  figure: string;
  figureLabel: string;
  proof: string;
  /** Who said the proof, or where it stands. */
  proofSource: string;
  price: string;
  duration: string;
  /** Words of the button that leads to the contact page. */
  nextStep: string;
  /** Articles of these categories end with this service unless another offer fits better. */
  categories: Category[];
  /** Article tags that this service matches whatever their category. */
  topics: string[];
}

export const FILE_SLUGS: readonly string[] = file.services.map(({ slug }) => slug);

export function servicePath(slug: string): string {
  return `/services/${encodeURIComponent(slug.toWellFormed())}`;
}

const EMPTY_SERVICE: FieldValues = {
  title: '',
  promise: '',
  content: '',
  deliverables: '',
  suits: '',
  figure: '',
  figureLabel: '',
  proof: '',
  proofSource: '',
  price: '',
  duration: '',
  nextStep: '',
  categories: '',
  topics: '',
};

export function getServiceDefaults(slug: string): FieldValues {
  return defaults.get(slug) ?? EMPTY_SERVICE;
}

export function getServiceFields(slug: string, stored: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(getServiceDefaults(slug)).map(([name, value]) => [name, stored[name] ?? value]));
}

/** Returns the fields that differ from the defaults of the slug; all of them without a slug. */
export function getChangedServiceFields(slug: string | undefined, form: FieldValues): FieldValues {
  const given = Object.entries(form).filter(([name]) => name in EMPTY_SERVICE);
  if (slug === undefined) return Object.fromEntries(given);
  const before = getServiceDefaults(slug);
  return Object.fromEntries(given.filter(([name, value]) => value !== before[name]));
}

export function toService(slug: string, fields: FieldValues): Service {
  const { title = '', promise = '', content = '', deliverables = '', suits = '', categories = '', topics = '' } = fields;
  const { figure = '', figureLabel = '', proof = '', proofSource = '', price = '', duration = '', nextStep = '' } = fields;
  return {
    slug,
    title,
    promise,
    content,
    deliverables: [...new Set(splitList(deliverables, '\n'))],
    suits,
    figure,
    figureLabel,
    proof,
    proofSource,
    price,
    duration,
    nextStep: nextStep || `Ask about ${title}`,
    categories: splitList(categories, '\n').flatMap((wanted) => CATEGORIES.filter((category) => categorySlug(category) === wanted)),
    topics: splitList(topics, ','),
  };
}

export function splitList(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

const defaults = new Map<string, FieldValues>(
  file.services.map(({ slug, title, promise, text, deliverables, suits, nextStep, categories, topics }) => [
    slug,
    {
      ...EMPTY_SERVICE,
      title,
      promise,
      content: toProse([{ paragraphs: text }]),
      deliverables: deliverables.join('\n'),
      suits,
      nextStep,
      categories: categories.map(categorySlug).join('\n'),
      topics: topics.join(', '),
    },
  ]),
);

export const fileServices: readonly Service[] = FILE_SLUGS.map((slug) => toService(slug, getServiceDefaults(slug)));
