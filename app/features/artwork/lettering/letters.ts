const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters as readers count them: with their marks and joiners. */
export function splitLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
