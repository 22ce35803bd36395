import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { type StrictS3, startStrictS3 } from '../../contracts/strict-s3.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

const PUBLIC = 'http://images.example.org:8080/of-the-site/';

let s3: StrictS3;
beforeAll(async () => {
  s3 = await startStrictS3();
});
afterAll(() => s3.stop());

describe.each(['public', 'signed'] as const)('images of a bucket by a %s address', (kind) => {
  let site: RunningSite;
  let admin: Record<string, string>;
  let image: { id: string; url: string };
  const host = () => (kind === 'public' ? 'images.example.org:8080' : s3.host);

  beforeAll(async () => {
    s3.objects.clear();
    const IMAGES_URL = kind === 'public' ? PUBLIC : 'signed';
    site = await startSite({ settings: { STORAGE_URL: s3.storageUrl, IMAGES_URL } });
    admin = await signIn(site);
    image = await upload();
  });
  afterAll(() => site.stop());

  async function upload() {
    const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#864' } });
    const form = new FormData();
    form.set('image', new File([await picture.png().toBuffer()], 'bread.png', { type: 'image/png' }));
    const { 'content-type': _, ...headers } = admin;
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    const body = Buffer.from(await encoded.arrayBuffer());
    const { text } = await sendRequest(site, '/admin/images/upload', {
      method: 'POST',
      headers: { ...headers, 'content-type': type },
      body,
    });
    return JSON.parse(text).image;
  }

  test('every size is where its address leads, and the address stays the same for a while', async () => {
    const names = [...s3.objects.keys()].filter((key) => key.startsWith(image.id));
    expect(names.length).toBeGreaterThan(4);
    for (const name of names) {
      const { status, headers } = await sendRequest(site, `/images/${name}`);
      expect([status, headers['cache-control']]).toEqual([307, CACHE_CONTROL.imagePlace]);
      const location = String(headers.location);
      expect((await sendRequest(site, `/images/${name}`)).headers.location).toBe(location);
      if (kind === 'public') expect(location).toBe(PUBLIC + name);
      else
        expect(Buffer.from(await (await fetch(location)).arrayBuffer()).equals(s3.objects.get(name)?.body ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('no other name is sent there, least of all the store’s own notes', async () => {
    const others = [`${image.id}-401.avif`, `${'a'.repeat(16)}-400.avif`, 'byline-site.txt', '..%2Fbyline-site.txt', 'x.jpg'];
    for (const name of others) expect((await sendRequest(site, `/images/${name}`)).status, name).toBe(404);
  });

  test('pages keep the site’s own addresses and allow the host; the privacy page names it', async () => {
    const fields = { title: 'Bread', category: 'BRAND', excerpt: 'Rye.', tags: 'bread', imageUrl: image.url };
    const content = `<p>Rye.</p><img src="${image.url}" alt="Bread">`;
    const saved = await sendRequest(site, '/admin/do/content.save', {
      method: 'POST',
      headers: admin,
      body: JSON.stringify({ kind: 'article', form: { ...fields, content } }),
    });
    const { item } = JSON.parse(saved.text);
    for (const address of ['/', `/blog/${item.id}`, `/blog/${item.id}.md`, '/feed.xml', '/feed.json']) {
      const { text, headers } = await sendRequest(site, address);
      expect(text.includes(image.id), address).toBe(true);
      expect(text.includes(host()), address).toBe(false);
      if (address === '/') expect(headers['content-security-policy']).toContain(`img-src 'self' http://${host()};`);
    }
    const { text } = await sendRequest(site, '/privacy');
    expect([text.includes(host()), text.includes('everything in it comes from this site')]).toEqual([true, false]);
    await sendRequest(site, '/admin/do/content.trash', {
      method: 'POST',
      headers: admin,
      body: JSON.stringify({ kind: 'article', id: item.id }),
    });
  });

  test('an image that is moved to the trash is found no more', async () => {
    const unused = await upload();
    expect((await sendRequest(site, unused.url)).status).toBe(307);
    const trashed = await sendRequest(site, '/admin/do/image.remove', {
      method: 'POST',
      headers: admin,
      body: JSON.stringify({ ids: [unused.id] }),
    });
    expect(trashed.status, trashed.text).toBe(200);
    expect((await sendRequest(site, unused.url)).status).toBe(404);
  });
});

test('what does not go together is refused at the start, by name', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-images-'));
  const start = (settings: Record<string, string>) => startSite({ dataDir, settings });
  await expect(start({ IMAGES_URL: 'signed' })).rejects.toThrow(/IMAGES_URL: it needs STORAGE_URL/);
  await expect(
    start({ STORAGE_URL: s3.storageUrl, IMAGES_URL: 'http://images.example.org', SITE_URL: 'https://www.example.org' }),
  ).rejects.toThrow(/IMAGES_URL: a site on https cannot show images from http:\/\/images\.example\.org/);
  rmSync(dataDir, { recursive: true });
});
