import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeImage } from './encode-image.server.ts';
import { stripPng } from './png-chunks.ts';

const MIB = 1024 * 1024;
const bomb = deflateSync(Buffer.alloc(50 * MIB));

describe('[ADM-11] what would cost an encoder minutes', () => {
  test.each(['zTXt', 'iTXt', 'iCCP'])('[ADM-11] forty %s chunks that unfold into 50 MB each are not unfolded', async (type) => {
    const between = type === 'iTXt' ? '\0\u0001\0\0\0' : '\0\0';
    const chunks = Array.from({ length: 40 }, (_, at) => chunk(type, Buffer.concat([Buffer.from(`k${at}${between}`), bomb])));
    const bytes = insertBehindHeader(await draw(30, 20).png().toBuffer(), chunks);
    expect(bytes.length).toBeGreaterThan(1.8 * MIB);
    expect(await encodeImage({ bytes, format: 'png', cpuLimitMs: 5000 })).toMatchObject({
      outcome: 'encoded',
      image: { width: 30, colour: '336699' },
    });
  });

  test('[ADM-11] past its processor time an image is refused, and the next is not held up by it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const large = sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#336699', noise } });
    const slow = encodeImage({ bytes: await large.jpeg().toBuffer(), format: 'jpeg', cpuLimitMs: 400 });
    const next = encodeImage({ bytes: await draw(30, 20).png().toBuffer(), format: 'png' });
    expect(await slow).toEqual({ outcome: 'refused', reason: 'too-slow' });
    expect(await next).toMatchObject({ outcome: 'encoded' });
  });

  test.each([
    [30_000, 1],
    [1, 16_385],
  ])('[ADM-11] %i by %i pixels are refused', async (width, height) => {
    const bytes = await draw(width, height).png().toBuffer();
    expect(await encodeImage({ bytes, format: 'png' })).toEqual({ outcome: 'refused', reason: 'too-long-side' });
  });
});

describe('[ADM-11] a PNG without what a decoder would unpack for nothing', () => {
  test('[ADM-11] has the same pixels, colours and upright side', async () => {
    const png = await draw(30, 20)
      .withExif({ IFD0: { Orientation: '6' } })
      .withIccProfile('p3')
      .png({ palette: true })
      .toBuffer();
    const stripped = Buffer.from(stripPng(insertBehindHeader(png, [chunk('tEXt', Buffer.from('Comment\0x'))])));
    expect(stripped.includes('tEXt')).toBe(false);
    const [{ icc, orientation }, before] = [await sharp(stripped).metadata(), await sharp(png).metadata()];
    expect({ icc, orientation }).toEqual({ icc: before.icc, orientation: before.orientation });
    expect(icc).toBeDefined();
    expect(await sharp(stripped).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
  });

  test.each([0, 8, 9, 20, 33, 60])('[ADM-11] that was cut after %i bytes is left to the decoder', async (length) => {
    const png = (await draw(30, 20).png({ compressionLevel: 0 }).toBuffer()).subarray(0, length);
    expect(Buffer.from(stripPng(png)).subarray(0, 33)).toEqual(png.subarray(0, 33));
  });
});

function draw(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#336699' }, limitInputPixels: false });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

function insertBehindHeader(png: Buffer, chunks: Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);
}
