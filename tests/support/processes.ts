import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './site.ts';

export interface Server {
  url: string;
  port: number;
  pid: number;
  /** What the process has printed. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const TICK_MS = 10;
const START_WITHIN_MS = 90_000; // a busy machine is slow at starting

interface Launch {
  settings?: Record<string, string>;
  /** Where the code stands; here when left out. */
  cwd?: string;
}

/** Starts the built site as `npm start` does; resolves at its first answer to a reader, with how long that took. */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
  cwd?: string,
): Promise<Server & { startMs: number }> {
  const launched = await launchSite(dataDir, { settings, ...(cwd && { cwd }) });
  return { ...launched, startMs: await launched.ready() };
}

/** As `startSite`, without waiting: `ready` resolves at the first answer with how long it took, or throws with what was printed. */
export async function launchSite(dataDir: string, { settings = {}, cwd = process.cwd() }: Launch = {}) {
  const port = await freePort();
  const [command = ''] = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')).scripts.start.split(' || '); // the second is for Windows
  const args = command.replace(/^(exec )?node /, '').split(' ');
  const logFile = path.join(mkdtempSync(path.join(tmpdir(), 'byline-bench-log-')), 'log');
  const log = openSync(logFile, 'w'); // as under a service manager: a pipe's reader would take the machine's time
  const startedAt = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, LOG_FORMAT: 'json', ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const output = () => readFileSync(logFile, 'utf8');
  const server = toServer(child, port);
  return {
    ...server,
    output,
    async ready() {
      while (!(await answers(port))) {
        if (hasEnded(child) || performance.now() - startedAt > START_WITHIN_MS) throw new Error(`the site did not start: ${output()}`);
        await wait(2);
      }
      return performance.now() - startedAt;
    },
    async stop(signal?: NodeJS.Signals) {
      await server.stop(signal);
      rmSync(path.dirname(logFile), { recursive: true, force: true });
    },
  };
}

/** A `node:http` server in a process of its own that sends what it is given, from memory. */
export async function startBareServer(pages: Record<string, { headers: string[]; body: string }>): Promise<Server> {
  const child = fork('bench/bare-server.ts', { stdio: 'inherit' });
  child.send(pages);
  const [{ port }] = await once(child, 'message');
  return { ...toServer(child, port), output: () => '' };
}

/** Milliseconds of processor time that a process has used, all its threads together. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** A process's memory in MiB: now, and at most so far. */
export function memoryMiB(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  const read = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: read('VmRSS'), most: read('VmHWM') };
}

function toServer(child: ChildProcess, port: number) {
  const { pid } = child;
  if (pid === undefined) throw new Error('the process did not start');
  const stop = async (signal?: NodeJS.Signals) => {
    child.kill(signal);
    if (!hasEnded(child)) await once(child, 'exit');
  };
  return { url: `http://localhost:${port}`, port, pid, stop };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = get({ port, host: '127.0.0.1', path: '/', agent: false, headers: { host: `localhost:${port}` } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    });
    asking.once('error', () => resolve(false));
  });
}
