import { foldText } from './fold.ts';
import { htmlToText } from './text.server.ts';

interface Searched {
  title: string;
  excerpt: string;
  category: string;
  content: string;
}

/** What the search looks through: an article's title, excerpt, category and words, folded, a line each, so that no match spans two. */
export function searchTextOf({ title, excerpt, category, content }: Searched): string {
  return [title, excerpt, category, htmlToText(content)].map((part) => foldText(part).trim()).join('\n');
}

/** The columns that keep an article findable: written with the article, in the same insert or update, from its new values. */
export function searchColumns(article: Searched) {
  const searchText = searchTextOf(article);
  return {
    plain_text: htmlToText(article.content),
    search_title: foldText(article.title).trim(),
    search_excerpt: foldText(article.excerpt).trim(),
    search_text: searchText,
    search_grams: gramsOf(searchText),
  };
}

/** Each letter and each pair of neighbours of a text once, as `gramOf` writes them: queries too short for an index of three letters. */
function gramsOf(text: string): string {
  const grams = new Set<string>();
  for (const line of text.split('\n')) {
    let before = '';
    for (const letter of line) {
      grams.add(gramOf(letter));
      if (before) grams.add(gramOf(before + letter));
      before = letter;
    }
  }
  return [...grams].join(' ');
}

/** One or two letters as a word of ASCII letters and digits. */
export function gramOf(letters: string): string {
  return Array.from(letters, (letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('x');
}
