import { fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { orAborted, withTimeout } from '#platform/concurrency/deadline.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { getCodeFile } from '#platform/files/code-file.server.ts';
import type { EncodeJob, EncodeResult } from './encode-worker.server.ts';

const WORKER = getCodeFile('app/features/images/encode-worker.server.ts');
const PACKAGES = findPackages();
const READABLE = [
  path.dirname(WORKER),
  PACKAGES,
  realpathSync(PACKAGES),
  path.resolve('package.json'),
  path.join(path.dirname(WORKER), '../package.json'),
];
const CPU_LIMIT_MS = 20_000;
/** For a machine that is too busy, and for a process that hangs. */
const TIME_LIMIT_MS = 180_000;
/** After this time the next image need not wait for this one. */
const TURN_MS = 8000;
const LOW_PRIORITY = 5;
/** Signals that a file can cause in a decoder; any other comes from outside, as from a system out of memory. */
const CRASHES: NodeJS.Signals[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP', 'SIGSYS'];

const oneStartsAtATime = pLimit(1);
const twoAtOnce = pLimit(2);

/** Runs in a process of its own, so that a crashing decoder crashes nothing else. Throws `unavailable`, or the signal's reason. */
export function encodeImage(
  { cpuLimitMs = CPU_LIMIT_MS, ...image }: Omit<EncodeJob, 'cpuLimitMs'> & Partial<EncodeJob>,
  signal: AbortSignal = new AbortController().signal,
): Promise<EncodeResult> {
  const encoded = new Promise<EncodeResult>((resolve, reject) => {
    void oneStartsAtATime(async () => {
      if (signal.aborted) return;
      const running = twoAtOnce(async () => {
        signal.throwIfAborted();
        return runProcess({ ...image, cpuLimitMs }, signal);
      });
      running.then(resolve, reject);
      await withTimeout(TURN_MS, running).catch(() => undefined);
    });
  });
  return orAborted(signal, encoded);
}

/** The process gets no environment, may read only its own code, and may write nothing. */
function runProcess(job: EncodeJob, signal: AbortSignal): Promise<EncodeResult> {
  return new Promise((resolve, reject) => {
    const execArgv = [
      '--permission',
      '--allow-addons',
      ...READABLE.map((location) => `--allow-fs-read=${location}`),
      '--disable-warning=SecurityWarning',
    ];
    const child = fork(WORKER, { execArgv, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr = `${stderr}${chunk}`.slice(-2000);
    });
    let isTimedOut = false;
    const timer = setTimeout(() => {
      isTimedOut = child.kill('SIGKILL');
    }, TIME_LIMIT_MS);
    const kill = () => child.kill('SIGKILL');
    signal.addEventListener('abort', kill, { once: true });
    child.once('message', (result: EncodeResult) => {
      resolve(result);
      if (result.outcome === 'refused') child.kill('SIGKILL');
    });
    child.stderr?.on('error', () => undefined);
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(unavailable('images cannot be encoded', error));
    });
    child.once('close', (code, killedBy) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
      if (isTimedOut) reject(unavailable(`images cannot be encoded: not done within ${TIME_LIMIT_MS / 1000} seconds`));
      else if (killedBy && CRASHES.includes(killedBy)) resolve({ outcome: 'refused', reason: 'not-an-image' });
      else if (killedBy) reject(unavailable(`images cannot be encoded: the process was ended by ${killedBy}`));
      else reject(unavailable(`images cannot be encoded: the process ended with ${code}: ${stderr}`));
    });
    child.once('spawn', () => {
      try {
        if (child.pid) setPriority(child.pid, LOW_PRIORITY);
      } catch {}
    });
    child.send(job);
  });
}

function findPackages(): string {
  const folders = createRequire(import.meta.url).resolve.paths('sharp') ?? [];
  const found = folders.find((folder) => existsSync(path.join(folder, 'sharp')));
  if (!found) throw new Error('sharp is not installed');
  return found;
}
