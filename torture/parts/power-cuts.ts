import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setUp, signIn, work } from '#tests/durability/author.ts';
import { createKnownFiles, examine, findUnserved, type KnownFiles } from '#tests/durability/examination.ts';
import { createLedger, type Ledger } from '#tests/durability/ledger.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import { type Server, startSite } from '../../tests/support/processes.ts';
import { parseEmail } from '../../tests/support/smtp-server.ts';
import { type CuttableDisk, createDisk, explainMissing } from '../reliability/cuttable-disk.ts';
import { amount, print, report } from '../report.ts';

const CUTS = { work: 12, firstStart: 8 };
/** `node torture/parts/power-cuts.ts 0.25` makes a quarter of the cuts. */
const share = amount(1, 0.15);
const WORK_MS = 2500;
/** At most between the owner's set-up, just after the first start, and the cut. */
const AFTER_SET_UP_MS = 2000;
const EMAIL_WITHIN_MS = 20_000;

interface Site {
  disk: CuttableDisk;
  server: Server;
  cookie: string;
  ledger: Ledger;
  known: KnownFiles;
  /** Who was answered that an email is on its way to them. */
  addresses: string[];
}

/**
 * The site's folder is on a file system of its own, whose device is copied while the process is frozen and nothing is synced: what the copy
 * has is what a power cut leaves. A site that is started on it must have all that was answered, and let its owner in.
 */
async function main() {
  const missing = explainMissing();
  if (missing) return print(`skipped: ${missing}`);
  const faults = (await keepsUnsynced()) ? ['control: the disk has kept what nobody had synced, so these cuts show nothing'] : [];
  print(
    `${'cut during'.padEnd(16)}${'cuts'.padStart(6)}${'saves'.padStart(8)}${'uploads'.padStart(9)}${'emails'.padStart(8)}${'faults'.padStart(8)}`,
  );
  const add = (name: string, cuts: number, { ledger, addresses }: Pick<Site, 'ledger' | 'addresses'>, found: string[]) => {
    const { saves, uploads } = ledger.counts;
    const figures = `${String(cuts).padStart(6)}${String(saves).padStart(8)}${String(uploads).padStart(9)}${String(addresses.length).padStart(8)}`;
    print(`${name.padEnd(16)}${figures}${String(found.length).padStart(8)}`);
    faults.push(...found);
  };
  const atWork = await cutAtWork();
  add('saves, uploads', Math.floor(CUTS.work * share), atWork, atWork.faults);
  for (let number = 1; number <= CUTS.firstStart * share; number += 1) {
    const first = await cutAfterFirstStart();
    add(`first start ${number}`, 1, first, first.faults);
  }
  print(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
  report(faults);
}

/** The control: what is written without being synced must be lost here. */
async function keepsUnsynced(): Promise<boolean> {
  const disk = createDisk();
  try {
    const file = path.join(disk.folder, 'unsynced');
    writeFileSync(file, 'kept?');
    await disk.cut(async () => undefined);
    return existsSync(file) && statSync(file).size > 0;
  } finally {
    disk.remove();
  }
}

/** One site that loses its power again and again. */
async function cutAtWork() {
  const site = await startOnNewDisk();
  const faults: string[] = [];
  try {
    for (let cut = 1; cut <= CUTS.work * share; cut += 1) {
      const stopping = new AbortController();
      const working = work(site.server, { cookie: site.cookie, ledger: site.ledger, until: stopping.signal });
      await askForEmail(site, `reader-${cut}@example.org`);
      await wait(Math.random() * WORK_MS);
      stopping.abort();
      await cutPower(site);
      await working;
      faults.push(...(await examineAfterCut(site)).map((fault) => `cut ${cut}: ${fault}`));
    }
  } finally {
    await site.server.stop();
    site.disk.remove();
  }
  return { ...site, faults };
}

/** The secret, the first account, a save and an email, all of the last seconds. */
async function cutAfterFirstStart() {
  const site = await startOnNewDisk();
  try {
    const stopping = new AbortController();
    const working = work(site.server, { cookie: site.cookie, ledger: site.ledger, until: stopping.signal });
    await askForEmail(site, 'reader@example.org');
    await wait(Math.random() * AFTER_SET_UP_MS);
    stopping.abort();
    await cutPower(site);
    await working;
    return { ...site, faults: (await examineAfterCut(site)).map((fault) => `after the first start: ${fault}`) };
  } finally {
    await site.server.stop();
    site.disk.remove();
  }
}

async function startOnNewDisk(): Promise<Site> {
  const disk = createDisk();
  try {
    const dataDir = path.join(disk.folder, 'data');
    mkdirSync(dataDir);
    const server = await startSite(dataDir, SETTINGS);
    return { disk, server, cookie: await setUp(server), ledger: createLedger(), known: createKnownFiles(), addresses: [] };
  } catch (error) {
    disk.remove();
    throw error;
  }
}

/** So that each person who signs up comes from an address of their own. */
const SETTINGS = { TRUSTED_PROXIES: '127.0.0.1' };

async function askForEmail({ server, addresses }: Site, email: string) {
  const body = new URLSearchParams({ intent: 'sign-up', email, password: 'nine blue mountains' }).toString();
  const headers = {
    origin: server.url,
    'content-type': 'application/x-www-form-urlencoded',
    'x-forwarded-for': `198.51.100.${addresses.length + 1}`,
  };
  const { status, text } = await sendRequest(server, '/auth', { method: 'POST', headers, body });
  if (status === 200) addresses.push(email);
  else print(`no email was promised to ${email}: ${status} ${/role="alert"[^>]*>([^<]+)/.exec(text)?.[1] ?? ''}`);
}

/** Leaves the site started again on what the power cut has left. */
async function cutPower(site: Site) {
  const { server, disk } = site;
  process.kill(server.pid, 'SIGSTOP');
  await disk.cut(() => server.stop('SIGKILL'));
  site.server = await startSite(path.join(disk.folder, 'data'), SETTINGS);
}

async function examineAfterCut(site: Site): Promise<string[]> {
  const { server, disk, ledger, known, cookie } = site;
  const dataDir = path.join(disk.folder, 'data');
  const faults = [...(await examine(dataDir, ledger, known)), ...(await findUnserved(server, ledger)), ...findEmptyFiles(dataDir)];
  if ((await sendRequest(server, '/admin/articles', { headers: { cookie } })).status !== 200) faults.push('the session is gone');
  const signedIn = await signIn(server);
  if (!signedIn.cookie) faults.push(`the owner is not let in: ${signedIn.status}`);
  site.cookie = signedIn.cookie ?? cookie;
  return [...faults, ...(await findMissingEmails(site))];
}

/** SQLite empties its own; every other file that stands there has been written. */
function findEmptyFiles(dataDir: string): string[] {
  const files = globSync('**/*', { cwd: dataDir }).filter((name) => statSync(path.join(dataDir, name)).isFile());
  return files
    .filter((name) => !/-(wal|shm|journal)$|lock/.test(name) && statSync(path.join(dataDir, name)).size === 0)
    .map((name) => `${name} is empty`);
}

async function findMissingEmails({ disk, addresses }: Site): Promise<string[]> {
  const outbox = path.join(disk.folder, 'data', 'outbox');
  const readAll = () => globSync('*.eml', { cwd: outbox }).map((name) => parseEmail(readFileSync(path.join(outbox, name), 'utf8')));
  const findMissing = () => {
    const whole = readAll().filter(({ text }) => /https?:\S+/.test(text));
    return addresses.filter((address) => !whole.some(({ to }) => to === address));
  };
  for (const until = Date.now() + EMAIL_WITHIN_MS; findMissing().length && Date.now() < until; ) await wait(50);
  return findMissing().map((address) => `the email to ${address} is gone`);
}

await main();
