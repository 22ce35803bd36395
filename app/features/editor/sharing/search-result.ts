/** Characters that search engines show at most; they measure in pixels, so these are estimates. */
export const SHOWN_TITLE = 60;
export const SHOWN_DESCRIPTION = 160;

/** Cuts between words where there are any. */
export function cutText(text: string, characters: number): string {
  const letters = [...text.split(/\s+/).filter(Boolean).join(' ')];
  if (letters.length <= characters) return letters.join('');
  const cut = letters.slice(0, characters - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > characters / 2 ? cut.slice(0, space) : cut} …`;
}

/** Adds the author's name where it is not in the title and both fit. */
export function getHeadTitle(title: string, author: string): string {
  const whole = title.includes(author) ? title : [title, author].filter(Boolean).join(' – ');
  return [...whole].length <= SHOWN_TITLE ? whole : title;
}
