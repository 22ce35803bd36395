import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RunningSite {
  url: string;
  dataDir: string;
  /** Everything that the process has printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const START_MS = { start: 90_000, dev: 170_000 };
const COMMANDS = { start: ['--max-semi-space-size=4', '--max-old-space-size=1024', 'server/start.js'], dev: ['server/dev.ts'] };
const MAX_ATTEMPTS = 3;

/**
 * Starts the built server on a free port with an empty folder, as `npm start` does, or as `npm run dev`; with the demo content when asked.
 * Throws with what the process printed when it does not come up.
 */
export async function startSite({
  command = 'start',
  demo = false,
  dataDir = mkdtempSync(path.join(tmpdir(), 'byline-')),
  settings = {},
  cwd = process.cwd(),
}: {
  /** Of the scripts of package.json. */
  command?: keyof typeof COMMANDS;
  demo?: boolean;
  dataDir?: string;
  settings?: Record<string, string>;
  /** Where the code stands. */
  cwd?: string;
} = {}): Promise<RunningSite> {
  const environment = { ...bareEnvironment(), DATA_DIR: dataDir, LOG_FORMAT: 'json', ...settings };
  if (demo) await runOnce(['server/commands/demo.ts'], environment);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOnce(command, { PORT: String(await freePort()), ...environment }, { dataDir, cwd });
    } catch (error) {
      const isTaken = error instanceof Error && error.message.includes('is taken by another program'); // between the look and the start
      if (!isTaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** The folders of sites that are running. A test that fails may not come to the end of its own. */
const running = new Map<ChildProcess, string>();
process.on('exit', () => {
  for (const [child, dataDir] of running) {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
});

async function startOnce(
  command: keyof typeof COMMANDS,
  environment: Record<string, string>,
  { dataDir, cwd }: { dataDir: string; cwd: string },
): Promise<RunningSite> {
  const child = spawn(process.execPath, COMMANDS[command], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  running.set(child, dataDir);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  void ended.then(() => running.delete(child));
  const url = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}:\n${output}`));
    const timer = setTimeout(() => fail('the site did not start in time'), START_MS[command]);
    const read = (chunk: Buffer) => {
      output += chunk;
      const running = /Byline is running at (http:[^"\s]+)/.exec(output);
      if (running?.[1]) {
        clearTimeout(timer);
        resolve(running[1]);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => {
      clearTimeout(timer);
      fail('the site stopped while starting');
    });
  });
  return {
    url,
    dataDir,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs one of the commands to its end with the given settings; gives back its exit status and all that it printed. */
export async function runCommand(
  script: string,
  args: string[],
  settings: Record<string, string>,
): Promise<{ status: number; output: string }> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...bareEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const status = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? -1)));
  return { status, output };
}

/** A port of the loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_768); // the system gives higher ones to connections, which could take it before the site does
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await new Promise((resolve) => {
      probe.once('listening', () => resolve(true));
      probe.once('error', () => resolve(false));
    });
    if (!isFree) continue;
    await new Promise((resolve) => probe.close(resolve));
    return port;
  }
}

async function runOnce([script = '', ...args]: string[], settings: Record<string, string>) {
  const { status, output } = await runCommand(script, args, settings);
  if (status !== 0) throw new Error(`${script} ended with ${status}:\n${output}`);
}

/** The environment for a process of the site, without any setting that the machine's owner may have for a site of their own, also in `.env`. */
export function bareEnvironment() {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  return { PATH, HOME, TMPDIR, ENV_FILE: '' };
}
