import { SHOWN_TITLE } from './cut-text.ts';

/** The title of a page in search results and in the browser: with the name of the site's author, where it is not in it and both are shown whole. */
export function getHeadTitle(title: string, author: string): string {
  const whole = title.includes(author) ? title : [title, author].filter(Boolean).join(' – ');
  return [...whole].length <= SHOWN_TITLE ? whole : title;
}
