import { expect, test } from 'vitest';
import { hrefsOf, readPage, textsOf } from '#tests/support/page.ts';
import { openSharedSite } from '#tests/support/shared-sites.ts';

test('[HOME-2] [HOME-4] [VID-3] with nothing published the page stands, says so of the videos, and leaves the rest out', async () => {
  const page = await readPage(`${(await openSharedSite('empty')).url}/`);
  expect(page.heading).not.toBe('');
  expect(page.text).toContain('No videos available at the moment.');
  expect(page.findAll('article, .skeleton')).toEqual([]);
  expect(textsOf(page.findAll('h2')).filter((text) => /More from|Solutions|Latest articles/.test(text))).toEqual([]);
  expect(page.find('main').link(/four ways I can help/).href).toBe('/services');
});

test('[HOME-2] [HOME-3] an image shows only where there is one, and what is to come is not there', async () => {
  const page = await readPage(`${(await openSharedSite('sparse')).url}/`);
  expect(hrefsOf(page.findAll('.cover a'))).toEqual(['/blog/newest']);
  expect(page.findAll('.cover img')).toEqual([]);
  expect(hrefsOf(page.findAll('.contents-grid a'))).toEqual(['/blog/second']);
  expect(page.findAll('.contents-grid img')).toHaveLength(1);
  expect(textsOf(page.findAll('h2')).filter((text) => text.startsWith('More from'))).toEqual([]);
});

test('[HOME-5] [VID-1] only what is active shows; with three videos there are no controls', async () => {
  const page = await readPage(`${(await openSharedSite('sparse')).url}/`);
  expect(page.findAll('.spread a')).toHaveLength(1);
  expect(textsOf(page.findAll('.filmstrip h3'))).toEqual([3, 2, 1].map((day) => expect.stringContaining(`Video of day ${day}`)));
  expect(page.findAll('.filmstrip button, .filmstrip [inert]')).toEqual([]);
});
