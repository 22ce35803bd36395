/** `src` in the editor of an image that is still being uploaded. Readers are never sent one. */
const PREFIX = '/uploading/';
const PLACEHOLDER = /\/uploading\/([a-z0-9]{12})\/([^"'\s<>/]*)/g;

export interface ImagePlaceholder {
  id: string;
  name: string;
  src: string;
}

export function toPlaceholder({ id, name }: Pick<ImagePlaceholder, 'id' | 'name'>): string {
  return `${PREFIX}${id}/${encodeURIComponent(name.toWellFormed()).replaceAll("'", '%27')}`;
}

export function isPlaceholder(src: string): boolean {
  return src.startsWith(PREFIX);
}

export function parsePlaceholder(src: string): ImagePlaceholder | undefined {
  return isPlaceholder(src) ? listPlaceholders(src)[0] : undefined;
}

export function listPlaceholders(text: string): ImagePlaceholder[] {
  const found = new Map<string, ImagePlaceholder>();
  for (const [src, id = '', name = ''] of text.matchAll(PLACEHOLDER)) if (!found.has(id)) found.set(id, { id, name: toName(name), src });
  return [...found.values()];
}

export function fillPlaceholders(
  text: string,
  getImage: (id: string) => { url: string; width: number; height: number } | undefined,
): string {
  const sized = text.replace(/<img\b[^<>]*>/gi, (tag) => {
    const image = getImage(listPlaceholders(tag)[0]?.id ?? '');
    return image && !/\swidth=/i.test(tag)
      ? `${tag.slice(0, tag.endsWith('/>') ? -2 : -1).trimEnd()} width="${image.width}" height="${image.height}">`
      : tag;
  });
  return sized.replace(PLACEHOLDER, (src, id) => getImage(id)?.url ?? src);
}

function toName(encoded: string) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded; // changed by hand in the HTML source
  }
}
