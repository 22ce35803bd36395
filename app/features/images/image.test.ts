import { expect, test } from 'vitest';
import { cleanFileName, getDownloadName } from './image.ts';

test('[ADM-20] a name is the last part of a path, without letters that nobody sees, and bounded', () => {
  expect(cleanFileName('C:\\Photos\\Lagos market.JPG')).toBe('Lagos market.JPG');
  expect(cleanFileName('/tmp/../photo\u202Egpj.exe\n.jpg')).toBe('photo gpj.exe .jpg');
  expect(cleanFileName(' \u200B')).toBeNull();
  expect(cleanFileName('photos/')).toBeNull();
  expect(cleanFileName('😀'.repeat(300))).toBe('😀'.repeat(100));
});

test('[ADM-20] an image is downloaded under its name, with the extension of what it is', () => {
  const url = '/images/abcdefghijklmnop-20x10-336699.webp';
  expect(getDownloadName({ url, fileName: 'Market.PNG', alt: null })).toBe('Market.webp');
  expect(getDownloadName({ url, fileName: null, alt: 'A market / at dawn' })).toBe('A market - at dawn.webp');
  expect(getDownloadName({ url, fileName: null, alt: null })).toBe('image.webp');
});
