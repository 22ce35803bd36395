import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { corpusFiles } from '#tests/support/corpora.ts';
import type { ImportedItem } from '../../reading/source.ts';
import { wordpressSource } from './wordpress.server.ts';

const files = (corpusFiles('import') ?? []).filter(({ name }) => name.endsWith('.xml'));

async function read(name: string) {
  const bytes = files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
  const open = async () => Readable.from([bytes]);
  const opened = await wordpressSource.open({
    ...{ name, files: [{ path: name, bytes: bytes.length }], open, read: async () => bytes, close: async () => {} },
  });
  const found = await Array.fromAsync(opened?.read() ?? []);
  return {
    siteUrl: opened?.siteUrl,
    items: found.filter((one) => one.type === 'item'),
    leftOut: found.filter(({ type }) => type === 'left-out').length,
    addresses: found.filter(({ type }) => type === 'address').length,
  };
}

function countImages(items: ImportedItem[]): number {
  return items.reduce((sum, { html }) => sum + html.split('<img').length - 1, 0);
}

test.skipIf(files.length === 0).each([
  ['wordpress-co-authors-plus.xml', { items: 4, images: 0, covers: 0, drafts: 0, notes: 0, leftOut: 0, addresses: 4 }],
  ['wordpress-feature-image-captions.xml', { items: 3, images: 0, covers: 2, drafts: 0, notes: 0, leftOut: 0, addresses: 0 }],
  ['wordpress-has-yoast-meta.xml', { items: 2, images: 0, covers: 0, drafts: 0, notes: 0, leftOut: 0, addresses: 1 }],
  ['wordpress-sample-with-alt.xml', { items: 1, images: 0, covers: 1, drafts: 0, notes: 0, leftOut: 0, addresses: 4 }],
  ['wordpress-theme-unit-test.xml', { items: 79, images: 391, covers: 6, drafts: 2, notes: 21, leftOut: 2, addresses: 183 }],
])('[OPS-5] %s comes with its images and its losses', async (name, expected) => {
  const { items, leftOut, addresses } = await read(name);
  expect({
    ...{ items: items.length, images: countImages(items), leftOut, addresses },
    covers: items.filter(({ cover }) => cover).length,
    drafts: items.filter(({ isDraft }) => isDraft).length,
    notes: items.reduce((sum, { notes }) => sum + notes.length, 0),
  }).toEqual(expected);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  for (const { html, oldAddresses } of items) {
    expect(html).not.toMatch(
      /<!--|\[\/?(?:caption|gallery|audio)\b|class="(?!(?:gallery|left|right|wide|full|callout|pull-quote|link-card|footnote|language-[a-z0-9+#-]+)")|style=|<div|<iframe|<script/,
    );
    expect(oldAddresses).not.toContain('/');
  }
});

test.skipIf(files.length === 0)('[OPS-5] [DATA-7] a second sanitising of what was imported changes nothing', async () => {
  const { items } = await read('wordpress-theme-unit-test.xml');
  for (const { html } of items) expect(sanitizeArticleHtml(sanitizeArticleHtml(html))).toBe(sanitizeArticleHtml(html));
});

test.skipIf(files.length === 0)('[OPS-5] the theme unit test comes as WordPress shows it', async () => {
  const { items, siteUrl } = await read('wordpress-theme-unit-test.xml');
  const get = (title: string) => items.find((item) => item.title === title);
  expect(siteUrl).toBe('https://wpthemetestdata.wordpress.com');
  expect(get('Scheduled')).toMatchObject({ isDraft: false, publishedAt: '2030-01-01T19:00:18.000Z' });
  expect(get('Draft')).toMatchObject({ isDraft: true, oldAddresses: ['/?p=1164'] });
  expect(get('Template: Paginated')?.html).toBe('<p>Post Page 1</p>\n<p>Post Page 2</p>\n<p>Post Page 3</p>');
  expect(get('Template: More Tag')).toMatchObject({ excerpt: expect.stringMatching(/^This content is before the more tag\./) });
  expect(get('Template: Password Protected (the password is "enter")')).toMatchObject({ isDraft: true });
  expect(get('Post Format: Image (Caption)')?.html).toBe(
    '<figure><img src="https://wpthemetestdata.files.wordpress.com/2008/06/100_5478.jpg" alt="Bell on Wharf"><figcaption>Bell on wharf in San Francisco</figcaption></figure>',
  );
  expect(get('Post Format: Video (YouTube)')?.html).toMatch(/^<p>https:\/\/www\.youtube\.com\/watch\?v=SQEQr7c0-dw<\/p>/);
  expect(get('Block category: Embeds')?.notes).toEqual([
    '1 post on X became a link.',
    '1 Facebook post became a link.',
    '1 Instagram post became a link.',
  ]);
  expect(get('WP 6.1 Design category blocks')?.html.match(/<hr>/g)).toHaveLength(12);
  expect(get('Markup: Title With Markup')?.title).toBe('Markup: Title With Markup');
  expect(countImages(items.filter(({ title }) => title === 'Post Format: Gallery'))).toBe(230);
});
