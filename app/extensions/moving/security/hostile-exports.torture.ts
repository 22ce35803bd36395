import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromHtml } from 'hast-util-from-html';
import { type Db, openDatabase } from '#db/client.server.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { setUp } from '#tests/durability/author.ts';
import { describeMarkup } from '#tests/security/support/page-forms.ts';
import { readStrings } from '#tests/security/support/prove-strings.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import { memoryMiB, startSite } from '#tests/support/processes.ts';
import { startProbe } from '#torture/flood/probe.ts';
import { isShort, print, report, within } from '#torture/report.ts';
import { suggestChoices } from '../importing/import.ts';
import { countOutcomes } from '../importing/imports.server.ts';
import { type Admin, act, reach, upload } from '../importing-site.testing.ts';
import { type HostileExport, listHostileExports } from './hostile-exports.testing.ts';

const PAGE = '/about';
const SLOWEST_MS = within(1000);
const MOST_MIB = 300;
const LARGE_BYTES = 1100 * 1024 ** 2;
const DELETED_WITHIN_MS = within(2000);
const LOOKED_AT_EVERY = isShort ? 200 : 20;
/** One sentence for the person, and no word of a machine. */
const SENTENCE = /^[A-Z“][^\n]{10,250}\.$/;
const MACHINE = /Error|undefined|null|node:|\bat \/|JSON\.|SyntaxError/;

/** Exports made to break a site are uploaded by its admin: each is refused in a sentence or cut, and readers notice nothing. */
async function main() {
  const all = readStrings() ?? ['<script>alert(1)</script>', "' or 1=1 --"];
  const strings = isShort ? all.filter((_, at) => at % 20 === 0) : all;
  let fetched = 0;
  const inside = createServer((_, response) => {
    fetched += 1;
    response.end();
  }).listen(0);
  await once(inside, 'listening');
  const address = inside.address();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-hostile-exports-'));
  const faults: string[] = [];
  const site = await startSite(dataDir);
  const db = await openDatabase({ databaseUrl: '', dataDir });
  try {
    const admin: Admin = {
      url: site.url,
      db,
      headers: { origin: site.url, 'content-type': 'application/json', cookie: await setUp(site) },
    };
    const exports = listHostileExports(strings, typeof address === 'object' && address ? address.port : 0);
    for (const hostile of exports) {
      const before = await countArticles(db);
      const startedAt = performance.now();
      const probe = startProbe(site, PAGE);
      const told = await send(admin, hostile).catch((error: unknown) => `FAULT ${error}`);
      const seen = await probe.stop();
      const say = (what: string) => faults.push(`${hostile.name}: ${what}`);
      const slowest = Math.max(...seen.cachedPage, ...seen.health);
      print(
        `${hostile.name.padEnd(42)} ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s, ${String(Math.round(slowest)).padStart(5)} ms, ${String(memoryMiB(site.pid).most).padStart(4)} MiB: ${told}`,
      );
      if (told.startsWith('FAULT')) say(told);
      if (slowest > SLOWEST_MS) say(`${PAGE} took ${Math.round(slowest)} ms`);
      if (hostile.isRefused && (!SENTENCE.test(told) || MACHINE.test(told))) say(`is told as ${told}`);
      if (hostile.isRefused && (await countArticles(db)) !== before) say('left articles');
      const left = await listFiles(dataDir);
      if (left.length > 0) say(`${left.length} files are left in imports`);
    }
    if (fetched > 0) faults.push(`${fetched} images were fetched from this machine`);
    faults.push(...(await examineArticles(site, db)));
    for (const isDeclared of isShort ? [true] : [true, false]) {
      const probe = startProbe(site, PAGE);
      const rest = memoryMiB(site.pid).now;
      const { status } = await sendLarge(admin, isDeclared);
      const seen = await probe.stop();
      const how = isDeclared ? '1.1 GB, declared' : '1.1 GB, in chunks';
      print(`${how}: ${status}, ${Math.round(Math.max(...seen.cachedPage))} ms, ${rest} to ${memoryMiB(site.pid).most} MiB`);
      if (status !== 413 && status !== 400) faults.push(`${how}: ${status}`);
      if ((await listFiles(dataDir)).length > 0) faults.push(`${how}: a file is left in imports`);
    }
    if (memoryMiB(site.pid).most > MOST_MIB) faults.push(`the site took ${memoryMiB(site.pid).most} MiB`);
  } finally {
    inside.close();
    await site.stop();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
  report(faults);
}

/** What the admin is told, or what came. */
async function send(admin: Admin, { file, body }: HostileExport): Promise<string> {
  const { status, text } = await upload(admin, file, typeof body === 'function' ? body() : body);
  const answer: { id?: string; formError?: string } = JSON.parse(text);
  if (status !== 200 || !answer.id) return answer.formError ?? `FAULT ${status} ${text.slice(0, 200)}`;
  const { id } = answer;
  const read = await reach(admin.db, id, ['planned', 'failed']);
  if (!read.plan) return read.problem ?? 'FAULT no word';
  await act(admin, 'run', { id, choices: suggestChoices(read.plan) });
  const done = await reach(admin.db, id, ['done', 'failed']);
  return done.problem ?? JSON.stringify(await countOutcomes(admin.db, id));
}

function sendLarge(admin: Admin, isDeclared: boolean) {
  const headers = isDeclared ? { ...admin.headers, 'content-length': String(LARGE_BYTES) } : admin.headers;
  const piece = Buffer.alloc(1024 ** 2, ' ');
  function* chunks() {
    for (let at = 0; at < LARGE_BYTES; at += piece.length) yield piece;
  }
  return upload({ ...admin, headers }, 'large.xml', chunks());
}

async function countArticles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('articles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What is still there after the time that deleting it may take. */
async function listFiles(dataDir: string): Promise<string[]> {
  const list = () => readdirSync(path.join(dataDir, 'imports'));
  for (const until = Date.now() + DELETED_WITHIN_MS; list().length > 0 && Date.now() < until; ) await wait(20);
  return list();
}

/** Nothing that could run is stored, and pages show it as text. */
async function examineArticles(site: { url: string }, db: Db): Promise<string[]> {
  const faults: string[] = [];
  const articles = await db.selectFrom('articles').select(['id', 'content', 'isDraft']).execute();
  for (const [at, { id, content, isDraft }] of articles.entries()) {
    if (sanitizeArticleHtml(content) !== content) faults.push(`${id}: sanitising it again changes it`);
    if (hasActive(content)) faults.push(`${id}: it holds what could run`);
    if (isDraft || at % LOOKED_AT_EVERY !== 0) continue;
    const { status, text } = await sendRequest(site, `/blog/${encodeURIComponent(id)}`);
    if (status !== 200 && status !== 301) faults.push(`/blog/${id} is ${status}`);
    const { handlers } = describeMarkup(text);
    if (handlers.length > 0) faults.push(`/blog/${id} has ${handlers[0]}`);
  }
  print(`${articles.length} articles are stored`);
  return faults;
}

function hasActive(content: string): boolean {
  const tree = JSON.stringify(fromHtml(content, { fragment: true }), (key, value) => (key === 'position' ? undefined : value));
  return /"tagName":"(?:script|style|iframe|object|embed|form)"|"properties":\{[^}]*"(?:on[A-Za-z]+|style)":|"(?:href|src)":"\s*javascript:/i.test(
    tree,
  );
}

await main();
