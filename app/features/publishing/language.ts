const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Aran', 'Armi', 'Hebr', 'Mand', 'Mend', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Null is the site's own language, and each text then determines its direction itself. */
export function getTextLanguage(language: string | null): { lang?: string; dir: 'auto' | 'ltr' | 'rtl' } {
  if (!language) return { dir: 'auto' };
  return { lang: language, dir: RIGHT_TO_LEFT.has(getScript(language)) ? 'rtl' : 'ltr' };
}

function getScript(language: string): string {
  const tag = parseLanguage(language);
  return (tag && new Intl.Locale(tag).maximize().script) ?? '';
}

/** Canonical form of a BCP 47 tag, such as `pt-BR`. */
export function parseLanguage(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}
