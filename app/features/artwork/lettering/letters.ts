const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function splitLetters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
