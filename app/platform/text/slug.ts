const MAX_LENGTH = 80;

/** Latin letters that Unicode does not decompose. */
const SPELLINGS: Readonly<Record<string, string>> = {
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

/**
 * A title as a URL segment: lower-case letters, digits and hyphens, at most 80 of them, never empty and never
 * only digits. Latin letters lose their accents, other scripts keep their letters. The caller makes it unique.
 */
export function toSlug(title: string, noun = 'article'): string {
  const words = title
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .replace(/[ßæœøđðłþħıŋ]/g, (letter) => SPELLINGS[letter] ?? '')
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
