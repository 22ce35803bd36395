import sharp from 'sharp';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { solutions } from '#content/demo/solutions.ts';
import { videos } from '#content/demo/videos.ts';
import { drawCover, drawCoverArt, drawThumbnail } from '#features/artwork/cover-art.ts';
import { drawSiteIcon } from '#features/artwork/site-icon.ts';

/** Every picture of the built-in and demo content as SVG text, by its path in `public/`. */
export function drawPictures(): Map<string, string> {
  return new Map([
    ...builtInArticles.map((article): [string, string] => [`pictures/${article.id}.svg`, drawCover(article)]),
    ...solutions.map(({ id, title }): [string, string] => [`pictures/${id}.svg`, drawCover({ title, category: null })]),
    ...videos.map(({ youtubeId, title }): [string, string] => [`pictures/${youtubeId}.svg`, drawThumbnail(title)]),
    ['pictures/pulled.svg', drawCoverArt({ title: '404', category: null }, { width: 1200, height: 960, theme: 'auto', variant: 'pulled' })],
    ['favicon.svg', drawSiteIcon({ size: 16 })],
  ]);
}

/** The icons that must be pixels, by their path in `public/`. */
export async function drawIcons(): Promise<Map<string, Buffer>> {
  return new Map([
    ['favicon.ico', iconFile(await pixels({ size: 32 }), 32)],
    ['apple-touch-icon.png', await pixels({ size: 180 })],
    ['icon-192.png', await pixels({ size: 192 })],
    ['icon-512.png', await pixels({ size: 512 })],
    ['icon-maskable-192.png', await pixels({ size: 192, threads: 5 })],
    ['icon-maskable-512.png', await pixels({ size: 512, threads: 5 })],
  ]);
}

function pixels(icon: Parameters<typeof drawSiteIcon>[0]): Promise<Buffer> {
  return sharp(Buffer.from(drawSiteIcon(icon)))
    .removeAlpha()
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** A PNG in the container that browsers ask for as `/favicon.ico`: one directory entry, then the picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
