import { expect, test } from 'vitest';
import { readQrCode } from '#tests/support/read-qr-code.ts';
import { drawQrCode } from './qr-code.server.ts';

function toSvg({ size, path }: { size: number; path: string }): Buffer {
  const side = size + 8;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 4}" height="${side * 4}" viewBox="-4 -4 ${side} ${side}"><path stroke="#000" d="${path}"/></svg>`,
  );
}

test.each([
  'https://example.com/about',
  `https://example.com/blog/${'long-'.repeat(30)}slug`,
  'https://example.com/blog/%E1%88%80%E1%88%81',
  'FN:Ɔkyerɛ Ama',
])('[ART-5] a QR code reads as what was drawn: %s', async (text) => {
  const code = drawQrCode(text);
  expect(code && (await readQrCode(toSvg(code)))).toBe(text);
});

test('[ART-5] a text that would make too fine a code has none', () => {
  expect(drawQrCode('a'.repeat(190))).not.toBeNull();
  expect(drawQrCode('a'.repeat(191))).toBeNull();
  expect(drawQrCode('ɛ'.repeat(96))).toBeNull();
});
