const MAX_LENGTH = 80;

const EUROPEAN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
};

/** African reference alphabet, further African languages, and Azerbaijani. */
const SPELLINGS: typeof EUROPEAN = {
  ...EUROPEAN,
  ɑ: 'a',
  ɓ: 'b',
  ƈ: 'c',
  ɗ: 'd',
  ɖ: 'd',
  ɛ: 'e',
  ə: 'e',
  ǝ: 'e',
  ƒ: 'f',
  ɠ: 'g',
  ɣ: 'g',
  ɩ: 'i',
  ɨ: 'i',
  ƙ: 'k',
  ɲ: 'n',
  ɔ: 'o',
  ɵ: 'o',
  ƥ: 'p',
  ʃ: 'sh',
  ŧ: 't',
  ƭ: 't',
  ʈ: 't',
  ʊ: 'u',
  ʉ: 'u',
  ʋ: 'v',
  ƴ: 'y',
  ʒ: 'zh',
};

/** At most 80 characters, never empty and never only digits. Latin letters become ASCII, other scripts stay. The caller makes it unique. */
export function toSlug(title: string, noun = 'article'): string {
  return spell(title, { noun, spellings: SPELLINGS });
}

/** Like `toSlug`, but African letters stay: links to headings are in other people's hands. */
export function toAnchor(heading: string): string {
  return spell(heading, { noun: 'part', spellings: EUROPEAN });
}

function spell(title: string, { noun, spellings }: { noun: string; spellings: typeof EUROPEAN }): string {
  const words = title
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/[^\0-\x7F]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFC')
    .replace(/['’ʼ]/g, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '');
  const slug = shorten(words);
  if (!slug) return noun;
  return /^[\p{Nd}-]+$/u.test(slug) ? shorten(`${noun}-${slug}`) : slug;
}

function shorten(slug: string): string {
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  const end = cut.lastIndexOf('-');
  const kept = end > MAX_LENGTH / 2 ? cut.slice(0, end) : cut.slice(0, MAX_LENGTH);
  return kept.replace(/[\uD800-\uDBFF]$/, '').replace(/-+$/, '');
}

export function uniqueId(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
