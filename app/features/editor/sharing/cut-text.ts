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
