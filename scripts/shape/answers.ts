import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { createUser, PASSWORD } from '#tests/factories/accounts.ts';
import { fillSite } from '#tests/factories/awkward-site.ts';
import { listAddresses } from '#tests/security/support/route-list.ts';
import { type ClientResponse, sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type RunningSite, runCommand, startSite } from '#tests/support/site.ts';

const ORIGIN = 'https://shape.example';
const SETTINGS = {
  SITE_URL: ORIGIN,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_REQUESTS: 'off',
  NODE_OPTIONS: `--import ${path.resolve('scripts/shape/frozen-clock.ts')}`,
};
const EXTRA_PATHS = ['/healthz', '/readyz', '/metrics', '/old', '/?p=7', '/gone', '/search?q=field', '/assets/none.js'];
/** It never ends. */
const ENDLESS = '/admin/live';
/** Ends the session that the other requests need. */
const SIGN_OUT = '/auth/sign-out';
const SECOND_MS = 1000;
const DAY_MS = 24 * 3600 * SECOND_MS;
const BUSY_ATTEMPTS = 20;
const BUSY_MS = 200;
const PER_REQUEST = ['date', 'etag', 'content-length', 'connection', 'keep-alive', 'transfer-encoding', 'set-cookie', 'x-request-id'];

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string | undefined;
}

/** By who and method; combinations with the same answer share a key. */
type Answers = Record<string, Answer>;

interface AskedSite {
  answers: Record<string, Answers>;
  /** What the server itself says of each route's sample address. */
  rules: Record<string, { methods: unknown; refuses: string[] }>;
}

export async function askSite(name: 'sample' | 'filled', bodies: string | undefined): Promise<AskedSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-shape-'));
  try {
    const { status, output } = await runCommand('server/commands/demo.ts', [], { ...SETTINGS, DATA_DIR: dataDir });
    if (status !== 0) throw new Error(output);
    if (name === 'filled') await fill(dataDir);
    const site = await startSite({ dataDir, settings: SETTINGS });
    try {
      return await ask(site, name, bodies);
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Site = RunningSite & { randomIds: string[] };

async function ask(started: RunningSite, name: string, bodies: string | undefined): Promise<AskedSite> {
  const site: Site = { ...started, randomIds: [] };
  const people = { admin: await signIn(site), editor: await signInEditor(site), nobody: { cookie: '' } }; // only nobody's visits are counted
  site.randomIds = await listIds(site);
  const paths = await listPaths(site);
  const answers: Record<string, Answers> = Object.fromEntries(paths.map((to) => [to, {}]));
  for (const [methods, who, to] of listTurns(paths, people))
    for (const method of methods) {
      const { cookie = '' } = people[who];
      if (to === ENDLESS && method === 'GET' && cookie) continue;
      const response = await request(site, to, method, { ...(cookie && { cookie }), ...(method === 'POST' && { origin: ORIGIN }) });
      const text = normalise(response, site);
      if (bodies) writeFileSync(path.join(bodies, `${name} ${encodeURIComponent(to)} ${method} ${who}`), text);
      const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12);
      const body = method === 'HEAD' && text === '' ? answers[to]?.[`${who} GET`]?.body : digest;
      Object.assign(answers[to] ?? {}, { [`${who} ${method}`]: { status: response.status, headers: readHeaders(response, site), body } });
    }
  return {
    answers: Object.fromEntries(Object.entries(answers).map(([to, own]) => [clean(to, site), join(own)])),
    rules: await askRules(site),
  };
}

/** Whatever may change something comes last. */
function listTurns<Who extends string>(paths: string[], people: Record<Who, unknown>): [string[], Who, string][] {
  const everybody = Object.keys(people) as Who[];
  return [['GET', 'HEAD'], ['POST']].flatMap((methods) =>
    everybody.flatMap((who) => paths.map((to): [string[], Who, string] => [methods, who, to])),
  );
}

function join(own: Answers): Answers {
  const groups = Object.groupBy(Object.keys(own), (key) => JSON.stringify(own[key]));
  return Object.fromEntries(Object.entries(groups).map(([json, keys = []]) => [keys.join(', '), JSON.parse(json)]));
}

async function listPaths(site: Site): Promise<string[]> {
  const sitemap = (await request(site, '/sitemap.xml', 'GET', {})).text;
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const files = globSync(['*.{ico,png,svg,webmanifest,txt}', 'pictures/1.svg'], { cwd: 'build/client' }).map((file) => `/${file}`);
  const asset = globSync(['assets/root-*.js', 'assets/admin-*.css', 'assets/*.woff2'], { cwd: 'build/client' }).map((file) => `/${file}`);
  const all = new Set([...listAddresses().map((address) => address.path), ...pages, ...files, ...asset.slice(0, 1), ...EXTRA_PATHS]);
  return [...[...all].filter((to) => to !== SIGN_OUT).sort(), SIGN_OUT];
}

async function askRules(site: Site): Promise<AskedSite['rules']> {
  const foreign = { origin: 'https://evil.example' };
  const probes = {
    'a foreign page': foreign,
    'a fetch without Origin': { 'sec-fetch-mode': 'cors' },
    'a foreign page with a token': { ...foreign, authorization: 'Bearer x' },
  };
  const rules: AskedSite['rules'] = {};
  for (const { pattern, path: to } of listAddresses()) {
    const refuses: string[] = [];
    for (const [probe, headers] of Object.entries(probes))
      if ((await request(site, to, 'POST', headers)).status === 403) refuses.push(probe);
    rules[pattern] = { methods: (await request(site, to, 'OPTIONS', {})).headers.allow ?? '', refuses };
  }
  return rules;
}

async function request(site: Site, to: string, method: string, headers: Record<string, string>): Promise<ClientResponse> {
  for (let attempt = 1; ; attempt += 1) {
    interruption.signal.throwIfAborted();
    const all = { host: new URL(ORIGIN).host, 'x-forwarded-for': nextAddress(), ...headers };
    const response = await sendRequest(site, to, { method, headers: all, ...(method === 'POST' && { body: '' }) });
    if (response.status !== 503 || attempt === BUSY_ATTEMPTS) return response;
    await wait(BUSY_MS); // a busy machine refuses readers for a moment
  }
}

const interruption = new AbortController(); // stops the sites and removes their folders on the way out
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());

let clients = 0;

/** A new client each time, so that no limit of attempts is reached. */
function nextAddress(): string {
  clients += 1;
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`;
}

async function signInEditor(site: Site): Promise<Record<string, string>> {
  const db = await openDatabase({ databaseUrl: '', dataDir: site.dataDir });
  const email = 'editor@example.org';
  await createUser(db, { email, role: 'editor' });
  await db.destroy();
  const body = new URLSearchParams({ intent: 'sign-in', email, password: PASSWORD }).toString();
  const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
  const { cookies, status } = await sendRequest(site, '/auth', { method: 'POST', headers, body });
  if (cookies.length === 0) throw new Error(`the editor is not signed in: ${status}`);
  return { cookie: cookies.join('; ') };
}

async function fill(dataDir: string) {
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db);
  const contentVersion = await watchContentVersion(db);
  const storage = await openStorage({ STORAGE_URL: '', DATA_DIR: dataDir });
  let ticks = 0;
  await fillSite({ db, contentVersion, storage, now: () => new Date(Date.now() - DAY_MS + SECOND_MS * ticks++) }); // lists order by time
  contentVersion.stop();
  await db.destroy();
}

/** Random ids, in the order in which lists show them. */
async function listIds({ dataDir }: Site): Promise<string[]> {
  const db = await openDatabase({ databaseUrl: '', dataDir });
  const images = await db.selectFrom('images').select('id').orderBy('createdAt').execute();
  const sessions = await db.selectFrom('sessions').select('id').orderBy('createdAt').execute();
  const users = await db.selectFrom('users').select('id').orderBy('email').execute();
  await db.destroy();
  return [...images, ...sessions, ...users].flatMap(({ id }) => [id, Buffer.from(id).toString('base64url')]);
}

function readHeaders({ headers }: ClientResponse, site: Site): Record<string, unknown> {
  const cookies = headers['set-cookie']?.map((line) => line.replace(/=[^;]*/, '='));
  const kept = Object.entries(headers).filter(([name]) => !PER_REQUEST.includes(name));
  return Object.fromEntries([
    ...kept.map(([name, value]) => [name, clean(String(value), site)]),
    ...(cookies ? [['set-cookie', cookies]] : []),
  ]);
}

function normalise({ headers, body, text }: ClientResponse, site: Site): string {
  if (headers['content-type'] === 'application/zip') return 'an archive';
  return /text|json|xml|script|manifest/.test(headers['content-type'] ?? '') ? clean(text, site) : body.toString('latin1');
}

/** Without what is random, what differs between two builds of the same sources, and what the machine decides. */
function clean(text: string, { url, dataDir, randomIds }: Site): string {
  return randomIds
    .reduce((shown, id, index) => shown.replaceAll(id, `id${index}`), text)
    .replaceAll(url, ORIGIN)
    .replaceAll(dataDir, 'DATA_DIR')
    .replaceAll(`port ${new URL(url).port}`, 'port PORT')
    .replaceAll(/[\d.]+ .B(?= free on | and is undamaged)/g, '*')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/(\/assets\/(?:[\w.-]*?-)?)[\w-]{8}(\.\w+)/g, '$1*$2')
    .replaceAll(/sha(256|384|512)-[\w+/=]+/g, 'sha$1')
    .replaceAll(/nonce(-|=\\?"|":")[\w-]{22}/g, 'nonce$1')
    .replaceAll(/((?:[Rr]equest(?: |Id":")|challenge[^\w-]{3,7}))[\w-]{9,}/g, '$1*')
    .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'uuid');
}
