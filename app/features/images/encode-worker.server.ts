import sharp, { type Sharp } from 'sharp';
import { type ImageFormat, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from './image.ts';
import { getVariantWidths, MAX_HEIGHT, MAX_WIDTH } from './image-variants.ts';
import { isAnimatedPng, stripPng } from './png-chunks.ts';

export type EncodeResult =
  | { outcome: 'encoded'; image: EncodedImage }
  | { outcome: 'refused'; reason: 'damaged' | 'too-many-pixels' | 'too-long-side' | 'too-slow' };

export interface EncodedImage {
  width: number;
  height: number;
  colour: string;
  /** In the upload's format; animated GIF and WebP stay animated, their variants are still. */
  original: Uint8Array;
  variants: { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }[];
  lostAnimation?: 'format' | 'size' | undefined;
}

export interface EncodeJob {
  bytes: Uint8Array;
  format: ImageFormat;
  cpuLimitMs: number;
  /** Encodes in half the time, a little larger: thousands come at once. */
  isBackground: boolean;
}

export interface EncodeResponse {
  result: EncodeResult;
  /** False while a decoder is still at work, and after a large image. */
  canTakeMore: boolean;
}

const CPU_CHECK_MS = 100;
/** To start again costs a tenth of what an image of such a size does. */
const MAX_RESTING_BYTES = 200 * 1024 * 1024;
/** The first image pays for the start of the process. */
let cpuBefore = 0;
let still: EncodedImage | undefined;

const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);

const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 75, effort: 4 };
const BACKGROUND_EFFORT = { avif: 1, webp: 2 };

const originalEncoders: Record<ImageFormat, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
  png: (image) => image.png({ compressionLevel: 9 }),
  webp: (image) => image.webp(WEBP),
  gif: (image) => image.gif(),
  avif: (image) => image.avif(AVIF),
};

const JPEG_SCAN = Buffer.of(0xff, 0xda);
const JPEG_END = Buffer.of(0xff, 0xd9);

const MAX_FRAMES = 500;
const MAX_ANIMATION_BYTES = 8 * 1024 * 1024;

async function encode({ bytes, format, isBackground }: EncodeJob): Promise<EncodedImage | 'too-long-side'> {
  const isOpen = format === 'jpeg' && isOpenJpeg(bytes);
  const whole = isOpen ? Buffer.concat([bytes, JPEG_END]) : format === 'png' ? stripPng(bytes) : bytes;
  const input = sharp(whole, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: isOpen ? 'warning' : 'error' }); // a missing pixel is a warning
  const metadata = await input.metadata();
  if (metadata.space === 'rgb16') input.pipelineColourspace('srgb'); // else its profile is dropped without being used
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

  const avif = { ...AVIF, ...(isBackground && { effort: BACKGROUND_EFFORT.avif }) };
  const webp = { ...WEBP, ...(isBackground && { effort: BACKGROUND_EFFORT.webp }) };
  const variants: EncodedImage['variants'] = [];
  for (const variant of getVariantWidths(width)) {
    const resized = await upright().resize({ width: variant }).raw().toBuffer({ resolveWithObject: true });
    const open = () =>
      sharp(resized.data, { raw: { width: resized.info.width, height: resized.info.height, channels: resized.info.channels } });
    variants.push({ width: variant, format: 'avif', bytes: await open().avif(avif).toBuffer() });
    variants.push({ width: variant, format: 'webp', bytes: await open().webp(webp).toBuffer() });
  }
  const colour = await getMeanColour(upright());
  const image = { width, height, colour, original: await originalEncoders[format](upright()).toBuffer(), variants };
  const frames = format === 'png' ? Number(isAnimatedPng(bytes)) + 1 : (metadata.pages ?? 1);
  if (frames === 1) return image;
  still = { ...image, lostAnimation: 'size' };
  const animation = await encodeAnimation({ bytes, format, frames, width, height });
  return animation instanceof Uint8Array ? { ...image, original: animation } : { ...image, lostAnimation: animation };
}

/** Some phones leave out the mark of the end; browsers show such a file, and the decoder refuses it. */
function isOpenJpeg(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.lastIndexOf(JPEG_END) < view.lastIndexOf(JPEG_SCAN);
}

async function encodeAnimation({
  bytes,
  format,
  frames,
  width,
  height,
}: Pick<EncodeJob, 'bytes' | 'format'> & { frames: number; width: number; height: number }): Promise<Uint8Array | 'format' | 'size'> {
  if (format !== 'gif' && format !== 'webp') return 'format';
  if (frames > MAX_FRAMES) return 'size';
  try {
    const image = sharp(bytes, { animated: true, limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
    const sized = image.resize({ width, height, fit: 'fill' }).toColourspace('srgb');
    const animation = await (format === 'gif' ? sized.gif({ effort: 2 }) : sized.webp({ ...WEBP, effort: 2 })).toBuffer();
    return animation.length > MAX_ANIMATION_BYTES ? 'size' : animation;
  } catch {
    return 'size'; // its first frame was read before
  }
}

async function getMeanColour(image: Sharp) {
  const pixel = await image.flatten({ background: '#ffffff' }).resize(1, 1, { fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** In milliseconds, of every thread. */
function getCpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGHUP']) process.on(signal, () => undefined); // sent to the whole group: the parent decides
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); // as above, where the parent has gone

process.on('message', async (job: EncodeJob) => {
  still = undefined;
  const timer = setInterval(() => {
    if (getCpuTime() - cpuBefore <= job.cpuLimitMs) return;
    respond(still ? { outcome: 'encoded', image: still } : { outcome: 'refused', reason: 'too-slow' }, { isAtWork: true });
  }, CPU_CHECK_MS).unref();
  const respond = (result: EncodeResult, { isAtWork }: { isAtWork: boolean }) => {
    clearInterval(timer);
    if (hasResponded) return;
    hasResponded = true;
    cpuBefore = getCpuTime();
    const response: EncodeResponse = { result, canTakeMore: !isAtWork && process.memoryUsage.rss() < MAX_RESTING_BYTES };
    process.send?.(response, () => response.canTakeMore || process.disconnect());
  };
  let hasResponded = false;
  try {
    const image = await encode(job);
    respond(image === 'too-long-side' ? { outcome: 'refused', reason: image } : { outcome: 'encoded', image }, { isAtWork: false });
  } catch (error) {
    const hasTooManyPixels = error instanceof Error && /pixel limit/.test(error.message);
    respond({ outcome: 'refused', reason: hasTooManyPixels ? 'too-many-pixels' : 'damaged' }, { isAtWork: false });
  }
});
