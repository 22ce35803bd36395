import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeImage } from './encode-image.server.ts';
import type { ImageFormat } from './image.ts';

async function encode(bytes: Buffer, format: ImageFormat) {
  const result = await encodeImage({ bytes, format });
  if (result.outcome !== 'encoded') throw new Error(result.reason);
  return result.image;
}

const draw = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test.each(['gif', 'webp'] as const)('[ADM-11] an animated %s stays animated; its variants show the first frame', async (format) => {
  const frames = await Promise.all(['#ff0000', '#00ff00'].map((background) => draw(40, 40, background)));
  const moving = sharp(frames, { join: { animated: true } });
  const bytes = await moving[format]({ delay: [200, 300], loop: 0 }).toBuffer();
  const image = await encode(bytes, format);
  expect(image).toMatchObject({ width: 40, height: 40, colour: expect.stringMatching(/^ff0[01]0[01]$/) });
  expect(image.lostAnimation).toBeUndefined();
  const { pages, delay, loop } = await sharp(image.original).metadata();
  expect({ pages, delay, loop }).toEqual({ pages: 2, delay: [200, 300], loop: 0 });
  for (const variant of image.variants) expect((await sharp(variant.bytes).metadata()).pages ?? 1, variant.format).toBe(1);
});

test('[ADM-11] an animation of more frames than are kept is stored as its first one, and that is said', async () => {
  const frames = await Promise.all(['#ff0000', '#00ff00'].map((background) => draw(4, 4, background)));
  const bytes = await sharp(
    Array.from({ length: 501 }, (_, at) => frames[at % 2] ?? Buffer.alloc(0)),
    { join: { animated: true } },
  )
    .gif()
    .toBuffer();
  const image = await encode(bytes, 'gif');
  expect(image.lostAnimation).toBe('size');
  expect((await sharp(image.original).metadata()).pages ?? 1).toBe(1);
});

test('[ADM-11] an animated PNG keeps its first frame, and that is said; a still one has lost nothing', async () => {
  const png = await draw(40, 40, '#ff0000');
  const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
  expect((await encode(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]), 'png')).lostAnimation).toBe('format');
  expect((await encode(png, 'png')).lostAnimation).toBeUndefined();
});
