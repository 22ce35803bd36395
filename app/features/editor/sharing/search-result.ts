/** About what search engines show; they measure in pixels, and by the screen. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 160;

/** One line of at most so many characters, cut between words where there are any. */
export function cutText(text: string, characters: number): string {
  const letters = [...text.split(/\s+/).filter(Boolean).join(' ')];
  if (letters.length <= characters) return letters.join('');
  const cut = letters.slice(0, characters - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > characters / 2 ? cut.slice(0, space) : cut} …`;
}

/** The title of a page in search results and in the browser: with the name of the site's author, where it is not in it and both are shown whole. */
export function getHeadTitle(title: string, author: string): string {
  const whole = title.includes(author) ? title : [title, author].filter(Boolean).join(' – ');
  return [...whole].length <= SHOWN_TITLE ? whole : title;
}
