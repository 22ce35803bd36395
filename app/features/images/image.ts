export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Larger than an upload, which the browser shrinks beforehand. */
export const MAX_IMPORTED_IMAGE_BYTES = 20 * 1024 * 1024;
export const MAX_UPLOAD_BYTES = MAX_IMAGE_BYTES + 64 * 1024;
export const MAX_IMAGE_PIXELS = 40_000_000;
export const MAX_IMAGE_SIDE = 16_384;
export const IMAGE_TRASH_DAYS = 30;
export const MAX_ALT = 500;
export const MAX_FILE_NAME = 200;

/** A phone converts other formats when `accept` names these. */
export const ACCEPTED_IMAGES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const IMAGE_UPLOADED = 'Image uploaded successfully!';
export const NOT_AN_IMAGE = 'Please upload an image file';
export const HEIC_REFUSED = 'HEIC images aren’t supported. Export it as JPEG';
export const IMAGE_TOO_LARGE = 'Image must be less than 5MB';
export const DAMAGED = uploadFailed('the file is damaged or incomplete');
export const TOO_MANY_PIXELS = uploadFailed('it has more than 40 million pixels');
export const TOO_LONG_SIDE = uploadFailed(`it is more than ${MAX_IMAGE_SIDE.toLocaleString('en-US')} pixels wide or high`);
export const ALT_TOO_LONG = `At most ${MAX_ALT} characters`;
export const NOT_THIS_FORM = 'The form sent something unexpected. Please try again.';
export const MADE_STILL = {
  format: 'Its animation was lost: only GIF and WebP images stay animated.',
  size: 'It has too many frames or pixels, so only its first frame was kept.',
};
export const TOO_SLOW = uploadFailed('it takes too long to read');

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

export interface Image {
  id: string;
  url: string;
  width: number;
  height: number;
  placeholderColour: string;
}

export interface ListedImage extends Image {
  alt: string | null;
  fileName: string | null;
  bytes: number;
  createdAt: string;
  deletedAt: string | null;
}

export function countUploaded(count: number): string {
  return `${count} images uploaded`;
}

export function uploadFailed(message: string): string {
  return `Failed to upload image: ${message}`;
}

/** Checks before sending; the server looks at the bytes. */
export function checkImageFile({ type, size, name = '' }: { type: string; size: number; name?: string }): string | undefined {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return HEIC_REFUSED;
  if (!type.startsWith('image/') || type.startsWith('image/svg')) return NOT_AN_IMAGE;
  if (size >= MAX_IMAGE_BYTES && !canBeShrunk(type)) return IMAGE_TOO_LARGE;
}

/** By the browser, before it is sent. */
export function canBeShrunk(type: string): boolean {
  return ['image/jpeg', 'image/png', 'image/webp'].includes(type);
}

/** The end of a path, in one line of letters that are seen. */
export function cleanFileName(path: string): string | null {
  const name = path.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const seen = name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ').trim();
  const bounded = seen.slice(0, MAX_FILE_NAME).replace(/[\uD800-\uDBFF]$/, '');
  return bounded.trim() || null;
}

/** Ends as its bytes are, whatever the author called it. */
export function getDownloadName({ url, fileName, alt }: Pick<ListedImage, 'url' | 'fileName' | 'alt'>): string {
  const extension = url.slice(url.lastIndexOf('.') + 1);
  const base = (fileName ?? alt ?? '').replace(/\.(?:jpe?g|png|webp|gif|avif|hei[cf])$/i, '').replace(/[/\\]/g, '-');
  return `${cleanFileName(base) ?? 'image'}.${extension}`;
}

export function sniffImage(bytes: Uint8Array): ImageFormat | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 32));
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp';
  if (/^.{4}ftypavi[fs]/s.test(text) || /^.{4}ftypmif1.{4,20}avif/s.test(text)) return 'avif';
}

export function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/s.test(text) && sniffImage(bytes) === undefined;
}
