import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { CardLooks, ShareCard } from './share-card-svg.server.ts';

/** A PNG of 1200 by 630, drawn off the event loop, one at a time; cached by content. */
export function drawShareCard(card: ShareCard, { palette, theme, types }: CardLooks): Promise<Buffer<ArrayBuffer>> {
  const looks = { palette, theme, types };
  const key = hash('sha256', JSON.stringify([card.title, card.category, card.label, card.author, looks]), 'base64');
  const known = drawn.get(key);
  if (known) return Promise.resolve(known);
  const picture = drawing.get(key) ?? enqueue(key, card, looks);
  drawing.set(key, picture);
  return picture;
}

const CACHE_BYTES = 4 * 1024 * 1024;

const drawn = new LRUCache<string, Buffer<ArrayBuffer>>({ maxSize: CACHE_BYTES });
const drawing = new Map<string, Promise<Buffer<ArrayBuffer>>>();
const limit = pLimit(1);

function enqueue(key: string, card: ShareCard, looks: CardLooks): Promise<Buffer<ArrayBuffer>> {
  const picture = limit(draw, card, looks);
  picture
    .then((png) => drawn.set(key, png, { size: png.length }))
    .catch(() => {}) // the caller gets the failure
    .finally(() => drawing.delete(key));
  return picture;
}

/** Loads library and fonts with the first image: 25 MB that most processes need not hold. */
async function draw(card: ShareCard, looks: CardLooks): Promise<Buffer<ArrayBuffer>> {
  const [{ default: sharp }, { shareCardSvg }] = await Promise.all([import('sharp'), import('./share-card-svg.server.ts')]);
  const png = await sharp(Buffer.from(await shareCardSvg(card, looks)))
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
  return Buffer.from(png);
}
