import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsKinds } from '#app/settings-kinds.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';
import { createOwner, type Owner } from './owner-client.ts';

let site: RunningSite;
let owner: Owner;

beforeAll(async () => {
  site = await startSite({ demo: true });
  const defaults = Object.fromEntries(settingsKinds.map(({ name, form }) => [name, form.empty]));
  owner = createOwner(site, await signIn(site), defaults);
}, 120_000);

afterAll(() => site?.stop());

/** Everything that answers by date, but for the sitemap with the author's name on it. */
const NAMED = [
  '/blog/1',
  '/blog/1.md',
  '/solution/the-growth-year-on-one-page',
  '/solution/the-growth-year-on-one-page.md',
  '/feed.xml',
  '/feed.json',
  '/category/brand/feed.xml',
  '/llms.txt',
  '/llms-full.txt',
];

const ask = (path: string, since: string) => sendRequest(site, path, { headers: { 'if-modified-since': since } });
const pass = () => new Promise((resolve) => setTimeout(resolve, 1100)); // HTTP's dates are exact to the second

test('[SITE-8] [SEO-1] who has a page, a feed or a text from before a change of the site is never told that it is the same', async () => {
  const since = new Date().toUTCString(); // later than all that was written; nothing has been asked for yet, so that no cache knows better
  await pass();
  expect(await owner.save('identity', { name: 'Ama Mensah' })).toBeNull();
  for (const path of NAMED) {
    const answer = await ask(path, since);
    expect([answer.status, answer.text.includes('Ama Mensah')], path).toEqual([200, true]);
    expect((await ask(path, String(answer.headers['last-modified']))).status, path).toBe(304);
  }
  expect((await ask('/sitemap.xml', since)).status).toBe(200);
});

test('[SITE-8] the way back to the default is a change like any other', async () => {
  await pass();
  const since = new Date().toUTCString();
  await pass();
  await owner.reset('identity');
  for (const path of NAMED) {
    const answer = await ask(path, since);
    expect([answer.status, answer.text.includes('Ama Mensah')], path).toEqual([200, false]);
  }
});
