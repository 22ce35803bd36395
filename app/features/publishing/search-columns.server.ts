import { htmlToText } from '#features/html/html-text.server.ts';
import { foldText } from '#platform/text/fold.ts';

interface SearchableText {
  title: string;
  excerpt: string;
  category: string;
  content: string;
}

/** What the search looks through: an article's title, excerpt, category and words, folded, a line each, so that no match spans two. */
function getSearchText({ title, excerpt, category, content }: SearchableText, text = htmlToText(content)): string {
  return [title, excerpt, category, text].map((part) => foldText(part).trim()).join('\n');
}

/**
 * The columns that keep an article findable: written with the article, in the same insert or update, from its new values.
 * `text` is the words of its content, for a caller that has them already.
 */
export function getSearchColumns(article: SearchableText, text = htmlToText(article.content)) {
  const searchText = getSearchText(article, text);
  return {
    plainText: text,
    searchTitle: foldText(article.title).trim(),
    searchExcerpt: foldText(article.excerpt).trim(),
    searchText,
    searchGrams: listNgrams(searchText),
  };
}

/** Each letter and each pair of neighbours of a text once, as `toNgram` writes them: for queries too short for SQLite's index of three letters. */
function listNgrams(text: string): string {
  const ngrams = new Set<string>();
  let previous = '';
  for (const letter of text) {
    ngrams.add(letter).add(previous + letter);
    previous = letter;
  }
  return Array.from(ngrams, toNgram).join(' ');
}

/** One or two letters as a word of ASCII letters and digits. */
export function toNgram(letters: string): string {
  return Array.from(letters, (letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('x');
}
