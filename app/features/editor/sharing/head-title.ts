import { site } from '#site';
import { SHOWN_TITLE } from './cut-text.ts';

/** The title of a page in search results and in the browser: with the site's name, where it is not in it and both are shown whole. */
export function getHeadTitle(title: string): string {
  const whole = title.includes(site.author.name) ? title : [title, site.author.name].filter(Boolean).join(' – ');
  return [...whole].length <= SHOWN_TITLE ? whole : title;
}
