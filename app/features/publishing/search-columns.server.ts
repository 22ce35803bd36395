import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { htmlToLines } from '#features/html/html-text.server.ts';
import { reportDamage } from '#platform/health/damage.ts';
import { foldText } from '#platform/text/fold.ts';

export interface SearchableText {
  title: string;
  excerpt: string;
  category: string;
  content: string;
}

/** Folded, one part per line so that no match spans two. */
export function getSearchText({ title, excerpt, category, content }: SearchableText, text = htmlToLines(content)): string {
  return [title, excerpt, category, text].map((part) => foldText(part).trim()).join('\n');
}

/** `indexContent` makes the row findable. `text` is the words of the content, if the caller has them. */
export function getSearchColumns({ title, excerpt, content }: SearchableText, text = htmlToLines(content)) {
  return { words: compressWords(text), searchTitle: foldText(title).trim(), searchExcerpt: foldText(excerpt).trim() };
}

/** Brotli's fastest level that uses its dictionary: English shrinks to less than half. */
const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

function compressWords(text: string): Uint8Array {
  return brotliCompressSync(text, LEVEL);
}

/** Empty where they are damaged. */
export function readWords({ words }: { words: Uint8Array | null }): string {
  try {
    return words ? brotliDecompressSync(words).toString() : '';
  } catch {
    reportDamage();
    return '';
  }
}
