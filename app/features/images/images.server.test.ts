import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Db, openDatabase } from '#db/client.server.ts';
import { type ContentVersion, watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { padJpeg, takePhotograph } from '#tests/factories/photograph.ts';
import { corpusFiles } from '#tests/support/corpora.ts';
import { isGate } from '#tests/support/tier.ts';
import { checkImageFile, DAMAGED, type Image, MAX_IMAGE_BYTES, NOT_AN_IMAGE, sniffImage } from './image.ts';
import { getImageSources, parseImageUrl } from './image-variants.ts';
import { type ImageDeps, openImage, storeImage } from './images.server.ts';
import { listImages } from './library/list-images.server.ts';
import { cleanImages } from './store/clean-images.server.ts';

let [folder, bucket] = ['', ''];
let db: Db;
let storage: Storage;
let contentVersion: ContentVersion;
let deps: ImageDeps & { contentVersion: ContentVersion };
let seconds = 0;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-images-'));
  bucket = path.join(folder, 'content-images');
  db = await openDatabase({ databaseUrl: '', dataDir: folder });
  await migrate(db);
  storage = await openFileStorage(bucket);
  contentVersion = await watchContentVersion(db);
  deps = { storage, db, contentVersion, now: () => new Date(Date.UTC(2026, 0, 1, 9, 0, seconds++)) };
});

afterEach(async () => {
  contentVersion.stop();
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

describe('[ADM-11] a photograph from a phone', () => {
  // its encoding takes half a minute of a processor
  test.skipIf(isGate)('[ADM-11] ends upright, without metadata, below 400 kB at the width that a phone asks for', async () => {
    const photograph = await takePhotograph();
    expect(photograph.length).toBeGreaterThan(4.85 * 1024 * 1024);
    expect(photograph.includes('SecretModel')).toBe(true);
    const image = await store(photograph, 'IMG_0001.JPG');
    expect(image).toMatchObject({ width: 1800, height: 2400 });

    for (const name of readdirSync(bucket)) {
      const bytes = await readBytes(name);
      expect(bytes.includes('SecretModel'), name).toBe(false);
      const metadata = await sharp(bytes).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.orientation], name).toEqual(Array(5).fill(undefined));
      expect(metadata.height / metadata.width, name).toBeCloseTo(4 / 3, 2);
      const corner = async (left: number) => {
        const at = { left, top: 20, width: 4, height: 4 };
        return [...(await sharp(bytes).extract(at).resize(1, 1).removeAlpha().raw().toBuffer())];
      };
      const [red, , notBlue] = await corner(20);
      expect(Number(red) - Number(notBlue), name).toBeGreaterThan(150);
      const [notRed, , blue] = await corner(metadata.width - 24);
      expect(Number(blue) - Number(notRed), name).toBeGreaterThan(150);
    }
    // 390 CSS pixels with three device pixels each.
    for (const format of ['avif', 'webp']) expect((await readBytes(`${getId(image)}-1200.${format}`)).length).toBeLessThan(400_000);
  });

  test('[ADM-11] 5 MB exactly is refused, one byte less is not', async () => {
    const picture = await draw(90, 60).jpeg().toBuffer();
    expect(await storeImage(deps, { bytes: padJpeg(picture, MAX_IMAGE_BYTES), fileName: 'a.jpg' })).toEqual({
      outcome: 'refused',
      reason: 'Image must be less than 5MB',
    });
    expect(readdirSync(bucket)).toEqual([]);
    const largest = padJpeg(picture, MAX_IMAGE_BYTES - 1);
    expect(largest.length).toBe(5 * 1024 * 1024 - 1);
    await store(largest, 'a.jpg');
  });
});

describe('[ADM-11] what an image becomes', () => {
  test('[ADM-11] it has a random name with the original extension, and every size that its URL promises', async () => {
    const image = await store(await draw(1000, 500).jpeg().toBuffer(), '../../etc/Holiday Photo.JPEG');
    expect(image.url).toMatch(/^\/images\/[a-z0-9]{16}-1000x500-[0-9a-f]{6}\.jpeg$/);
    const promised = [image.url, ...getUrls(image)].map((url) => url.replace('/images/', ''));
    expect(readdirSync(bucket).sort()).toEqual(promised.sort());
    for (const name of promised) {
      const metadata = await sharp(await readBytes(name)).metadata();
      const width = Number(/-(\d+)\.(avif|webp)$/.exec(name)?.[1] ?? 1000);
      expect([metadata.width, metadata.height], name).toEqual([width, width / 2]);
    }
  });

  test.each((['jpeg', 'png', 'webp', 'gif', 'avif'] as const).slice(0, isGate ? 2 : 5))(
    '[ADM-11] %s stays in its format, whatever its name says',
    async (format) => {
      const image = await store(await draw(60, 40)[format]().toBuffer(), 'picture.exe');
      const name = image.url.replace('/images/', '');
      expect(sniffImage(await readBytes(name))).toBe(format);
      expect((await openImage(deps, name))?.contentType).toBe(`image/${format}`);
    },
  );

  test('[ADM-11] transparency stays, and the mean colour is that on white', async () => {
    const clear = { create: { width: 50, height: 50, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } } };
    const image = await store(await sharp(clear).png().toBuffer(), 'clear.png');
    expect(image.placeholderColour).toBe('#ffffff');
    expect((await sharp(await readBytes(`${getId(image)}-50.avif`)).metadata()).hasAlpha).toBe(true);
  });

  test('[ADM-11] two at once are both kept', async () => {
    const bytes = await draw(60, 40).png().toBuffer();
    const [one, two] = await Promise.all([store(bytes, 'a.png'), store(bytes, 'a.png')]);
    expect(one.id).not.toBe(two.id);
  });
});

describe('[ADM-11] what is refused', () => {
  const notImages: [string, string | Buffer][] = [
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['an SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
    ['a PDF', '%PDF-1.7'],
    ['a GIF in name alone', 'GIF89a<script>alert(1)</script>'],
    ['a PNG in name alone', Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="http://www.w3.org/2000/svg"/>', 'latin1')],
    ['a JPEG in name alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ];
  test.each(notImages.filter((_, at) => !isGate || at % 5 === 0))('[ADM-11] %s is not an image', async (_, content) => {
    expect(await storeImage(deps, { bytes: Buffer.from(content as Buffer), fileName: 'picture.png' })).toEqual({
      outcome: 'refused',
      reason: sniffImage(Buffer.from(content as Buffer)) ? DAMAGED : NOT_AN_IMAGE,
    });
    expect(readdirSync(bucket)).toEqual([]);
  });

  test('[ADM-11] a large file that is no image is refused as such, not by its size', async () => {
    expect(await storeImage(deps, { bytes: Buffer.alloc(MAX_IMAGE_BYTES), fileName: 'a.png' })).toEqual({
      outcome: 'refused',
      reason: 'Please upload an image file',
    });
  });

  test.each(isGate ? ['heic'] : ['heic', 'heix', 'mif1'])('[ADM-11] HEIC (%s) is refused in words that say what to do', async (brand) => {
    const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1');
    const refused = 'HEIC images aren’t supported. Export it as JPEG';
    expect(await storeImage(deps, { bytes, fileName: 'IMG_0001.HEIC' })).toEqual({ outcome: 'refused', reason: refused });
    expect(checkImageFile({ name: 'IMG_0001.HEIC', type: '', size: 9 })).toBe(refused);
    expect(checkImageFile({ name: 'photo', type: 'image/heic', size: 9 })).toBe(refused);
  });

  test('[ADM-11] other formats of images are not accepted', async () => {
    expect(await storeImage(deps, { bytes: await draw(9, 9).tiff().toBuffer(), fileName: 'a.jpg' })).toEqual({
      outcome: 'refused',
      reason: 'Please upload an image file',
    });
  });

  test('[ADM-11] an image that was cut short is refused', async () => {
    const whole = await draw(600, 400).jpeg().toBuffer();
    expect(await storeImage(deps, { bytes: whole.subarray(0, whole.length - 900), fileName: 'a.jpg' })).toEqual({
      outcome: 'refused',
      reason: 'Failed to upload image: the file is damaged or incomplete',
    });
  });

  test('[ADM-11] few bytes that unfold into very many pixels are refused', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await storeImage(deps, { bytes: bomb, fileName: 'a.png' })).toEqual({
      outcome: 'refused',
      reason: 'Failed to upload image: it has more than 40 million pixels',
    });
  });

  test('[ADM-11] what is hidden behind or inside a real image does not survive', async () => {
    const payload = '<script>alert(document.domain)</script><?php system($_GET[0]); ?>';
    const image = await draw(90, 60)
      .withExif({ IFD0: { ImageDescription: payload } })
      .png()
      .toBuffer();
    await store(Buffer.concat([image, Buffer.from(payload)]), 'a.png').catch(() => undefined);
    for (const name of readdirSync(bucket)) expect((await readBytes(name)).includes('<script>'), name).toBe(false);
    expect(readdirSync(bucket).length).toBeGreaterThan(0);
  });
});

describe('[ADM-11] a half upload leaves nothing', () => {
  test.each(isGate ? [1] : [0, 1, 2])('[ADM-11] when the bucket fails after %i files', async (working) => {
    let puts = 0;
    const failing: Storage = {
      ...storage,
      put: (key, bytes) => (puts++ < working ? storage.put(key, bytes) : Promise.reject(new Error('the bucket is full'))),
    };
    const bytes = await draw(90, 60).jpeg().toBuffer();
    await expect(storeImage({ ...deps, storage: failing }, { bytes, fileName: 'a.jpg' })).rejects.toThrow('the bucket is full');
    expect(readdirSync(bucket)).toEqual([]);
    expect(await listImages(db)).toEqual([]);
  });

  test('[ADM-11] when the database refuses the row', async () => {
    await db.schema.dropTable('images').execute();
    const bytes = await draw(90, 60).jpeg().toBuffer();
    await expect(storeImage(deps, { bytes, fileName: 'a.jpg' })).rejects.toThrow('images');
    expect(readdirSync(bucket)).toEqual([]);
  });

  test.skipIf(isGate)(
    '[ADM-11] when the client has gone: before its turn, while it is encoded, and while its files are stored',
    async () => {
      const bytes = await draw(1000, 500).jpeg().toBuffer();
      const gone = new Error('the client has disconnected');
      await expect(storeImage(deps, { bytes, fileName: 'a.jpg' }, AbortSignal.abort(gone))).rejects.toBe(gone);

      const first = new AbortController();
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const large = await sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#336699', noise } })
        .jpeg()
        .toBuffer();
      const encoding = storeImage(deps, { bytes: large, fileName: 'a.jpg' }, first.signal);
      const waiting = storeImage(deps, { bytes: large, fileName: 'a.jpg' }, first.signal);
      const next = storeImage(deps, { bytes, fileName: 'b.jpg' });
      setTimeout(() => first.abort(gone), 300);
      await expect(encoding).rejects.toBe(gone);
      await expect(waiting).rejects.toBe(gone);
      expect(await next).toHaveProperty('image');

      const storing = new AbortController();
      const leaving: Storage = {
        ...storage,
        async put(key, content) {
          await storage.put(key, content);
          storing.abort(gone);
        },
      };
      await expect(storeImage({ ...deps, storage: leaving }, { bytes, fileName: 'a.jpg' }, storing.signal)).rejects.toBe(gone);
      const kept = await listImages(db);
      expect(kept).toHaveLength(1);
      expect(readdirSync(bucket).filter((name) => !name.startsWith(kept[0]?.id ?? '-'))).toEqual([]);
    },
  );

  test('[ADM-11] files of which no row says that they may go stay for ever', async () => {
    await store(await draw(90, 60).png().toBuffer(), 'a.png');
    await storage.put('aaaabbbbccccdddd-400.avif', Buffer.from('of another database'));
    const kept = readdirSync(bucket);
    let lastAt: Date | undefined;
    for (let day = 0; day < 100; day += 0.9) {
      const at = new Date(Date.now() + day * 86_400_000);
      expect(await cleanImages({ storage, db, now: () => at }, { lastAt })).toBe(0);
      lastAt = at;
    }
    expect(readdirSync(bucket)).toEqual(kept);
  });
});

const hostile = isGate ? null : corpusFiles('images');

describe.runIf(hostile)('[ADM-11] every file of the corpus of hostile images', () => {
  test('[ADM-11] crashes nothing, and is kept as a clean image or refused in words', { timeout: 600_000 }, async () => {
    const refusals = [NOT_AN_IMAGE, DAMAGED, 'Image must be less than 5MB', 'Failed to upload image: it has more than 40 million pixels'];
    let kept = 0;
    for (const { name, bytes } of hostile ?? []) {
      const answer = await storeImage(deps, { bytes, fileName: path.basename(name) });
      if (answer.outcome === 'refused') {
        expect(refusals, name).toContain(answer.reason);
        if (!sniffImage(bytes)) expect(answer.reason, name).toBe(NOT_AN_IMAGE);
        continue;
      }
      kept++;
      expect(name).not.toMatch(/\.svg$|\.html$|LICENSE/);
    }
    process.stdout.write(`hostile images: ${hostile?.length}, kept: ${kept}\n`);
    expect(kept).toBeGreaterThan(0);
    for (const { key } of await storage.list({ limit: 100_000 })) {
      const bytes = await readBytes(key);
      const { format, exif, xmp, iptc, comments } = await sharp(bytes).metadata();
      expect(key.split('.')[1]?.replace('jpg', 'jpeg'), key).toBe(format === 'heif' ? 'avif' : format);
      expect([exif, xmp, iptc, comments], key).toEqual(Array(4).fill(undefined));
      expect(/<script|<\?php|root:x/.test(bytes.toString('latin1')), key).toBe(false);
    }
  });
});

async function store(bytes: Uint8Array, fileName: string): Promise<Image> {
  const answer = await storeImage(deps, { bytes, fileName });
  if (answer.outcome === 'refused') throw new Error(answer.reason);
  return answer.image;
}

async function readBytes(name: string) {
  const file = await openImage(deps, name);
  return Buffer.from(await new Response(file?.stream).arrayBuffer());
}

function getUrls({ url }: Image) {
  const sources = getImageSources(url);
  return `${sources?.avif}, ${sources?.webp}`.split(', ').map((entry) => entry.split(' ')[0] ?? '');
}

function getId({ url }: Image) {
  return parseImageUrl(url)?.id;
}

function draw(width: number, height: number, background = '#336699') {
  return sharp({ create: { width, height, channels: 3, background } });
}
