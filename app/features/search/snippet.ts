import { foldText } from '#platform/text/fold.ts';
import type { TextRun } from './search-response.ts';

const BEFORE = 60;
const LENGTH = 220;

/** The text around the first match in an article's words, matches marked; undefined when it stands elsewhere. */
export function getSnippet(article: { plainText: string; searchText: string }, wanted: string): TextRun[] | undefined {
  const folded = article.searchText.slice(article.searchText.lastIndexOf('\n') + 1);
  const at = folded.indexOf(wanted);
  if (at < 0) return undefined;
  const text = article.plainText.normalize('NFC');
  const place = findPlace(text, folded);
  if (!place) return undefined;
  const start = wordStart(text, place(at) - BEFORE);
  const end = wordEnd(text, Math.max(place(at + wanted.length), start + LENGTH));
  const snippet = marked(text.slice(start, end), wanted);
  const ellipsis = { text: '…', isMatch: false };
  return merged([...(start > 0 ? [ellipsis] : []), ...snippet, ...(end < text.length ? [ellipsis] : [])]);
}

/** A text as stretches, each match of the folded query marked. */
export function marked(text: string, wanted: string): TextRun[] {
  const composed = text.toWellFormed().normalize('NFC');
  const folded = foldText(composed);
  const place = findPlace(composed, folded);
  const stretches: TextRun[] = [];
  let done = 0;
  for (let at = folded.indexOf(wanted); place && at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const [start, end] = [place(at), place(at + wanted.length)];
    stretches.push({ text: composed.slice(done, start), isMatch: false }, { text: composed.slice(start, end), isMatch: true });
    done = end;
  }
  stretches.push({ text: composed.slice(done), isMatch: false });
  return stretches.filter((stretch) => stretch.text);
}

/** From places in the folded text to places in the text; undefined where they can't be matched. */
function findPlace(text: string, folded: string): ((at: number) => number) | undefined {
  if (text.length === folded.length) return (at) => at;
  const places: number[] = [];
  let at = 0;
  let wasSpace = false;
  for (const letter of text) {
    const isSpace = /\s/.test(letter);
    const length = isSpace ? Number(!wasSpace) : letter < '\x80' ? 1 : foldText(letter).length;
    for (let unit = 0; unit < length; unit++) places.push(at);
    at += letter.length;
    wasSpace = isSpace;
  }
  places.push(text.length);
  return places.length === folded.length + 1 ? (folded) => places[folded] ?? text.length : undefined;
}

function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const space = text.indexOf(' ', at);
  return space >= 0 && space < at + BEFORE / 2 ? space + 1 : whole(text, at);
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.indexOf(' ', at);
  return space >= 0 && space < at + BEFORE / 2 ? space : whole(text, at);
}

/** Not between the two halves of a letter. */
function whole(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}

function merged(stretches: TextRun[]): TextRun[] {
  const result: TextRun[] = [];
  for (const stretch of stretches) {
    const last = result.at(-1);
    if (last && last.isMatch === stretch.isMatch) result[result.length - 1] = { text: last.text + stretch.text, isMatch: last.isMatch };
    else result.push(stretch);
  }
  return result;
}
