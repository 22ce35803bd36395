import type { PublicTexts } from '#features/publishing/texts/public-texts.server.ts';

/** A longer query is a quotation. */
const MAX_RESPELLED = 40;
const MAX_SPELLINGS = 4;
/** Without its hyphen a shorter word is part of too many others. */
const MIN_JOINED = 4;

/** A folded query as it was typed, then with the hyphens of its words left out or put in. */
export function listSpellings(query: string, publicTexts: PublicTexts): string[] {
  if (query.length > MAX_RESPELLED) return [query];
  let spellings = [''];
  for (const [at, word] of query.split(' ').entries()) {
    const space = at === 0 ? '' : ' ';
    const forms = [word, ...listJoined(word), ...publicTexts.listHyphenated(word)];
    spellings = forms.flatMap((form) => spellings.map((start) => start + space + form)).slice(0, MAX_SPELLINGS);
  }
  return [...new Set(spellings)];
}

function listJoined(word: string): string[] {
  const joined = word.replace(/(?<=\p{L})-(?=\p{L})/gu, '');
  return joined !== word && joined.length >= MIN_JOINED ? [joined] : [];
}
