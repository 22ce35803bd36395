/** In the width of Latin letters: those far from Latin count twice. */
export function measureLetters(text: string): number {
  return text.length + text.replace(/[\0-\u1fff]/g, '').length;
}
