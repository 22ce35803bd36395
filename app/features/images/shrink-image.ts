import { MAX_IMAGE_BYTES } from './image.ts';

/** In pixels and shares; above the 2,400 pixels that are stored, so that the server still scales the image itself. */
const ATTEMPTS = [
  { maxSide: 3200, quality: 0.92 },
  { maxSide: 2400, quality: 0.85 },
];

/** Returns a smaller file that looks the same, or the file itself where it cannot be decoded or is animated. */
export async function shrinkImage(file: File): Promise<File> {
  if (await isAnimated(file)) return file;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!image) return file;
  try {
    for (const [index, { maxSide, quality }] of ATTEMPTS.entries()) {
      const type = file.type === 'image/png' && index > 0 ? 'image/webp' : file.type;
      const blob = await draw(image, maxSide).convertToBlob({ type, quality });
      if (blob.size < Math.min(file.size, MAX_IMAGE_BYTES)) return new File([blob], file.name, { type: blob.type });
    }
    return file;
  } catch {
    return file; // a canvas of this size is refused
  } finally {
    image.close();
  }
}

function draw(image: ImageBitmap, maxSide: number): OffscreenCanvas {
  const scale = Math.min(1, maxSide / Math.max(image.width, image.height));
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const HEAD_BYTES = 64 * 1024;

/** The flag of a WebP, or the chunk of a PNG that stands before its pixels. */
async function isAnimated(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (head.startsWith('VP8X', 12)) return ((bytes[20] ?? 0) & 2) !== 0;
  return file.type === 'image/png' && (head.split('IDAT', 1)[0] ?? '').includes('acTL');
}
