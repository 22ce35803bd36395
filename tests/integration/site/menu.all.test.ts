import { afterAll, beforeAll, expect, test } from 'vitest';
import { categoryTitle } from '#features/publishing/category.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

const ORDER = ['leadership', 'brand', 'technology', 'business', 'marketing', 'personal-development'];
const USUAL = ['marketing', 'technology', 'brand', 'personal-development', 'business', 'leadership'];

let site: RunningSite;
let admin: Record<string, string>;
let version = 1;

beforeAll(async () => {
  site = await startSite();
  admin = await signIn(site);
});

afterAll(() => site.stop());

async function save(changes: Record<string, string>) {
  const fields = { categories: USUAL.join('\n'), headerLinks: '', footerLinks: '', ...changes };
  const answer = await sendRequest(site, '/admin/do/content.save', {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ kind: 'menu', id: 'menu', form: { ...fields, version } }),
  });
  const saved = JSON.parse(answer.text);
  version = saved.item?.version ?? version;
  return { status: answer.status, ...saved };
}

/** The parts of a page by what they begin with, and the categories that each links to, in order. */
async function readParts(path: string) {
  const { text } = await sendRequest(site, path);
  const take = (from: RegExp, to: RegExp) => text.slice(text.search(from)).split(to)[0] ?? '';
  return {
    text,
    header: take(/<nav class="site-nav"/, /<\/nav>/),
    pages: take(/<nav class="site-pages"/, /<\/nav>/),
    menu: take(/<div class="menu-overlay"/, /<\/details>/),
    footer: take(/<footer class="site-footer"/, /<\/footer>/),
    main: take(/<main/, /<\/main>/),
  };
}

function listCategories(html: string) {
  return [...html.matchAll(/href="\/category\/([a-z-]+)"/g)].map(([, slug]) => slug);
}

test('[HDR-2] [HDR-4] [FTR-1] [SITE-8] the order of the categories is on every page at the next request', async () => {
  const before = await readParts('/about');
  for (const part of [before.header, before.menu, before.footer]) expect(listCategories(part)).toEqual(USUAL);
  expect(await save({ categories: ORDER.join('\n') })).toMatchObject({ status: 200 });
  for (const path of ['/', '/about', '/contact', '/search', '/nothing-here', '/sitemap']) {
    const { header, menu, footer } = await readParts(path);
    for (const part of [header, menu, footer]) expect(listCategories(part), path).toEqual(ORDER);
  }
  const sitemap = await readParts('/sitemap');
  expect(listCategories(sitemap.main)).toEqual(ORDER);
  const titles = [...sitemap.main.matchAll(/<h3 class="sitemap-title">([^<]+)/g)].map(([, title]) => title);
  const written = ORDER.map(categoryTitle).filter((title) => titles.includes(title));
  expect(titles.slice(0, written.length)).toEqual(written);

  expect(await save({})).toMatchObject({ status: 200 });
  expect(listCategories((await readParts('/about')).header)).toEqual(USUAL);
});

test('[HDR-7] [HDR-4] [FTR-1] [SITE-8] links of the owner’s own stand beside those that are always there, as they are written', async () => {
  const headerLinks = 'Talks /talks\n<b>Bold</b> & “more” https://pod.example/a?b=1&c=2\nحديث 🎙 /حديث';
  expect(await save({ headerLinks, footerLinks: 'Imprint /imprint' })).toMatchObject({ status: 200 });
  const { pages, menu, footer, text } = await readParts('/about');
  for (const part of [pages, menu]) {
    for (const path of ['/about', '/services', '/talks', '/حديث']) expect(part).toContain(`href="${path}"`);
    expect(part).toContain('href="https://pod.example/a?b=1&amp;c=2"');
    expect(part).toContain('dir="auto">&lt;b&gt;Bold&lt;/b&gt; &amp; “more”</a>');
    expect(part).toContain('dir="auto">حديث 🎙</a>');
  }
  for (const part of [pages, menu, footer]) expect(part).toContain('href="/contact"');
  for (const path of ['/privacy', '/terms', '/sitemap', '/imprint']) expect(footer).toContain(`href="${path}"`);
  expect(text).not.toContain('<b>Bold');
  expect((await readParts('/sitemap')).main).toContain('href="/imprint"');

  await save({ headerLinks: 'Talks /talks' });
  const one = await readParts('/about');
  expect(one.pages).toContain('href="/talks"');
  expect(one.pages).not.toContain('popover'); // a short one needs no button
  expect(one.footer).not.toContain('/imprint');
});

test('[SITE-8] a link that leads nowhere safe is refused at its field, and the site stays as it was', async () => {
  await save({});
  const before = (await readParts('/about')).text;
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'x'.repeat(100_000)]) {
    const refused = await save({ footerLinks: `Talks ${url}` });
    expect([refused.status, Object.keys(refused.fieldErrors ?? {})], url).toEqual([400, ['footerLinks']]);
  }
  expect((await readParts('/about')).text).toBe(before);
});

test('[PAGE-10] [HDR-7] a link to a page of one’s own is there while the page is', async () => {
  const send = async (path: string, body: object, method = 'POST') =>
    JSON.parse((await sendRequest(site, path, { method, headers: admin, body: JSON.stringify(body) })).text);
  const page = { title: 'Speaking', content: '<p>Talks.</p>' };
  const { item } = await send('/admin/do/content.save', { kind: 'page', form: { ...page, intent: 'draft' } });
  await save({ headerLinks: 'Talks /speaking', footerLinks: 'Topics /speaking/#topics\nElsewhere https://other.example/speaking' });
  const draft = await readParts('/');
  expect(draft.text).not.toContain('href="/speaking');
  expect(draft.footer).toContain('https://other.example/speaking');
  await send('/admin/do/content.save', { kind: 'page', id: 'speaking', form: { ...page, version: item.version } });
  const published = await readParts('/');
  expect(published.text).toContain('href="/speaking"');
  expect(published.footer).toContain('href="/speaking/#topics"');
  await send('/admin/do/content.trash', { kind: 'page', id: 'speaking' });
  expect((await readParts('/')).text).not.toContain('href="/speaking');
  await send('/admin/do/content.restore', { kind: 'page', id: 'speaking' });
  expect((await readParts('/')).text).toContain('href="/speaking"');
});
