const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Share of the room that a cut at a word has to leave in use; scripts without spaces are cut between letters. */
const MIN_USED = 0.7;

/** One line of at most `most` UTF-16 units, ended at a word, and never within what a reader sees as one letter. */
export function clip(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = GRAPHEMES.segment(line.slice(0, 2 * most)).containing(most - 1)?.index || most - 1;
  const end = line.slice(0, cut + 1).lastIndexOf(' ');
  return `${line
    .slice(0, end > cut * MIN_USED ? end : cut)
    .trimEnd()
    .toWellFormed()}…`;
}
