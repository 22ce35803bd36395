import { globSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeColoursCss } from './colours.ts';
import { drawIcons, drawPictures } from './pictures.ts';

const pictures = [...drawPictures()];
const icons = [...(await drawIcons())];

test.each(pictures)('[DATA-6] public/%s is what `npm run pictures` draws, below 30 kB', (file, svg) => {
  expect(readFileSync(`public/${file}`, 'utf8')).toBe(svg);
  expect(statSync(`public/${file}`).size).toBeLessThan(30_000);
});

test('[DATA-6] the twelve articles, the demo content and the page that is not there have a picture of their own each', () => {
  const drawings = pictures.filter(([file]) => file.startsWith('pictures/')).map(([, svg]) => svg);
  expect(drawings.length).toBe(12 + 4 + 7 + 1);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each(icons.filter(([file]) => file.endsWith('.png')))('[PAGE-7] public/%s shows the mark in its size', async (file, drawn) => {
  const [kept, fresh] = await Promise.all([pixelsOf(readFileSync(`public/${file}`)), pixelsOf(drawn)]);
  expect(kept.info).toEqual(fresh.info);
  expect(kept.data.equals(fresh.data)).toBe(true);
});

test('[PAGE-7] favicon.ico holds one picture of 32 pixels', async () => {
  const file = readFileSync('public/favicon.ico');
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(await sharp(file.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});

test('the colours of the pages are those of the cover art: `npm run pictures` writes the stylesheet', () => {
  expect(readFileSync('app/ui/styles/colours.css', 'utf8')).toBe(writeColoursCss());
});

test('no stylesheet names a colour of its own', () => {
  const stylesheets = globSync('app/**/*.css').filter((file) => !file.endsWith('/colours.css') && !file.endsWith('/print.css'));
  const raw = stylesheets.filter((file) => /oklch\(|rgba?\(|hsla?\(|#[0-9a-f]{3,8}\b/i.test(readFileSync(file, 'utf8')));
  expect(raw).toEqual([]);
});

function pixelsOf(png: Buffer) {
  return sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
