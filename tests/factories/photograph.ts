import sharp from 'sharp';

const MIB = 1024 * 1024;

/**
 * A picture as a phone takes it: 12 megapixels lying on its side, with the place it was taken in, as many bytes as given.
 * Its upright top left is red, its top right blue.
 */
export async function takePhotograph({ bytes = Math.floor(4.9 * MIB) }: { bytes?: number } = {}): Promise<Buffer> {
  const [width, height] = [4032, 3024];
  const layers = await Promise.all(
    [
      [8, 6, 70],
      [63, 47, 45],
      [504, 378, 30],
      [2016, 1512, 20],
    ].map(([w = 1, h = 1, sigma = 1]) => noise(w, h, sigma, width, height)),
  );
  const [first, ...others] = layers;
  // Orientation 6: what is stored at the bottom left is the upright picture's top left.
  const corner = (background: string) => ({ create: { width: 900, height: 900, channels: 3 as const, background } });
  const jpeg = await sharp(first)
    .composite([
      ...others.map((input) => ({ input, blend: 'soft-light' as const })),
      { input: corner('#ff0000'), left: 0, top: height - 900 },
      { input: corner('#0000ff'), left: 0, top: 0 },
    ])
    .removeAlpha()
    .withExif({
      IFD0: { Make: 'Phone', Model: 'SecretModel' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 36/1 13/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 11/1 13/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return padJpeg(jpeg, bytes);
}

/** A small picture, where only that there is one matters. */
export async function drawPicture({ width = 64, height = 48 }: { width?: number; height?: number } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer();
}

/** Fills a JPEG up to a length with comments, which every reader skips. */
export function padJpeg(jpeg: Buffer, length: number): Buffer {
  let missing = length - jpeg.length;
  const comments: Buffer[] = [];
  while (missing > 0) {
    const size = Math.min(missing, 60_000);
    const rest = missing - size;
    const taken = rest > 0 && rest < 4 ? size - 4 : size;
    const comment = Buffer.alloc(taken, 'x');
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(taken - 2, 2);
    comments.push(comment);
    missing -= taken;
  }
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

async function noise(width: number, height: number, sigma: number, toWidth: number, toHeight: number) {
  const create = { width, height, channels: 3 as const, background: '#808080', noise: { type: 'gaussian' as const, mean: 128, sigma } };
  return sharp({ create }).resize(toWidth, toHeight, { kernel: 'cubic', fit: 'fill' }).png({ compressionLevel: 1 }).toBuffer();
}
