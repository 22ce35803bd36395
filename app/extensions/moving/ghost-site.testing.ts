import sharp from 'sharp';
import type { ExportedFile } from './exporting/export-site.server.ts';

const PHOTOGRAPHS = 8;
const SIZE = { width: 800, height: 533 };
const HOUR_MS = 3_600_000;

/** The files of a Ghost site: as many posts of some thousand characters, each with a photograph of its own. */
export async function* createGhostSite(posts: number): AsyncGenerator<ExportedFile> {
  yield {
    path: 'ghost.json',
    content: Buffer.from(JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data: { posts: createPosts(posts) } }] })),
  };
  const photographs = await Promise.all(Array.from({ length: PHOTOGRAPHS }, takePhotograph));
  for (let at = 0; at < posts; at += 1) {
    const photograph = photographs[at % PHOTOGRAPHS] ?? Buffer.alloc(0);
    yield { path: `content/images/2020/${at}.jpg`, content: withComment(photograph, `photograph ${at}`) };
  }
}

function createPosts(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `post-${at}`,
    title: `Post ${at} of the old site`,
    slug: `post-${at}`,
    html: `<p><img src="__GHOST_URL__/content/images/2020/${at}.jpg" alt="Photograph ${at}"></p>${`<p>Paragraph of post ${at}, with words that say something about markets and brands.</p>`.repeat(40)}`,
    type: 'post',
    status: 'published',
    visibility: 'public',
    published_at: new Date(Date.UTC(2015, 0, 1) + at * HOUR_MS).toISOString(),
  }));
}

/** Soft shapes with grain, which compress as photographs do. */
async function takePhotograph(_: unknown, at: number): Promise<Buffer> {
  const noise = (width: number, height: number, sigma: number) =>
    sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 110 + at * 5, sigma } } })
      .png()
      .toBuffer()
      .then((small) =>
        sharp(small)
          .resize({ ...SIZE, fit: 'fill', kernel: 'cubic' })
          .png()
          .toBuffer(),
      );
  const [large, middle, small] = await Promise.all([noise(8, 6, 60), noise(60, 40, 40), noise(500, 333, 12)]);
  return sharp(large)
    .composite([
      { input: middle, blend: 'soft-light' },
      { input: small, blend: 'soft-light' },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A JPEG of other bytes and the same picture. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpeg.subarray(2)]);
}
