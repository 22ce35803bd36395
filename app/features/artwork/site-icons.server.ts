import type { PaletteName } from '#features/colours/palettes.ts';
import { drawSiteIcon, PIXEL_ICONS } from './site-icon.ts';

export async function drawPixelIcon(path: string, palette: PaletteName): Promise<Buffer<ArrayBuffer> | undefined> {
  const icon = PIXEL_ICONS[path];
  if (!icon) return undefined;
  const { default: sharp } = await import('sharp'); // most processes never draw one
  const png = await sharp(Buffer.from(drawSiteIcon({ ...icon, palette })))
    .removeAlpha()
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  return Buffer.from(path.endsWith('.ico') ? toIconFile(png, icon.size) : png);
}

/** Wraps a PNG for `/favicon.ico`: one directory entry, then the picture. */
function toIconFile(png: Buffer, size: number): Buffer {
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
