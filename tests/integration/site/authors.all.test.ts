import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleKind } from '#features/articles/article-kind.ts';
import { identity } from '#features/settings/parts/identity.ts';
import { defaultSite } from '#features/settings/site.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

const NAME = defaultSite.author.name;
const ARTICLE = {
  ...articleKind.form.empty,
  category: 'BRAND',
  excerpt: 'In short.',
  content: '<p>Boil.</p>',
  imageUrl: '/pictures/1.svg',
};

let site: RunningSite;
let admin: Record<string, string>;

beforeAll(async () => {
  site = await startSite({ demo: true });
  admin = await signIn(site);
});

afterAll(() => site.stop());

async function save(kind: string, form: object, id?: string) {
  const body = JSON.stringify({ kind, id, form });
  const { status, text } = await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers: admin, body });
  expect(status, text).toBe(200);
  return JSON.parse(text).item;
}

const read = async (path: string) => (await sendRequest(site, path)).text;
const readCard = async (path: string) => (await sendRequest(site, path)).body.toString('base64');

test('[SITE-1] [SITE-8] what names no author is by the site’s, wherever it is read, at the request after they are renamed', async () => {
  const sample = /\/blog\/([\w-]+)</.exec(await read('/sitemap.xml'))?.[1] ?? expect.fail('no sample');
  const own = await save('article', { ...ARTICLE, title: 'Own tea' });
  const guest = await save('article', { ...ARTICLE, title: 'Guest tea', author: ' Efua <b>Sutherland</b> ' });
  const solution = /href="\/solution\/([\w-]+)"/.exec(await read('/solutions'))?.[1] ?? expect.fail('no solution');
  const places = [own.id, sample]
    .flatMap((id) => [`/blog/${id}`, `/blog/${id}.md`])
    .concat([`/solution/${solution}`, '/feed.xml', '/feed.json']);
  for (const path of places) expect(await read(path), path).toContain(NAME);
  const card = await readCard(`/blog/${own.id}/share.png`);
  const guestCard = await readCard(`/blog/${guest.id}/share.png`);

  await save('identity', { ...identity.form.empty, name: 'Ama Mensah', version: 1 }, 'identity');

  for (const path of places.filter((each) => !each.startsWith('/feed'))) {
    const text = await read(path);
    expect(text, path).toContain('Ama Mensah');
  }
  expect(await read(`/blog/${own.id}.md`)).toContain('Ama Mensah · ');
  expect(await read(`/blog/${own.id}`)).toContain('<bdi>Ama Mensah</bdi>');
  expect(await read('/llms-full.txt')).toContain('Ama Mensah · ');
  expect(await readCard(`/blog/${own.id}/share.png`)).not.toBe(card);

  const page = await read(`/blog/${guest.id}`);
  expect(page).toContain('<bdi>Efua &lt;b&gt;Sutherland&lt;/b&gt;</bdi>');
  expect(page).not.toContain('<b>Sutherland');
  expect(page).toContain('Written by');
  expect(await readCard(`/blog/${guest.id}/share.png`)).toBe(guestCard);
});

test.each([
  ['too long', 'x'.repeat(100_000), 'At most 80 characters'],
  ['of two lines', 'Efua\nSutherland', 'Write a name on one line'],
])('[SITE-1] an author’s name that is %s is refused at its field', async (_, author, message) => {
  const { status, text } = await sendRequest(site, '/admin/do/content.save', {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ kind: 'article', form: { ...ARTICLE, title: 'Nobody’s tea', author } }),
  });
  expect([status, JSON.parse(text).fieldErrors]).toEqual([400, { author: message }]);
});

test('[SITE-1] an author’s name from right to left, or with an emoji, is shown in its own direction', async () => {
  const { id } = await save('article', { ...ARTICLE, title: 'Far tea', author: 'نجيب محفوظ 🍵' });
  expect(await read(`/blog/${id}`)).toContain('<bdi>نجيب محفوظ 🍵</bdi>');
});

test('[ART-12] articles have no Reply by email once it is switched off under Site', async () => {
  expect(await read('/blog/1')).toContain('Reply by email');
  await save('identity', { ...identity.form.empty, takesReplies: '', version: 2 }, 'identity');
  expect(await read('/blog/1')).not.toContain('Reply by email');
});
