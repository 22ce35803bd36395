import type { FindImage } from '../../reading/article-html.server.ts';

/** As `/wp-content/uploads/2020/01/photo.jpg`. Empty for what is no address. */
export function readFilePath(address: string): string {
  return URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost').pathname : '';
}

const SIZE = /-\d{1,5}x\d{1,5}(?=\.[a-z]{3,4}$)/i;

/** An image in one of its sizes becomes the file itself. */
export function createFindImage(files: ReadonlyMap<string, { url: string; alt: string }>): FindImage {
  return (address, alt) => {
    const src = removeResizing(address);
    const path = readFilePath(src);
    const candidates = [path, path.replace(SIZE, ''), path.replace(SIZE, '-scaled')];
    const attachment = candidates.map((candidate) => files.get(candidate)).find(Boolean);
    return attachment ? { src: attachment.url, alt: alt || attachment.alt } : { src, alt };
  };
}

/** Jetpack and WordPress.com resize by the query, and by a host in front of the address. */
function removeResizing(address: string): string {
  const original = address.replace(/^https?:\/\/i[0-3]\.wp\.com\//i, 'https://');
  const isResized = original !== address || /^https?:\/\/[\w-]{1,63}\.files\.wordpress\.com\//i.test(address);
  return isResized ? (original.split('?', 1)[0] ?? '') : address;
}
