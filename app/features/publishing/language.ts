/** Written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Aran', 'Armi', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** The attributes of an element whose text is in that language; null is for the site's own, where each text shows its direction itself. */
export function getTextLanguage(language: string | null): { lang?: string; dir: 'auto' | 'ltr' | 'rtl' } {
  if (!language) return { dir: 'auto' };
  return { lang: language, dir: RIGHT_TO_LEFT.has(getScript(language)) ? 'rtl' : 'ltr' };
}

/** A language may be written in several scripts: the one that its tag names, or else the usual one. Empty for what is no tag. */
function getScript(language: string): string {
  const tag = parseLanguage(language);
  return (tag && new Intl.Locale(tag).maximize().script) ?? '';
}

/** A BCP 47 tag as it is usually written, such as `pt-BR`; undefined for what is none. */
export function parseLanguage(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}
