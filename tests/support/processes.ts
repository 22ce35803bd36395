import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bareEnvironment, freePort } from './site.ts';

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
  const [command] = JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')).scripts.start.split(' || '); // the second is for Windows
  const [, variables = '', args = ''] = /^exec (?:env (.+) )?node (.+)$/.exec(command) ?? [];
  const environment = Object.fromEntries(
    variables
      .split(' ')
      .filter(Boolean)
      .map((variable) => variable.split('=')),
  );
  const { logFile, log } = openLogFile();
  const startedAt = performance.now();
  const child = spawn(process.execPath, args.split(' '), {
    cwd,
    env: { ...bareEnvironment(), ...environment, PORT: String(port), DATA_DIR: dataDir, LOG_FORMAT: 'json', ...settings },
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

/** A `node:http` server in a process of its own that sends what it is given, from memory; where it logs, a line for each request. */
export async function startBareServer(pages: BarePages, { logs }: { logs: boolean }): Promise<Server> {
  const { logFile, log } = openLogFile();
  const child = fork('bench/bare-server.ts', logs ? ['--log'] : [], { stdio: ['ignore', log, 'inherit', 'ipc'] });
  closeSync(log);
  child.send(pages);
  const [{ port }] = await once(child, 'message');
  const server = toServer(child, port);
  return {
    ...server,
    output: () => readFileSync(logFile, 'utf8'),
    async stop(signal) {
      await server.stop(signal);
      rmSync(path.dirname(logFile), { recursive: true, force: true });
    },
  };
}

/** By address; the body as base64. */
export type BarePages = Record<string, { headers: string[]; body: string }>;

/** As under a service manager: a pipe's reader would take the machine's time. */
function openLogFile() {
  const logFile = path.join(mkdtempSync(path.join(tmpdir(), 'byline-bench-log-')), 'log');
  return { logFile, log: openSync(logFile, 'w') };
}

/** Milliseconds of processor time that a process has used, all its threads together. To the nanosecond where the kernel counts so. */
export function cpuMs(pid: number): number {
  if (!existsSync(`/proc/${pid}/sched`)) return cpuMsByClockTicks(pid);
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => readFileSync(`/proc/${pid}/task/${thread}/sched`, 'latin1'));
  return threads.reduce((sum, text) => sum + Number(/^se\.sum_exec_runtime\s*:\s*([\d.]+)/m.exec(text)?.[1]), 0);
}

function cpuMsByClockTicks(pid: number): number {
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
