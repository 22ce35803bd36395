import type { Site } from './site.ts';

export const PLACEHOLDERS = {
  name: ({ author }) => author.name,
  profession: ({ author }) => author.profession,
  tagline: ({ author }) => author.tagline,
  location: ({ author }) => author.location,
  email: ({ author }) => author.email,
  reply: ({ claims }) => claims.reply,
} satisfies Record<string, (site: Site) => string>;

/** Leaves out sentences that name an empty setting; unknown words in braces stay. */
export function fillIn(text: string, site: Site): string {
  if (!text.includes('{')) return text;
  const untold = findUntold(text, site);
  let told = text;
  for (const [from, to] of untold.toReversed()) told = told.slice(0, from) + told.slice(to);
  const filled = told.replace(PLACEHOLDER, (whole, name) => (isPlaceholder(name) ? PLACEHOLDERS[name](site) : whole));
  return untold.length ? filled.trimEnd() : filled;
}

/** Returns the range of each sentence that names an empty setting, in order. */
export function findUntold(text: string, site: Site): [from: number, to: number][] {
  const untold: [number, number][] = [];
  let from = 0;
  for (const sentence of text.split(SENTENCE_END)) {
    const to = from + sentence.length;
    if (findPlaceholders(sentence).some((name) => PLACEHOLDERS[name](site) === '')) untold.push([from, to]);
    from = to;
  }
  return untold;
}

export function fillInAll<T>(value: T, site: Site): T {
  if (typeof value === 'string') return fillIn(value, site) as T; // a text stays a text
  if (Array.isArray(value)) return value.map((each) => fillInAll(each, site)) as T; // and a list a list
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillInAll(each, site)])) as T; // with the same names
}

const PLACEHOLDER = /\{([a-z]{1,20})\}/g;
/** Splits after a sentence, so that each keeps the space that follows it. */
const SENTENCE_END = /(?<=[.!?]\s)/;

type Placeholder = keyof typeof PLACEHOLDERS;

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(PLACEHOLDERS, name);
}

function findPlaceholders(sentence: string): Placeholder[] {
  return [...sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter(isPlaceholder);
}
