import sharp from 'sharp';
import { expect, test } from 'vitest';
import { describeTextImages } from './text-images.server.ts';

let lastId = 0;
const createUrl = (extension: string, size = '1000x500') =>
  `/images/${`textimage${++lastId}`.padEnd(16, 'x').replace(/[^a-z0-9]/g, '')}-${size}-a1b2c3.${extension}`;

async function drawWebp(frames: number, alpha = false): Promise<Buffer> {
  const create = {
    width: 8,
    height: 8 * frames,
    channels: alpha ? (4 as const) : (3 as const),
    background: { r: 9, g: 99, b: 9, alpha: 0.5 },
  };
  const raw = await sharp({ create })
    .composite([{ input: Buffer.from('<svg width="8" height="4"><rect width="8" height="4" fill="red"/></svg>') }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(raw.data, { raw: { ...raw.info, pageHeight: 8 } })
    .webp({ lossless: true })
    .toBuffer();
}

/** A store with these files, and the keys that were asked for. */
function createStore(files: Record<string, Buffer>) {
  const asked: string[] = [];
  return {
    asked,
    async get(key: string) {
      asked.push(key);
      const bytes = files[`/images/${key}`];
      if (!bytes) return undefined;
      return { stream: new Blob([new Uint8Array(bytes)]).stream(), contentType: 'image/webp', size: bytes.length };
    },
  };
}

test('[ART-7] a photograph has its sizes in both formats, and a GIF none, as its sizes do not move', async () => {
  const [jpg, png, gif] = [createUrl('jpg'), createUrl('png'), createUrl('gif')];
  const store = createStore({});
  const images = await describeTextImages(store, `<img src="${jpg}"><img src="${png}"><img src="${gif}"><img src="${jpg}">`);
  expect([...images.keys()]).toEqual([jpg, png, gif]);
  expect(images.get(jpg)).toMatchObject({ width: 1000, height: 500 });
  expect(images.get(jpg)?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(images.get(jpg)?.sources[0]?.srcset).toMatch(/-400\.avif 400w, \S+-800\.avif 800w, \S+-1000\.avif 1000w$/);
  expect(images.get(gif)?.sources).toEqual([]);
  expect(store.asked).toEqual([]);
});

test('[ART-7] a WebP is looked into once: a still one has its sizes, an animated one moves', async () => {
  const [still, seeThrough, animated] = [createUrl('webp'), createUrl('webp'), createUrl('webp')];
  const store = createStore({ [still]: await drawWebp(1), [seeThrough]: await drawWebp(1, true), [animated]: await drawWebp(2) });
  const html = [still, seeThrough, animated].map((src) => `<img src="${src}">`).join('');
  for (let time = 0; time < 2; time++) {
    const images = await describeTextImages(store, html);
    expect([still, seeThrough, animated].map((url) => images.get(url)?.sources.length)).toEqual([2, 2, 0]);
  }
  expect(store.asked).toHaveLength(3);
});

test('[ART-7] a file that the store does not give is sent as it is, and asked for again', async () => {
  const url = createUrl('webp');
  const failing = { get: () => Promise.reject(new Error('no answer')) };
  expect((await describeTextImages(failing, url)).get(url)?.sources).toEqual([]);
  const store = createStore({ [url]: await drawWebp(1) });
  expect((await describeTextImages(store, url)).get(url)?.sources).toHaveLength(2);
});

test('[ART-7] a text of many WebP files has the store asked for twenty', async () => {
  const store = createStore({});
  await describeTextImages(store, Array.from({ length: 60 }, () => createUrl('webp')).join(' '));
  expect(store.asked).toHaveLength(20);
});
