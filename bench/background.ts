import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os, { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { allMigrations } from '#app/all-migrations.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { turnNewsletterOn } from '#tests/factories/mailing.ts';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type BackgroundWork, type BenchedSite, extensionTests, type Work } from '#tests/support/extensions.ts';
import { memoryMiB, type Server, startBareServer, startSite } from '#tests/support/processes.ts';
import { fillFolder } from './fill.ts';
import { median, percentile } from './statistics.ts';
import { printTable, type Row } from './table.ts';

const WARM_UP_MS = 10_000;
/** Work and rest take turns, so that a busy machine weighs on both alike. */
const SLICE_MS = 3000;
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
    /** How much there is to do: subscribers, backups, or what the work of an extension counts; else as much as it says. */
    amount: { type: 'string' },
    /** Milliseconds between two requests for a page. */
    every: { type: 'string', default: '15' },
    /** Emails a minute; the form takes no more. */
    rate: { type: 'string', default: '6000' },
  },
});

const WORK: Record<string, BackgroundWork> = {
  backup: { create: createBackups, amount: 10, bar: 1.3 },
  ...Object.assign({}, ...extensionTests.map(({ backgroundWork }) => backgroundWork)),
};

/**
 * `node bench/background.ts`: how long readers wait while a newsletter goes out to 5,000 subscribers, beside how long they wait otherwise, and
 * the same of a bare `node:http` server on the same machine. `--work=backup` makes backups, and extensions have works of their own; `--articles=10000` takes so many, `--folder=DIR` a
 * copy of that data folder, `--saves` saves an article now and then.
 */
async function main() {
  const kind = WORK[options.work];
  if (!kind) throw new Error(`no work ${options.work}`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-background-'));
  if (options.folder) cpSync(options.folder, dataDir, { recursive: true });
  else await fillFolder(dataDir, Number(options.articles));
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db, allMigrations);
  await db.deleteFrom('users').execute(); // so that the log has a link
  await turnNewsletterOn(db, Number(options.rate));
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
  const change: BenchedSite['change'] = async (target, body) => {
    const answer = await sendRequest(site, target, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(`${target}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  };
  const work = await kind.create({ db, site, headers, change }, Number(options.amount ?? kind.amount));
  const save = options.saves ? await startSaving(change) : undefined;
  const reads = {
    cached: () => ask(site, '/about'),
    'not cached': () => ask(site, `/search?q=brand+${Math.random()}`),
    bare: () => ask(bare, '/about'),
  };
  const acts = { ...reads, ...(save && { save }) };
  await measure(acts, wait(WARM_UP_MS), {});
  const [idle, meanwhile]: [Waits, Waits] = [{}, {}];
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

function createBackups({ db, change }: BenchedSite, amount: number): Work {
  let made = 0;
  return async () => {
    await change('/admin/do/backup.make', {});
    while ((await db.selectFrom('jobs').select('payload').where('name', '=', 'backup').executeTakeFirst())?.payload === 'by-hand')
      await wait(TICK_MS);
    made += 1;
    return made < amount;
  };
}

async function startSaving(change: BenchedSite['change']): Promise<() => Promise<number>> {
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
