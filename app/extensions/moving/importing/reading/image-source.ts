import type { Properties } from 'hast';
import { percentDecode } from '#platform/text/decode.ts';

const LAZY_SOURCES = ['dataOrigFile', 'dataLazySrc', 'dataSrc', 'dataOriginal'];
const LAZY_SETS = ['dataFullSrcset', 'dataLazySrcset', 'dataSrcset'];
/** Shorter ones are placeholders. */
const MIN_DATA_URL = 1000;

/** Of an image as it stands in a page, which may load it late. Empty if it has none. */
export function readImageSource(properties: Properties): string {
  const candidates = [...LAZY_SOURCES, 'src'].map((name) => String(properties[name] ?? '').trim());
  const largest = LAZY_SETS.map((name) => findLargest(String(properties[name] ?? ''))).find(Boolean) ?? '';
  return candidates.find(isImage) || largest;
}

function isImage(src: string): boolean {
  return src !== '' && (!src.startsWith('data:') || (src.length > MIN_DATA_URL && !src.startsWith('data:image/svg')));
}

function findLargest(set: string): string {
  const sources = set.split(/,(?=\s|https?:)/).map((candidate) => {
    const [src = '', size = '1x'] = candidate.trim().split(/\s+/);
    return { src, size: Number.parseFloat(size) || 1 };
  });
  return sources.filter(({ src }) => isImage(src)).sort((a, b) => b.size - a.size)[0]?.src ?? '';
}

/** Path that an address names in an export, without its query. */
export function decodePath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return percentDecode(path).normalize('NFC');
}

/** True if the link leads to the file that the image shows, in any of its sizes. */
export function isOwnFile(href: string, src: string): boolean {
  const name = readFileName(href);
  return name !== '' && name === readFileName(src);
}

/** Without its size, as `photo.jpg` for `photo-300x200.jpg`. */
function readFileName(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const name = path.split(/\/|%2f/i).at(-1) ?? '';
  const dot = name.lastIndexOf('.');
  return IMAGE_EXTENSION.test(name.slice(dot)) ? name.slice(0, dot).replace(SIZE, '').toLowerCase() + name.slice(dot).toLowerCase() : '';
}

const IMAGE_EXTENSION = /^\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg|heic)$/i;
const SIZE = /-(?:\d{1,5}x\d{1,5}|scaled)$/;
