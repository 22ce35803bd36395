import { expect, test } from 'vitest';
import { refuseLength } from './content-length.ts';

const clipboard = (html: string, plain = '') => ({ getData: (type: string) => (type === 'text/html' ? html : plain) });
const letters = (count: number) => 'x'.repeat(count);

test('[ADM-17] a paste is refused by its length, without the images in it; the HTML view takes only its text', () => {
  const refused = 'It has 2,000,001 characters, but a text can have at most 500,000. It’s still on your clipboard. Paste it in parts.';
  expect(refuseLength(clipboard(letters(2_000_001)), { isSource: false })).toBe(refused);
  expect(refuseLength(clipboard(letters(2_000_001)), { isSource: true })).toBeUndefined();
  expect(refuseLength(clipboard('', letters(500_001)), { isSource: true })).toContain('500,001');
  expect(refuseLength(clipboard(letters(2_000_000), letters(500_000)), { isSource: false })).toBeUndefined();
  expect(refuseLength(clipboard(`<img src="data:image/png;base64,${letters(3_000_000)}">`), { isSource: false })).toBeUndefined();
});
