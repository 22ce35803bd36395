import type { UploadSource } from '#features/admin/library/upload.ts';
import { MAX_IMAGE_BYTES } from '#features/images/image.ts';

const NAME = 'image';

/**
 * Leaves images of this site as they are, decodes `data:` URLs, and lets the server fetch those of other sites; undefined for any other
 * address.
 */
export function getSource(address: string): { src: string } | { name: string; source: UploadSource } | undefined {
  if (!URL.canParse(address, location.href)) return undefined;
  const url = new URL(address, location.href);
  if (url.protocol === 'data:') {
    const file = readDataUrl(address);
    return file && { name: file.name, source: { file } };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin === location.origin) return { src: url.pathname };
  return { name: getName(url), source: { address: url.href } };
}

function getName(url: URL): string {
  const last = url.pathname.split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(last).slice(0, 100) || url.hostname;
  } catch {
    return last.slice(0, 100);
  }
}

function readDataUrl(address: string): File | undefined {
  const [, type, encoded] = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? [];
  if (!type || !encoded || encoded.length > MAX_IMAGE_BYTES * 1.5) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return new File([bytes], `${NAME}.${type.slice('image/'.length)}`, { type });
  } catch {
    return undefined;
  }
}
