import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsKinds } from '#app/settings-kinds.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

let site: RunningSite;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  headers = await signIn(site);
}, 120_000);

afterAll(() => site?.stop());

const send = (method: string, path: string, body: object | undefined, as = headers) =>
  sendRequest(site, path, { method, headers: as, ...(body && { body: JSON.stringify(body) }) });

test.each(settingsKinds.map(({ name }) => name))('[SITE-8] %s is no item: not deleted, not shared, not looked up', async (name) => {
  const refused = [
    await send('POST', '/admin/do/content.trash', { kind: name, id: name }),
    await send('POST', '/admin/do/content.delete', { kind: name, id: name }),
    await send('POST', '/admin/do/private-link.create', { kind: name, id: name, days: 7 }),
    await send('GET', `/admin/private-links/${name}/${name}`, undefined),
    await send('GET', `/admin/titles/${name}?text=`, undefined),
  ];
  expect(
    refused.map(({ status }) => (status === 400 ? 'invalid' : status)).filter((status) => status !== 404 && status !== 'invalid'),
  ).toEqual([]);
  expect((await send('GET', `/admin/site/${name}`, undefined)).status).toBe(200);
});

test('[SITE-8] [SEC-1] a stranger neither reads, nor previews, nor saves a part of the site', async () => {
  const stranger = { origin: site.url, 'content-type': 'application/json' };
  const before = (await sendRequest(site, '/')).text;
  const answers = [
    await send('GET', '/admin/site', undefined, stranger),
    await send('GET', '/admin/site/identity', undefined, stranger),
    await send('POST', '/admin/preview/identity', { fields: { name: 'X' } }, stranger),
    await send('POST', '/admin/do/content.save', { kind: 'identity', id: 'identity', form: { name: 'X', version: '1' } }, stranger),
    await send('GET', '/admin/revisions/identity/identity', undefined, stranger),
  ];
  expect(answers.every(({ status }) => status >= 300)).toBe(true);
  expect((await sendRequest(site, '/')).text).toBe(before);
});

test('[SITE-8] the preview is the page with what is not saved, and leaves nothing behind', async () => {
  const before = (await sendRequest(site, '/contact')).text;
  const preview = (body: object) => send('POST', '/admin/preview/identity', body);
  const shown = await preview({ fields: { name: 'Ama <b>Mensah</b>' }, page: '/contact' });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('Ama &lt;b&gt;Mensah&lt;/b&gt;');
  expect(shown.headers['cache-control']).toContain('no-store');
  const read = async (body: object) => (await preview(body)).text.replaceAll(/ nonce="[^"]*"/g, '');
  expect(await read({ fields: {}, page: '/admin/status' })).toBe(await read({ fields: {} })); // none of its pages: the first
  expect((await preview({ fields: { name: 1 } })).status).toBe(400);
  expect((await sendRequest(site, '/contact')).text).toBe(before);
});

test('[ART-13] the author reads why an article ends with its offer, or with none', async () => {
  const read = async (id: string) => JSON.parse((await send('GET', `/admin/titles/offer?id=${id}`, undefined)).text).items[0]?.title;
  expect(await read('8')).toMatch(/^Now: Brand Development, because both are about .*brand management.*, and Brand\.$/);
  expect(await read('9')).toBe('Now: Work with me, because no offer has enough in common with this article.');
  expect(await read('gone')).toBeUndefined();
});
