import sharp, { type Sharp } from 'sharp';
import { type ImageFormat, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from './image.ts';
import { getVariantWidths, MAX_HEIGHT, MAX_WIDTH } from './image-variants.ts';
import { stripPng } from './png-chunks.ts';

/** What this process sends to its parent. */
export type EncodeResult =
  | { outcome: 'encoded'; image: EncodedImage }
  | { outcome: 'refused'; reason: 'not-an-image' | 'too-many-pixels' | 'too-long-side' | 'too-slow' };

export interface EncodedImage {
  width: number;
  height: number;
  /** Six hexadecimal digits. */
  colour: string;
  /** The full size, in the format of the upload. */
  original: Uint8Array;
  variants: { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }[];
}

export interface EncodeJob {
  bytes: Uint8Array;
  format: ImageFormat;
  /** How much processor time it may cost, in milliseconds. */
  cpuLimitMs: number;
}

const CPU_CHECK_MS = 100;
let hasResponded = false;

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Effort 2 takes a fifth of the time of 4 for a tenth more bytes; quality 50 looks no worse than WebP's 75 and is smaller. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 75, effort: 4 };

const originalEncoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp(WEBP),
  gif: (image) => image.gif(),
  avif: (image) => image.avif(AVIF),
};

/** Turned upright, in sRGB, the first frame only, and nothing but pixels: no metadata survives. */
async function encode({ bytes, format }: EncodeJob): Promise<EncodedImage | 'too-long-side'> {
  const input = sharp(format === 'png' ? stripPng(bytes) : bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'warning' });
  const metadata = await input.metadata();
  if (metadata.format !== (format === 'avif' ? 'heif' : format)) throw new Error(`${format} expected, ${metadata.format} found`);
  if (Math.max(metadata.width, metadata.height) > MAX_IMAGE_SIDE) return 'too-long-side';
  const { data, info } = await input
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });

  const variants: EncodedImage['variants'] = [];
  for (const variant of getVariantWidths(width)) {
    const resized = await upright().resize({ width: variant }).raw().toBuffer({ resolveWithObject: true });
    const open = () =>
      sharp(resized.data, { raw: { width: resized.info.width, height: resized.info.height, channels: resized.info.channels } });
    variants.push({ width: variant, format: 'avif', bytes: await open().avif(AVIF).toBuffer() });
    variants.push({ width: variant, format: 'webp', bytes: await open().webp(WEBP).toBuffer() });
  }
  return {
    width,
    height,
    colour: await getMeanColour(upright()),
    original: await originalEncoders[format](upright()).toBuffer(),
    variants,
  };
}

async function getMeanColour(image: Sharp) {
  const pixel = await image.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** The parent then ends this process, which would wait for a decoder that is still at work. */
function respond(message: EncodeResult) {
  if (hasResponded) return;
  hasResponded = true;
  process.send?.(message, () => process.disconnect());
}

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGHUP']) process.on(signal, () => undefined); // sent to the whole group: the parent decides
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); // as above, where the parent has gone

process.once('message', async (job: EncodeJob) => {
  setInterval(() => {
    const { user, system } = process.cpuUsage(); // of every thread, in microseconds
    if (user + system > job.cpuLimitMs * 1000) respond({ outcome: 'refused', reason: 'too-slow' });
  }, CPU_CHECK_MS).unref();
  try {
    const image = await encode(job);
    respond(image === 'too-long-side' ? { outcome: 'refused', reason: image } : { outcome: 'encoded', image });
  } catch (error) {
    const hasTooManyPixels = error instanceof Error && /pixel limit/.test(error.message);
    respond({ outcome: 'refused', reason: hasTooManyPixels ? 'too-many-pixels' : 'not-an-image' });
  }
});
