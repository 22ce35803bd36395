import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Db, openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { writeZip } from '#features/exporting/export-zip.server.ts';
import { suggestChoices } from '#features/importing/import.ts';
import { findImport, IMPORT_JOB } from '#features/importing/imports.server.ts';
import { createNewsletter, findNewsletter } from '#features/newsletter/sending/newsletters.server.ts';
import { turnNewsletterOn } from '#tests/factories/newsletter.ts';
import { insertSubscribers } from '#tests/factories/subscribers.ts';
import { type ClientResponse, sendRequest, signIn } from '#tests/support/admin-client.ts';
import { memoryMiB, type Server, startBareServer, startSite } from '#tests/support/processes.ts';
import { fillFolder } from './fill.ts';
import { createGhostSite } from './imported-site.ts';
import { median, percentile } from './statistics.ts';
import { printTable, type Row } from './table.ts';

const WARM_UP_MS = 10_000;
/** Work and rest take turns, so that a busy machine weighs on both alike. */
const SLICE_MS = 3000;
/** Going on after a stop reads the export again. */
const IMPORT_SLICE_MS = 20_000;
const BACKUPS = 10;
const SAVE_EVERY_MS = 500;
const TICK_MS = 100;
const MAX_SAVE_MS = 100;
const MAX_MIB = 300;

const { values: options } = parseArgs({
  options: {
    work: { type: 'string', default: 'newsletter' },
    articles: { type: 'string', default: '12' },
    folder: { type: 'string' },
    saves: { type: 'boolean', default: false },
    subscribers: { type: 'string', default: '5000' },
    /** Milliseconds between two requests for a page. */
    every: { type: 'string', default: '15' },
    /** Each with a photograph of its own. */
    posts: { type: 'string', default: '5000' },
    /** Emails a minute; the form takes no more. */
    rate: { type: 'string', default: '6000' },
  },
});

interface Bench {
  db: Db;
  site: Server;
  headers: Record<string, string>;
  /** As the admin; gives back the answer. */
  change(target: string, body: object): Promise<ClientResponse>;
}

/** Works for a while; false when there is no more to do. */
type Work = () => Promise<boolean>;

const WORK: Record<string, { create(bench: Bench): Work; bar: number }> = {
  newsletter: { create: createSending, bar: 1.2 },
  backup: { create: createBackups, bar: 1.3 },
  import: { create: createImporting, bar: 1.2 },
};

/**
 * `node bench/background.ts`: how long readers wait while a newsletter goes out to 5,000 subscribers, beside how long they wait otherwise, and
 * the same of a bare `node:http` server on the same machine. `--work=backup` makes backups, `--work=import` imports a site of 5,000 posts, `--articles=10000` takes so many, `--folder=DIR` a
 * copy of that data folder, `--saves` saves an article now and then.
 */
async function main() {
  const kind = WORK[options.work];
  if (!kind) throw new Error(`no work ${options.work}`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-background-'));
  if (options.folder) cpSync(options.folder, dataDir, { recursive: true });
  else await fillFolder(dataDir, Number(options.articles));
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db);
  await db.deleteFrom('users').execute(); // so that the log has a link
  await turnNewsletterOn(db, Number(options.rate));
  await insertSubscribers(db, Number(options.subscribers));
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  cleanUp.defer(() => db.destroy());
  const mail = fork('bench/mail-sink.ts');
  cleanUp.defer(() => void mail.kill());
  const [{ port }] = await once(mail, 'message');
  const site = await startSite(dataDir, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@example.org',
  });
  cleanUp.defer(() => site.stop());
  const page = await sendRequest(site, '/about');
  const bare = await startBareServer(
    { '/about': { headers: ['content-length', String(page.body.length)], body: page.body.toString('base64') } },
    { logs: true },
  );
  cleanUp.defer(() => bare.stop());
  const headers = await signIn(site);
  const change: Bench['change'] = async (target, body) => {
    const answer = await sendRequest(site, target, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(`${target}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  };
  const save = options.saves ? await startSaving(change) : undefined;
  const reads = {
    cached: () => ask(site, '/about'),
    'not cached': () => ask(site, `/search?q=brand+${Math.random()}`),
    bare: () => ask(bare, '/about'),
  };
  const acts = { ...reads, ...(save && { save }) };
  await measure(acts, wait(WARM_UP_MS), {});
  const [idle, meanwhile]: [Waits, Waits] = [{}, {}];
  const work = kind.create({ db, site, headers, change });
  let workMs = 0;
  for (let isLeft = true; isLeft; ) {
    await measure(acts, wait(SLICE_MS), idle);
    const startedAt = performance.now();
    isLeft = await measure(acts, work(), meanwhile);
    workMs += performance.now() - startedAt;
  }
  const memory = { figure: 'greatest memory', value: memoryMiB(site.pid).most, unit: 'MiB', bar: { most: MAX_MIB } };
  printTable([...listRows({ idle, meanwhile }, kind.bar), { figure: 'time at work', value: workMs / 1000, unit: 's' }, memory]);
  process.stdout.write(`load of the machine: ${os.loadavg()[0]?.toFixed(1)}\n`);
}

/** Milliseconds of each answer, by what was asked for. */
type Waits = Record<string, number[]>;

/** Repeats each act with pauses until something is done, and gives that back. */
async function measure<T>(acts: Record<string, () => Promise<number>>, until: Promise<T>, waits: Waits): Promise<T> {
  let isDone = false;
  const repeat = async ([name, act]: [string, () => Promise<number>]) => {
    const taken = waits[name] ?? [];
    waits[name] = taken;
    while (!isDone) {
      taken.push(await act());
      await wait(name === 'save' ? SAVE_EVERY_MS : Number(options.every));
    }
  };
  const loops = Promise.all(Object.entries(acts).map(repeat));
  const result = await until.finally(() => (isDone = true));
  await loops;
  return result;
}

function listRows({ idle, meanwhile }: { idle: Waits; meanwhile: Waits }, bar: number): Row[] {
  return Object.keys(idle).flatMap((name): Row[] => {
    const [before, after] = [percentile(idle[name] ?? [], 0.95), percentile(meanwhile[name] ?? [], 0.95)];
    return [
      { figure: `${name}: p50, idle`, value: median(idle[name] ?? []), unit: 'ms' },
      { figure: `${name}: p50, meanwhile`, value: median(meanwhile[name] ?? []), unit: 'ms' },
      { figure: `${name}: p95, idle`, value: before, unit: 'ms' },
      { figure: `${name}: p95, meanwhile`, value: after, unit: 'ms', ...(name === 'save' && { bar: { most: MAX_SAVE_MS } }) },
      { figure: `${name}: p95 meanwhile, of idle`, value: after / before, unit: '×', ...(isRead(name) && { bar: { most: bar } }) },
    ];
  });
}

function isRead(name: string): boolean {
  return name !== 'bare' && name !== 'save';
}

async function ask(server: Server, target: string): Promise<number> {
  const { status, ms } = await sendRequest(server, target);
  if (status !== 200) throw new Error(`${target}: ${status}`);
  return ms;
}

function createSending({ db, change }: Bench): Work {
  let id: string | undefined;
  return async () => {
    if (id === undefined) {
      const article = await db.selectFrom('articles').select('id').orderBy('publishedAt', 'desc').executeTakeFirstOrThrow();
      const fields = { subject: 'News', preheader: '', content: '', category: '' };
      id = await createNewsletter(db, { ...fields, articleId: article.id }, new Date());
      await change('/admin/do/newsletter.schedule', { id, version: 1, at: null });
    } else {
      await act(id, 'resume');
    }
    await wait(SLICE_MS);
    return act(id, 'pause');
  };

  async function act(newsletterId: string, action: 'pause' | 'resume'): Promise<boolean> {
    const newsletter = await findNewsletter(db, newsletterId);
    if (newsletter?.state === 'sent') return false;
    await change('/admin/do/newsletter.change', { change: action, id: newsletterId, version: newsletter?.version });
    return true;
  }
}

function createBackups({ db, change }: Bench): Work {
  let made = 0;
  return async () => {
    await change('/admin/do/backup.make', {});
    while ((await db.selectFrom('jobs').select('payload').where('name', '=', 'backup').executeTakeFirst())?.payload === 'by-hand')
      await wait(TICK_MS);
    made += 1;
    return made < BACKUPS;
  };
}

function createImporting({ db, site, headers, change }: Bench): Work {
  let id: string | undefined;
  return async () => {
    if (id === undefined) id = await startImport();
    else await act(id, 'continue');
    const end = performance.now() + IMPORT_SLICE_MS;
    while (performance.now() < end && (await isRunning(id))) await wait(TICK_MS);
    const isLeft = await isRunning(id);
    if (isLeft) await act(id, 'stop');
    while (await db.selectFrom('jobs').select('key').where('name', '=', IMPORT_JOB).executeTakeFirst()) await wait(TICK_MS);
    return isLeft;
  };

  async function startImport(): Promise<string> {
    const body = Buffer.concat(await Array.fromAsync(writeZip(createGhostSite(Number(options.posts)), new Date())));
    const uploaded = await sendRequest(site, '/admin/import/upload?name=ghost.zip', { method: 'POST', headers, body });
    const taken: { id: string } = JSON.parse(uploaded.text);
    const isPlanned = async () => (await findImport(db, taken.id))?.state === 'planned';
    while (!(await isPlanned())) await wait(TICK_MS);
    const plan = (await findImport(db, taken.id))?.plan;
    if (!plan) throw new Error('no plan');
    await change('/admin/do/import.run', { id: taken.id, choices: suggestChoices(plan) });
    return taken.id;
  }

  async function act(id: string, action: 'stop' | 'continue') {
    await change(`/admin/do/import.${action}`, { id });
  }

  async function isRunning(id: string): Promise<boolean> {
    return (await findImport(db, id))?.state === 'running';
  }
}

async function startSaving(change: Bench['change']): Promise<() => Promise<number>> {
  const save = async (id?: string, version?: number) => {
    const fields = {
      title: 'Saved again',
      category: 'BRAND',
      excerpt: 'What changes.',
      tags: 'bench',
      imageUrl: '/pictures/1.svg',
      version,
    };
    const content = `<p>${Math.random()}</p>${'<p>A paragraph of an article that is saved again and again.</p>'.repeat(150)}`;
    const { ms, text } = await change('/admin/do/content.save', { kind: 'article', id, form: { ...fields, content } });
    return { ms, item: JSON.parse(text).item };
  };
  let { item } = await save();
  return async () => {
    const saved = await save(item.id, item.version);
    item = saved.item;
    return saved.ms;
  };
}

await main();
