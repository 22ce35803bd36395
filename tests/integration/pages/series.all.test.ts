import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleKind } from '#features/articles/article-kind.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { readPage, textsOf } from '#tests/support/page.ts';
import { type RunningSite, startSite } from '#tests/support/site.ts';

const NAME = 'Brand & basics <b>';
const PATH = '/series/brand-basics-b';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
  const headers = await signIn(site);
  const text = { ...articleKind.form.empty, category: 'BRAND', excerpt: 'In short.', content: '<p>Boil.</p>', imageUrl: '/pictures/1.svg' };
  const save = async (fields: object) => {
    const { status, text: said } = await sendRequest(site, '/admin/do/content.save', {
      method: 'POST',
      headers,
      body: JSON.stringify({ kind: 'article', form: { ...text, ...fields } }),
    });
    if (status !== 200) throw new Error(said);
  };
  await save({ title: 'Three', series: NAME, seriesOrder: '3' });
  await save({ title: 'One', series: NAME, seriesOrder: '1' });
  await save({ title: 'Two', series: NAME, seriesOrder: '2' });
  await save({ title: 'Four', series: NAME, seriesOrder: '4', intent: 'draft' });
  await save({ title: 'Unseen', series: 'Hidden', intent: 'draft' });
});
afterAll(() => site.stop());

const read = (path: string) => readPage(site.url + path);
const readText = async (path: string) => (await fetch(site.url + path)).text();

test('[ART-11] an article says which part of the series it is, lists the parts and leads to the next and the previous', async () => {
  const page = await read('/blog/two');
  expect(page.find('.article-head').text).toContain(`Part 2 of 3 of ${NAME}`);
  expect(page.find('.article-head').link(NAME).href).toBe(PATH);
  const end = page.find('nav[aria-label="Series"]');
  expect(textsOf(end.findAll('li'))).toEqual(['One', 'Two', 'Three']);
  expect(textsOf(end.findAll('li[aria-current]'))).toEqual(['Two']);
  expect([end.link(/^Previous part/).href, end.link(/^Next part/).href]).toEqual(['/blog/one', '/blog/three']);
  expect((await read('/blog/one')).text).not.toContain('Previous part');
  expect((await read('/blog/three')).text).not.toContain('Next part');
  expect(page.text).not.toContain('The article before this');
  expect((await read('/blog/1')).html).not.toContain('/series/');
});

test('[ART-11] the page of a series has its parts in order, a canonical address and a picture; a series of drafts has none', async () => {
  const page = await read(PATH);
  expect([page.status, page.heading, page.canonical]).toEqual([200, NAME, site.url + PATH]);
  expect(textsOf(page.findAll('.entry-title'))).toEqual(['One', 'Two', 'Three']);
  expect(page.find('main').link('Start with part 1').href).toBe('/blog/one');
  expect(page.meta('description')).toContain('“One”, “Two”, “Three”');
  const card = await fetch(page.meta('og:image'));
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await fetch(`${site.url}/series/Brand%20%26%20basics%20%3Cb%3E`)).url).toBe(site.url + PATH);
  for (const path of ['/series/hidden', '/series/none', '/series/none/share.png', `/series/${'x'.repeat(3000)}`])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404]);
});

test('[ART-11] programs learn of the series: structured data, feeds, Markdown and the sitemaps', async () => {
  const page = await read('/blog/two');
  expect(page.html).toContain(`"@type":"CreativeWorkSeries","@id":"${site.url}${PATH}#series"`);
  expect(page.html).toContain('"position":2');
  expect(await readText('/feed.xml')).toContain('<category>Brand &#38; basics &#60;b&#62;</category>');
  expect(JSON.parse(await readText('/feed.json')).items[0].tags).toContain(NAME);
  expect(await readText('/blog/two.md')).toContain('**Series:** Part 2 of 3 of Brand & basics \\<b>');
  const markdown = await readText(`${PATH}.md`);
  expect(markdown).toContain('# Brand & basics \\<b>\n\n> A series in 3 parts by Kwame Adeyemi');
  expect(markdown.match(/^## .*$/gm)).toEqual(
    ['One', 'Two', 'Three'].map((title) => `## [${title}](${site.url}/blog/${title.toLowerCase()})`),
  );
  expect(await (await fetch(site.url + PATH, { headers: { accept: 'text/markdown' } })).text()).toBe(markdown);
  expect((await fetch(`${site.url}/series/none.md`)).status).toBe(404);
  expect(await readText('/llms.txt')).toContain(`[Brand & basics \\<b>](${site.url}${PATH}.md)`);
  expect(await readText('/llms-full.txt')).toContain('**Series:** Brand & basics \\<b>');
  expect(await readText('/sitemap.xml')).toContain(`<loc>${site.url}${PATH}</loc>`);
  expect((await read('/sitemap')).link(NAME).href).toBe(PATH);
});
