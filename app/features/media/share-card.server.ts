import { hash } from 'node:crypto';
import { LruCache } from '#features/content/lru-cache.ts';
import { type ShareCard, shareCardSvg } from './share-card-svg.server.ts';

/** The sharing picture as PNG, 1200 by 630. Drawn off the event loop and one at a time, so that readers are not kept waiting; remembers by content. */
export function drawShareCard(card: ShareCard): Promise<Buffer<ArrayBuffer>> {
  const key = hash('sha256', JSON.stringify([card.title, card.category, card.label, card.author]), 'base64');
  const known = drawn.get(key);
  if (known) return Promise.resolve(known);
  const picture = drawing.get(key) ?? enqueue(key, card);
  drawing.set(key, picture);
  return picture;
}

const REMEMBERED_BYTES = 4 * 1024 * 1024;

const drawn = new LruCache<Buffer<ArrayBuffer>>(REMEMBERED_BYTES);
const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>();
let queue: Promise<unknown> = Promise.resolve();

function enqueue(key: string, card: ShareCard): Promise<Buffer<ArrayBuffer>> {
  const picture = queue.then(() => rasterise(shareCardSvg(card)));
  queue = picture
    .then((png) => drawn.set(key, png, png.length))
    .catch(() => {}) // whoever asked is told; the next one is drawn all the same
    .finally(() => drawing.delete(key));
  return picture;
}

async function rasterise(svg: string): Promise<Buffer<ArrayBuffer>> {
  const { default: sharp } = await import('sharp'); // 20 MB that a server without such a request need not hold
  const png = await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  return Buffer.from(png);
}
