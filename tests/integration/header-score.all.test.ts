import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawPicture } from '../factories/photograph.ts';
import { type ClientResponse, sendRequest, signIn } from '../support/admin-client.ts';
import { scoreHeaders } from '../support/header-score.ts';
import { type RunningSite, startSite } from '../support/site.ts';

let site: RunningSite;
let author: Record<string, string>;

beforeAll(async () => {
  site = await startSite({ settings: { SITE_URL: 'https://site.example' } });
  author = await signIn(site);
});
afterAll(() => site?.stop());

test.each([
  ['/', 200],
  ['/blog/1', 200],
  ['/category/brand', 200],
  ['/search?q=brand', 200],
  ['/services', 200],
  ['/about', 200],
  ['/privacy', 200],
  ['/sitemap', 200],
  ['/contact', 200],
  ['/not-there', 404],
  ['/auth', 200],
  ['/auth/recover', 200],
  ['/auth/reset?token=x', undefined],
  ['/admin/articles', 403],
])('%s scores 135 with Mozilla’s scorer', async (path, status) => {
  const response = await sendRequest(site, path);
  if (status) expect(response.status).toBe(status);
  expectScore(response, 135);
});

test.each([
  '/',
  '/blog/1',
  '/admin/security',
  '/admin/articles',
  '/admin/articles/new',
  '/admin/articles/1',
  '/admin/solutions',
  '/admin/videos',
  '/admin/nothing',
])('%s scores 135 with Mozilla’s scorer for whoever is signed in', async (path) => {
  expectScore(await sendRequest(site, path, { headers: { cookie: author.cookie ?? '' } }), 135);
});

test.each([
  '/feed.xml',
  '/feed.json',
  '/category/brand/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/blog/1.md',
  '/api/search?q=brand',
  '/manifest.webmanifest',
  '/healthz',
  '/readyz',
  '/assets/not-there.js',
  '/admin/live',
])('%s scores 125 with Mozilla’s scorer', async (path) => {
  expectScore(await sendRequest(site, path), 125);
});

test('[PAGE-7] images lack only the ten for keeping them from other sites, which show them with the feeds', async () => {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await drawPicture())], 'a.png'));
  const upload = new Response(form);
  const headers = { ...author, 'content-type': upload.headers.get('content-type') ?? '' };
  const { text } = await sendRequest(site, '/admin/images/upload', {
    method: 'POST',
    headers,
    body: Buffer.from(await upload.arrayBuffer()),
  });
  const { image }: { image: { url: string } } = JSON.parse(text);
  for (const path of [image.url, '/blog/1/cover.svg', '/share.png', '/favicon.svg']) {
    const response = await sendRequest(site, path);
    expect(response.headers['content-type']).toMatch(/^image\//);
    expect(response.headers['content-security-policy']).toMatch(/; sandbox$/);
    expectScore(response, 120);
  }
});

function expectScore(response: ClientResponse, least: number) {
  expect(scoreHeaders(response), JSON.stringify(response.headers, null, 1)).toBeGreaterThanOrEqual(least);
}
