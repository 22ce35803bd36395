/** Words of a text as a reader sees it, with white space between them. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
