import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '#tests/factories/accounts.ts';
import { createAuthenticator } from '#tests/factories/authenticator.ts';
import { drawPicture } from '#tests/factories/photograph.ts';
import { type ClientResponse, sendRequest } from '#tests/support/admin-client.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startSite } from '#tests/support/processes.ts';
import { startYouTubeServer } from '../contracts/youtube-server.ts';
import { dumpPostgres, dumpSqlite } from './dump.ts';
import type { Owner } from './release.ts';

const EMAIL = 'owner@example.org';
const PASSWORD = 'seven green rivers';

type Site = Awaited<ReturnType<typeof startSite>>;

/**
 * `node tests/old-data/record.ts CHECKOUT NAME`: starts the built release in a folder, uses it as its owner does, on each database,
 * and stores what it has written as text under `tests/old-data/releases/NAME`.
 */
async function main([checkout, name]: string[]) {
  if (!checkout || !name) throw new Error('node tests/old-data/record.ts CHECKOUT NAME');
  await record({ checkout, folder: `tests/old-data/releases/${name}/sqlite`, databaseUrl: '' });
  const cluster = await startPostgresCluster();
  try {
    await record({ checkout, folder: `tests/old-data/releases/${name}/postgres`, databaseUrl: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function record({ checkout, folder, databaseUrl }: { checkout: string; folder: string; databaseUrl: string }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-record-'));
  const youTube = await startYouTubeServer();
  const settings = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), YOUTUBE_API_URL: youTube.url };
  try {
    const owner = await runSite({ dataDir, settings, checkout }, async (site) => {
      const cookie = await setUp(site);
      await write(site, cookie);
      await signUp(site);
      const owner = await turnOnTwoFactor(site, cookie);
      await addPasskey(site, owner.cookie);
      return owner;
    });
    await runSite({ dataDir, settings: { ...settings, YOUTUBE_API_KEY: youTube.key }, checkout }, (site) =>
      send(site, '/admin/save/video', { cookie: owner.cookie, json: { urls: 'https://youtu.be/bbbbbbbbbb2' } }),
    );
    const { otpauth, recoveryCodes } = owner;
    const stored: Owner = {
      email: EMAIL,
      password: PASSWORD,
      otpauth,
      recoveryCodes,
      secret: readFileSync(path.join(dataDir, 'session-secret'), 'utf8'),
      files: Object.fromEntries(
        globSync('content-images/*', { cwd: dataDir }).map((file) => [file, readFileSync(path.join(dataDir, file), 'base64')]),
      ),
    };
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const dump = databaseUrl ? dumpPostgres(databaseUrl) : dumpSqlite(path.join(dataDir, 'byline.sqlite'));
    writeFileSync(path.join(folder, 'data.sql'), dump);
    writeFileSync(path.join(folder, 'owner.json'), `${JSON.stringify(stored, null, 2)}\n`);
  } finally {
    await youTube.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function runSite<Result>(
  { dataDir, settings, checkout }: { dataDir: string; settings: Record<string, string>; checkout: string },
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const site = await startSite(dataDir, settings, checkout);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

/** By the link in the log, whose token stands in its path or its fragment. */
async function setUp(site: Site): Promise<string> {
  const find = () => /\/auth\/set-up([#/])([\w-]+)/.exec(site.output());
  while (!find()) await wait(20); // it is logged after the first page can be read
  const [, mark, token = ''] = find() ?? [];
  const address = { email: EMAIL, password: PASSWORD };
  const { cookies } = await (mark === '/'
    ? send(site, `/auth/set-up/${token}`, { form: address })
    : send(site, '/auth/set-up', { form: { ...address, token } }));
  return cookies.join('; ');
}

async function write(site: Site, cookie: string) {
  const home = await send(site, '/sitemap.xml', {});
  const builtIn = [...home.text.matchAll(/\/blog\/([\w-]+)</g)].map(([, id = '']) => id);
  for (const id of builtIn) await send(site, `/admin/save/article/${id}`, { cookie, method: 'DELETE' });
  const body = new FormData();
  body.set('image', new File([new Uint8Array(await drawPicture())], 'Sunrise.PNG'));
  body.set('alt', 'A red field');
  const request = new Request('http://localhost/', { method: 'POST', body });
  const uploaded = await send(site, '/admin/images', {
    cookie,
    type: request.headers.get('content-type') ?? '',
    body: Buffer.from(await request.arrayBuffer()),
  });
  const { image } = JSON.parse(uploaded.text);
  const plain = { category: 'BRAND', excerpt: 'In short.', tags: 'water, price', imageUrl: '/pictures/1.svg', content: '<p>It.</p>' };
  const articles = [
    {
      ...plain,
      title: 'Sell water by the tap',
      imageUrl: image.url,
      content: `<p>Look:</p><p><img src="${image.url}" alt="A red field"></p>`,
    },
    { ...plain, title: 'Naïve “quotes” & <b>signs</b> \\ 100 % 🌍', category: 'marketing', tags: "it's, a 'tag', {curly}, 50\\%" },
    { ...plain, title: 'Accra – 東京 – Владивосток', content: '<p>line\r\none</p><pre><code>two\n\tthree; -- \' "</code></pre>' },
  ];
  for (const article of articles) await send(site, '/admin/save/article', { cookie, json: article });
  const again = await send(site, '/admin/save/article', {
    cookie,
    json: { ...plain, title: 'Written twice', creationKey: crypto.randomUUID() },
  });
  const { item } = JSON.parse(again.text);
  const changed = { ...plain, title: 'Written twice, read once', version: item.version, saveId: crypto.randomUUID() };
  const { saveId: _, ...older } = changed; // until saves had ids
  await send(site, `/admin/save/article/${item.id}`, { cookie, json: changed }).catch(() =>
    send(site, `/admin/save/article/${item.id}`, { cookie, json: older }),
  );
  const solution = { excerpt: 'Six weeks.', content: '<p>Work.</p>', imageUrl: image.url };
  await send(site, '/admin/save/solution', { cookie, json: { ...solution, title: 'Fresh start', isActive: 'on' } });
  await send(site, '/admin/save/solution', {
    cookie,
    json: { ...solution, title: 'Hidden start', imageUrl: '/pictures/1.svg', isActive: '' },
  });
  await send(site, '/admin/save/video', { cookie, json: { urls: 'https://youtu.be/aaaaaaaaaa1' } });
}

/** A second person who confirms, a third who does not, and a guess that is counted. */
async function signUp(site: Site) {
  const credentials = { password: 'nine blue mountains' };
  for (const email of ['reader@example.org', 'late@example.org'])
    await send(site, '/auth', { form: { ...credentials, email, intent: 'sign-up' } });
  await send(site, '/auth', { form: { ...credentials, email: EMAIL, intent: 'sign-in' } }).catch(() => undefined);
}

async function turnOnTwoFactor(site: Site, cookie: string) {
  const begun = await send(site, '/auth/security', { cookie, form: { intent: 'start-two-factor', currentPassword: PASSWORD } });
  const otpauth = (/otpauth:\/\/totp\/[^"\\]+/.exec(begun.text)?.[0] ?? '').replaceAll('&amp;', '&');
  const form = { intent: 'confirm-two-factor', code: codeOf(otpauth), uri: otpauth };
  const confirmed = await send(site, '/auth/security.data', { cookie: join(cookie, begun.cookies), form });
  const recoveryCodes = [...new Set(confirmed.text.match(/\b[A-Za-z0-9]{5}-[A-Za-z0-9]{5}\b/g))];
  if (recoveryCodes.length < 5) throw new Error(`no recovery codes: ${confirmed.text.slice(0, 2000)}`);
  return { otpauth, recoveryCodes, cookie: join(join(cookie, begun.cookies), confirmed.cookies) };
}

/** Where the release has them. */
async function addPasskey(site: Site, cookie: string) {
  const page = await send(site, '/auth/security', { cookie });
  if (!page.text.includes('passkey')) return;
  const begun = await send(site, '/auth/security.data', { cookie, form: { intent: 'start-passkey', currentPassword: PASSWORD } });
  const challenge = /"challenge","([\w-]+)"/.exec(begun.text)?.[1] ?? '';
  const credential = JSON.stringify(createAuthenticator().make({ challenge, origin: site.url }));
  await send(site, '/auth/security', {
    cookie: join(cookie, begun.cookies),
    form: { intent: 'add-passkey', name: 'A phone', credential },
  });
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

/** Throws unless it is answered with success. */
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
