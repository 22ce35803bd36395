import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { corpusFiles } from '#tests/support/corpora.ts';
import { isGate } from '#tests/support/tier.ts';
import { encodeImage } from './encode-image.server.ts';
import { type ImageFormat, sniffImage } from './image.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = await sharp({ create: { width: 96, height: 64, channels: 3, background: '#336699', noise } })
  .jpeg({ progressive: false })
  .toBuffer();
const scan = photo.indexOf(Buffer.of(0xff, 0xda));

describe('[ADM-11] a JPEG that every browser shows is accepted', () => {
  const withScan = (change: (header: Buffer) => void) => {
    const bytes = Buffer.from(photo);
    change(bytes.subarray(scan, scan + 2 + bytes.readUInt16BE(scan + 2)));
    return bytes;
  };
  const marker = (code: number, ...data: Buffer[]) =>
    Buffer.concat([photo.subarray(0, 2), Buffer.of(0xff, code, 0, 2 + Buffer.concat(data).length), ...data, photo.subarray(2)]);

  test.each([
    ['parameters of a scan that are not of its kind', withScan((header) => header.fill(0, header.length - 2, header.length - 1))],
    ['bytes between two markers', Buffer.concat([photo.subarray(0, scan), Buffer.of(1, 2, 3), photo.subarray(scan)])],
    ['an unknown transform of colours', marker(0xee, Buffer.from('Adobe'), Buffer.of(0, 100, 0, 0, 0, 0, 9))],
    ['a revision that does not exist', marker(0xe0, Buffer.from('JFIF\0'), Buffer.of(2, 1, 0, 0, 1, 0, 1, 0, 0))],
    ['a film behind it', Buffer.concat([photo, Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(5000)])],
    ['no mark of its end', photo.subarray(0, -2)],
    ['half a mark of its end', photo.subarray(0, -1)],
  ])('[ADM-11] with %s', async (_, bytes) => {
    expect(await encodeImage({ bytes, format: 'jpeg' })).toMatchObject({ outcome: 'encoded', image: { width: 96, height: 64 } });
  });

  test.each<ImageFormat>(['jpeg', 'png', 'webp'])('[ADM-11] a %s of which pixels are missing is refused as damaged', async (format) => {
    const bytes = await sharp(photo).toFormat(format).toBuffer();
    for (const length of [bytes.length - 300, Math.round(bytes.length / 2)])
      expect(await encodeImage({ bytes: bytes.subarray(0, length), format })).toEqual({ outcome: 'refused', reason: 'damaged' });
  });
});

describe('[ADM-11] a picture of a wide screen has the colours that it has there', () => {
  /** Display P3 values of red, green, blue and white of sRGB. */
  const PRIMARIES = [
    [234, 51, 35],
    [117, 251, 76],
    [0, 0, 245],
    [255, 255, 255],
  ] as const;
  const values = Uint16Array.from({ length: 60 * 40 * 3 }, (_, at) => {
    const [column, row] = [Math.floor(at / 3) % 60, Math.floor(at / 180)];
    return (PRIMARIES[(row < 20 ? 0 : 2) + (column < 30 ? 0 : 1)]?.[at % 3] ?? 0) * 257;
  });
  const deep = () => sharp(values, { raw: { width: 60, height: 40, channels: 3 } }).toColourspace('rgb16');

  test.each<[string, ImageFormat, Sharp, string]>([
    ['16 bits a channel', 'png', deep().withIccProfile('p3').png(), '#ff0000 #00ff00 #0000ff #ffffff'],
    ['10 bits a channel', 'avif', deep().withIccProfile('p3').avif({ bitdepth: 10, quality: 95 }), '#ff0000 #00ff00 #0000ff #ffffff'],
    ['16 bits a channel and no profile', 'png', deep().png(), '#ea3323 #75fb4c #0000f5 #ffffff'],
  ])('[ADM-11] with %s', async (_, format, image, expected) => {
    const result = await encodeImage({ bytes: await image.toBuffer(), format });
    if (result.outcome !== 'encoded') throw new Error(result.reason);
    const { data, info } = await sharp(result.image.original).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const seen = [
      [5, 5],
      [54, 5],
      [5, 34],
      [54, 34],
    ].map(([x = 0, y = 0]) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]);
    const wanted = expected.split(' ').map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)));
    for (const [at, colour] of wanted.entries())
      for (const [channel, value] of colour.entries()) expect(Math.abs((seen[at]?.[channel] ?? -99) - value)).toBeLessThanOrEqual(12);
  });
});

const met = ['17-jpeg-that-phones-write', '18-ultra-hdr', '19-colours-of-print-and-wide-screens'].map((name) =>
  isGate ? null : corpusFiles(`field/${name}`),
);

test.skipIf(met.includes(null))('[ADM-11] what phones, editors and cameras wrote elsewhere is accepted', async () => {
  const refused: string[] = [];
  for (const { name, bytes } of met.flatMap((files) => files ?? [])) {
    const format = sniffImage(bytes);
    if (format && (await encodeImage({ bytes, format })).outcome === 'refused') refused.push(name);
  }
  expect(refused.sort()).toEqual(['jpeg-two-bytes-short.jpg', 'webp-short-by-2.webp']); // pixels are missing; no browser shows the second
});
