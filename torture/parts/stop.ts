import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { type Launched, launch, listGroup } from '#tests/support/process-group.ts';
import { freePort } from '#tests/support/site.ts';
import { amount, print, report, within } from '../report.ts';
import { tryBuilds } from '../stop/builds.ts';
import { type Crowd, type CrowdResult, toFields } from '../stop/clients.ts';

const ROUNDS = amount(16, 1);
const CLIENTS = 60;
const SAVING = 4;
const LOAD_MS = 700;
const STOP_WITHIN_MS = within(11_000);

type Headers = Record<string, string>;

const NODE = [process.execPath, '--max-semi-space-size=4', '--max-old-space-size=1024', 'server/start.js'];
const NPM = ['npm', 'start'];

/** Who is told to stop, and how. */
const WAYS: Record<string, { command: string[]; stop: (site: Launched) => void }> = {
  'node, SIGTERM': { command: NODE, stop: ({ nodePid }) => process.kill(nodePid, 'SIGTERM') },
  'npm start, SIGTERM to npm alone': { command: NPM, stop: ({ child }) => process.kill(child.pid ?? 0, 'SIGTERM') },
  'npm start, SIGTERM to what npm has started': { command: NPM, stop: ({ shellPid }) => process.kill(shellPid, 'SIGTERM') },
  'npm start, SIGINT to the group, as by Ctrl-C': { command: NPM, stop: ({ child }) => process.kill(-(child.pid ?? 0), 'SIGINT') },
};

/** Stops the site under sixty clients of all kinds: no request is dropped, no answered save lost, and nothing lives on. */
async function main() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-stop-'));
  const faults: string[] = [];
  try {
    const port = await freePort(); // the same each time: a port or folder that is still held stops the next start
    const settings = { PORT: String(port), DATA_DIR: path.join(folder, 'data') };
    const author = await createAuthor(folder, settings);
    for (const [name, way] of Object.entries(WAYS)) {
      const rounds: Round[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        const done = await stopUnderLoad({ ...way, ...author, port, settings, logFile: path.join(folder, 'log') });
        faults.push(...done.faults.map((fault) => `${name}, round ${round}: ${fault}`));
        rounds.push(done);
      }
      const sum = (figure: (round: Round) => number) => rounds.reduce((total, round) => total + figure(round), 0);
      const times = rounds.map(({ stopMs }) => stopMs).sort((a, b) => a - b);
      const well = rounds.filter((round) => round.faults.length === 0).length;
      print(
        `${name.padEnd(46)} ${well} of ${ROUNDS} well, ${sum(({ answered }) => answered)} answered, ${sum(({ saved }) => saved)} saves, ` +
          `${sum(({ dropped }) => dropped)} dropped; stopped in ${(times[0] ?? 0).toFixed(0)} to ${(times.at(-1) ?? 0).toFixed(0)} ms`,
      );
    }
    faults.push(...(await tryBuilds(NODE)).map((fault) => `a start that builds: ${fault}`));
    print(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
    report(faults);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Author {
  headers: Headers;
  articleIds: string[];
}

async function createAuthor(folder: string, settings: Record<string, string>): Promise<Author> {
  const site = await launch(NODE, { settings, logFile: path.join(folder, 'log') });
  const client = { url: `http://localhost:${settings.PORT}`, output: site.output };
  const headers = await signIn(client);
  const articleIds: string[] = [];
  for (let at = 0; at < SAVING; at += 1) {
    const body = JSON.stringify({ kind: 'article', form: toFields(`Article ${at}`) });
    const { text } = await sendRequest(client, '/admin/do/content.save', { method: 'POST', headers, body });
    articleIds.push(JSON.parse(text).item.id);
  }
  site.child.kill();
  await once(site.child, 'exit');
  return { headers, articleIds };
}

interface Round {
  answered: number;
  saved: number;
  dropped: number;
  stopMs: number;
  faults: string[];
}

interface Stopping extends Author {
  command: string[];
  stop: (site: Launched) => void;
  port: number;
  settings: Record<string, string>;
  logFile: string;
}

async function stopUnderLoad({ command, stop, headers, articleIds, port, settings, logFile }: Stopping): Promise<Round> {
  const faults: string[] = [];
  const site = await launch(command, { settings, logFile });
  const group = site.child.pid ?? 0;
  const versions = readVersions(settings, articleIds);
  const clients = fork('torture/stop/clients.ts');
  try {
    const exited = once(site.child, 'exit');
    const answer = once(clients, 'message');
    clients.send({ port, count: CLIENTS, headers, articles: articleIds.map((id) => ({ id, version: versions[id] ?? 0 })) } satisfies Crowd);
    await wait(LOAD_MS);
    const startedAt = performance.now();
    stop(site);
    const [code, signal] = await Promise.race([exited, wait(STOP_WITHIN_MS, [null, 'never'])]);
    const stopMs = performance.now() - startedAt;
    if (code !== 0) faults.push(`ended with ${code ?? signal}`);
    const left = listGroup(group);
    if (left.length) faults.push(`${left.length} processes live on`);
    if (left.length) process.kill(-group, 'SIGKILL');
    const result: CrowdResult = (await answer)[0];
    for (const [what, times] of Object.entries(result.faults)) faults.push(`${times} × ${what}`);
    const kept = readVersions(settings, articleIds);
    for (const [id, version] of Object.entries(result.saved))
      if ((kept[id] ?? 0) < version) faults.push(`save ${version} of ${id} is lost`);
    const saved = Object.entries(result.saved).reduce((sum, [id, version]) => sum + version - (versions[id] ?? 0), 0);
    const dropped = Object.values(result.faults).reduce((sum, times) => sum + times, 0);
    return { answered: result.answered, saved, dropped, stopMs, faults };
  } finally {
    clients.kill();
    if (site.child.exitCode === null && listGroup(group).length) process.kill(-group, 'SIGKILL');
  }
}

function readVersions({ DATA_DIR = '' }: Record<string, string>, ids: string[]): Record<string, number> {
  const db = new DatabaseSync(path.join(DATA_DIR, 'byline.sqlite'), { readOnly: true });
  try {
    const read = db.prepare('select version from articles where id = ?');
    return Object.fromEntries(ids.map((id) => [id, Number(read.get(id)?.version)]));
  } finally {
    db.close();
  }
}

await main();
