import jsqr from 'jsqr';
import sharp from 'sharp';

/** What a phone's camera reads from a picture: SVG, PNG or any other that sharp knows; null where it finds no code. */
export async function readQrCode(picture: Buffer): Promise<string | null> {
  const image = sharp(picture).flatten({ background: '#fff' }).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
