/** Written from right to left; by the first part of a BCP 47 tag. */
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']);

/** The attributes of an element whose text is in that language; null is for the site's own, where each text shows its direction itself. */
export function getTextLanguage(language: string | null): { lang?: string; dir: 'auto' | 'ltr' | 'rtl' } {
  if (!language) return { dir: 'auto' };
  return { lang: language, dir: RIGHT_TO_LEFT.has(language.split('-', 1)[0] ?? '') ? 'rtl' : 'ltr' };
}

/** A BCP 47 tag as it is usually written, such as `pt-BR`; undefined for what is none. */
export function parseLanguage(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}
