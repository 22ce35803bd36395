import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '#tests/factories/accounts.ts';
import { createAuthenticator } from '#tests/factories/authenticator.ts';
import { drawPicture } from '#tests/factories/photograph.ts';
import { type ClientResponse, sendRequest } from '#tests/support/admin-client.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startSite } from '#tests/support/processes.ts';
import { startYouTubeServer } from '../contracts/youtube-server.ts';
import { type Owner, storeRelease } from './release.ts';

const EMAIL = 'owner@example.org';
const PASSWORD = 'seven green rivers';

type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * `node tests/old-data/record.ts NAME [CHECKOUT]` starts the built site of a checkout on each database, uses it as its owner does, and
 * stores its data as `tests/old-data/NAME`.
 */
async function main([name, checkout = process.cwd()]: string[]) {
  if (!name) throw new Error('node tests/old-data/record.ts NAME [CHECKOUT]');
  await record({ name, checkout, databaseUrl: '' });
  const cluster = await startPostgresCluster();
  await record({ name, checkout, databaseUrl: cluster.url }).finally(() => cluster.stop());
}

async function record({ name, checkout, databaseUrl }: { name: string; checkout: string; databaseUrl: string }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-record-'));
  const youTube = await startYouTubeServer();
  try {
    const site = await startSite(dataDir, { ...(databaseUrl && { DATABASE_URL: databaseUrl }), YOUTUBE_API_URL: youTube.url }, checkout);
    const owner = await actAsOwner(site).finally(() => site.stop());
    if (!databaseUrl) shrink(path.join(dataDir, 'byline.sqlite'));
    storeRelease(name, { dataDir, databaseUrl }, owner);
  } finally {
    await youTube.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function shrink(file: string) {
  const db = new DatabaseSync(file);
  const indexes = db.prepare("select name from sqlite_schema where sql like 'create virtual table%'").all();
  for (const { name } of indexes) db.exec(`insert into ${name} (${name}) values ('optimize')`);
  db.exec('vacuum; pragma wal_checkpoint(truncate)');
  db.close();
}

async function actAsOwner(site: Site): Promise<Owner> {
  const cookie = await setUp(site);
  await write(site, cookie);
  await signUp(site);
  const { otpauth, recoveryCodes, cookie: renewed } = await turnOnTwoFactor(site, cookie);
  await addPasskey(site, renewed);
  return { email: EMAIL, password: PASSWORD, otpauth, recoveryCodes };
}

async function setUp(site: Site): Promise<string> {
  const find = () => /\/auth\/set-up#([\w-]+)/.exec(site.output())?.[1];
  while (!find()) await wait(20); // it is logged after the first page can be read
  const { cookies } = await send(site, '/auth/set-up', { form: { email: EMAIL, password: PASSWORD, token: find() ?? '' } });
  return cookies.join('; ');
}

/** Articles with revisions, a draft and the trash; solutions, a video, an image and a setting. */
async function write(site: Site, cookie: string) {
  const post = async (to: string, json: object) => JSON.parse((await send(site, to, { cookie, json })).text);
  const save = (kind: string, form: object, id?: string) => post('/admin/do/content.save', { kind, id, form });
  const sitemap = await send(site, '/sitemap.xml', {});
  const [kept, ...others] = [...sitemap.text.matchAll(/\/blog\/([\w-]+)</g)].map(([, id = '']) => id);
  for (const id of [kept, ...others]) await post('/admin/do/content.trash', { kind: 'article', id });
  for (const id of others) await post('/admin/do/content.delete', { kind: 'article', id });
  const { image } = await upload(site, cookie);
  const article = { category: 'BRAND', excerpt: 'In short.', tags: 'water, price', imageUrl: '/pictures/1.svg', content: '<p>It.</p>' };
  const articles = [
    { title: 'Sell water by the tap', imageUrl: image.url, content: `<p>Look:</p><p><img src="${image.url}" alt="A red field"></p>` },
    { title: 'Naïve “quotes” & <b>signs</b> \\ 100 % 🌍', category: 'marketing', tags: "it's, a 'tag', {curly}, 50\\%" },
    { title: 'Accra – 東京 – Владивосток', content: '<p>line\r\none</p><pre><code>two\n\tthree; -- \' "</code></pre>' },
    { title: 'Not finished', intent: 'draft' },
  ];
  for (const changes of articles) await save('article', { ...article, ...changes });
  const { item } = await save('article', { ...article, title: 'Written twice', creationKey: crypto.randomUUID() });
  const again = { ...article, title: 'Written twice, read once', version: item.version, saveId: crypto.randomUUID() };
  const { item: saved } = await save('article', again, item.id);
  await save('article', { ...again, title: 'Changed and not published', version: saved.version, intent: 'draft' }, item.id);
  const solution = { excerpt: 'Six weeks.', content: '<p>Work.</p>', imageUrl: image.url };
  await save('solution', { ...solution, title: 'Fresh start', isActive: 'on' });
  await save('solution', { ...solution, title: 'Hidden start', imageUrl: '/pictures/1.svg', isActive: '' });
  await post('/admin/do/video.add', { urls: 'https://youtu.be/aaaaaaaaaa1' });
  const identity = {
    ...{
      name: 'Ama Mensah',
      givenName: 'Ama',
      familyName: 'Mensah',
      profession: 'Consultant',
      tagline: 'Sells water.',
      biography: 'Born.',
    },
    ...{ email: 'ama@example.org', telephone: '', location: 'Accra, Ghana', portrait: image.url, social: '', securityContact: '' },
    ...{ whatsapp: '', language: 'en', timeZone: 'Africa/Accra', version: '1' },
  };
  await save('identity', identity, 'identity');
}

async function upload(site: Site, cookie: string) {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(await drawPicture())], 'Sunrise.PNG'));
  form.set('alt', 'A red field');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const body = Buffer.from(await request.arrayBuffer());
  return JSON.parse((await send(site, '/admin/images/upload', { cookie, type, body })).text);
}

/** Two others who do not confirm, and a failed attempt at signing in. */
async function signUp(site: Site) {
  const credentials = { password: 'nine blue mountains' };
  for (const email of ['reader@example.org', 'late@example.org'])
    await send(site, '/auth', { form: { ...credentials, email, intent: 'sign-up' } });
  await send(site, '/auth', { form: { ...credentials, email: EMAIL, intent: 'sign-in' } }).catch(() => undefined);
}

async function turnOnTwoFactor(site: Site, cookie: string) {
  const begun = await send(site, '/admin/security', { cookie, form: { intent: 'start-two-factor', currentPassword: PASSWORD } });
  const otpauth = (/otpauth:\/\/totp\/[^"\\]+/.exec(begun.text)?.[0] ?? '').replaceAll('&amp;', '&');
  const form = { intent: 'confirm-two-factor', code: codeOf(otpauth), uri: otpauth };
  const confirmed = await send(site, '/admin/security.data', { cookie: join(cookie, begun.cookies), form });
  const recoveryCodes = [...new Set(confirmed.text.match(/\b[A-Za-z0-9]{5}-[A-Za-z0-9]{5}\b/g))];
  if (recoveryCodes.length < 5) throw new Error(`no recovery codes: ${confirmed.text.slice(0, 2000)}`);
  return { otpauth, recoveryCodes, cookie: join(join(cookie, begun.cookies), confirmed.cookies) };
}

async function addPasskey(site: Site, cookie: string) {
  const begun = await send(site, '/admin/security.data', { cookie, form: { intent: 'start-passkey', currentPassword: PASSWORD } });
  const challenge = /"challenge","([\w-]+)"/.exec(begun.text)?.[1] ?? '';
  const credential = JSON.stringify(createAuthenticator().make({ challenge, origin: site.url }));
  const form = { intent: 'add-passkey', name: 'A phone', credential };
  await send(site, '/admin/security', { cookie: join(cookie, begun.cookies), form });
}

function join(cookie: string, cookies: readonly string[]): string {
  const pairs = [...cookie.split('; '), ...cookies].map((pair) => [pair.slice(0, pair.indexOf('=')), pair] as const);
  return [...new Map(pairs).values()].join('; ');
}

interface Sent {
  cookie?: string;
  form?: Record<string, string>;
  json?: object;
  body?: Buffer;
  type?: string;
  method?: string;
}

/** Throws unless the response is a success. */
async function send(site: Site, to: string, { cookie = '', form, json, body, type = '', method }: Sent): Promise<ClientResponse> {
  const content = form ? new URLSearchParams(form).toString() : json ? JSON.stringify(json) : body;
  const contentType = form ? 'application/x-www-form-urlencoded' : json ? 'application/json' : type;
  const response = await sendRequest(site, to, {
    method: method ?? (content === undefined ? 'GET' : 'POST'),
    headers: { origin: site.url, ...(cookie && { cookie }), ...(contentType && { 'content-type': contentType }) },
    ...(content !== undefined && { body: content }),
  });
  if (response.status >= 400) throw new Error(`${to}: ${response.status} ${response.text.slice(0, 1000)}`);
  return response;
}

await main(process.argv.slice(2));
