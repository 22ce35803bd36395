import type { Site } from './site.ts';

/** What stands in braces in the texts of pages, such as `{name}`, and what it stands for. */
export const PLACEHOLDERS = {
  name: ({ author }) => author.name,
  profession: ({ author }) => author.profession,
  location: ({ author }) => author.location,
  email: ({ author }) => author.email,
  reply: ({ claims }) => claims.reply,
} satisfies Record<string, (site: Site) => string>;

/**
 * A text with its placeholders filled in; `escapeValue` makes a value fit for HTML. A sentence that names what is not there is left out. What
 * stands in braces and is no placeholder stays.
 */
export function fillIn(text: string, site: Site, escapeValue: (value: string) => string = (value) => value): string {
  if (!text.includes('{')) return text;
  return text
    .split(SENTENCE_END)
    .filter((sentence) => findPlaceholders(sentence).every((name) => PLACEHOLDERS[name](site) !== ''))
    .join('')
    .replace(PLACEHOLDER, (whole, name) => (isPlaceholder(name) ? escapeValue(PLACEHOLDERS[name](site)) : whole));
}

/** Every text in a value, however deep, filled in. */
export function fillInAll<T>(value: T, site: Site): T {
  if (typeof value === 'string') return fillIn(value, site) as T; // a text stays a text
  if (Array.isArray(value)) return value.map((each) => fillInAll(each, site)) as T; // and a list a list
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillInAll(each, site)])) as T; // with the same names
}

const PLACEHOLDER = /\{([a-z]{1,20})\}/g;
/** After each sentence, so that each keeps the space that follows it. */
const SENTENCE_END = /(?<=[.!?]\s)/;

type Placeholder = keyof typeof PLACEHOLDERS;

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name);
}

function findPlaceholders(sentence: string): Placeholder[] {
  return [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter(isPlaceholder);
}
