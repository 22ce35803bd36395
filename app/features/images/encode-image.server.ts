import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { orAborted, withTimeout } from '#platform/concurrency/deadline.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { getCodeFile } from '#platform/files/code-file.server.ts';
import type { EncodeJob, EncodeResponse, EncodeResult } from './encode-worker.server.ts';

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
/** Bounds what a process can collect in its memory. */
const MAX_IMAGES = 20;
/** An import has its next image by then. */
const REST_MS = 1000;
/** Signals that a file can cause in a decoder; any other comes from outside, as from a system out of memory. */
const CRASHES: NodeJS.Signals[] = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGABRT', 'SIGTRAP', 'SIGSYS'];

interface EncodeProcess {
  child: ChildProcess;
  lane: Lane;
  /** Taken so far. */
  images: number;
  stderr: string;
}

interface ProcessEnd {
  outcome: 'ended';
  code: number | null;
  killedBy: NodeJS.Signals | null;
}

/** Their processes are apart, so that nobody waits for an import. */
interface Lane {
  priority: number;
  resting: Set<EncodeProcess>;
}

const people: Lane = { priority: 5, resting: new Set() };
const background: Lane = { priority: 19, resting: new Set() };
const oneStartsAtATime = pLimit(1);
const twoAtOnce = pLimit(2);
const twoInBackground = pLimit(2);

/** Runs in another process, so that a crashing decoder crashes nothing else. Throws `unavailable`, or the signal's reason. */
export function encodeImage(
  { cpuLimitMs = CPU_LIMIT_MS, isBackground = false, ...image }: Pick<EncodeJob, 'bytes' | 'format'> & Partial<EncodeJob>,
  signal: AbortSignal = new AbortController().signal,
): Promise<EncodeResult> {
  const job = { ...image, cpuLimitMs, isBackground };
  if (isBackground)
    return orAborted(
      signal,
      twoInBackground(() => encodeInProcess(background, job, signal)),
    );
  const encoded = new Promise<EncodeResult>((resolve, reject) => {
    void oneStartsAtATime(async () => {
      if (signal.aborted) return;
      const running = twoAtOnce(() => encodeInProcess(people, job, signal));
      running.then(resolve, reject);
      await withTimeout(TURN_MS, running).catch(() => undefined);
    });
  });
  return orAborted(signal, encoded);
}

async function encodeInProcess(lane: Lane, job: EncodeJob, signal: AbortSignal): Promise<EncodeResult> {
  signal.throwIfAborted();
  const rested = acquireResting(lane);
  let encoding = rested ?? startProcess(lane);
  let result = await runJob(encoding, job, signal);
  if (result.outcome === 'ended' && rested) {
    signal.throwIfAborted();
    encoding = startProcess(lane); // an earlier image may have been what ended it
    result = await runJob(encoding, job, signal);
  }
  if (result.outcome !== 'ended') return result;
  const { code, killedBy } = result;
  if (killedBy && CRASHES.includes(killedBy)) return { outcome: 'refused', reason: 'damaged' };
  if (killedBy) throw unavailable(`images cannot be encoded: the process was ended by ${killedBy}`);
  throw unavailable(`images cannot be encoded: the process ended with ${code}: ${encoding.stderr}`);
}

function acquireResting(lane: Lane): EncodeProcess | undefined {
  const [found] = lane.resting;
  if (!found) return undefined;
  lane.resting.delete(found);
  if (!found.child.connected) return acquireResting(lane);
  setReferenced(found.child, true);
  return found;
}

/** Takes the next image within REST_MS, and keeps nobody from ending until then. */
function rest(encoding: EncodeProcess) {
  const { child, lane } = encoding;
  lane.resting.add(encoding);
  setReferenced(child, false);
  const images = encoding.images;
  setTimeout(() => {
    if (encoding.images === images && lane.resting.delete(encoding)) child.kill('SIGKILL');
  }, REST_MS).unref();
}

function setReferenced(child: ChildProcess, isReferenced: boolean) {
  const change = isReferenced ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
  if (child.stderr instanceof Socket) child.stderr[change]();
}

/** The process gets no environment, may read only its own code, and may write nothing. */
function startProcess(lane: Lane): EncodeProcess {
  const execArgv = [
    '--permission',
    '--allow-addons',
    ...READABLE.map((location) => `--allow-fs-read=${location}`),
    '--disable-warning=SecurityWarning',
  ];
  const child = fork(WORKER, { execArgv, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const encoding: EncodeProcess = { child, lane, images: 0, stderr: '' };
  child.stderr?.on('data', (chunk) => {
    encoding.stderr = `${encoding.stderr}${chunk}`.slice(-2000);
  });
  child.stderr?.on('error', () => undefined);
  child.on('error', () => lane.resting.delete(encoding));
  child.once('close', () => lane.resting.delete(encoding));
  child.once('spawn', () => {
    try {
      if (child.pid) setPriority(child.pid, lane.priority);
    } catch {}
  });
  return encoding;
}

/** A process that refused its image, has failed or was given up on gets no other one. */
function runJob(encoding: EncodeProcess, job: EncodeJob, signal: AbortSignal): Promise<EncodeResult | ProcessEnd> {
  const { child } = encoding;
  const { promise, resolve, reject } = Promise.withResolvers<EncodeResult | ProcessEnd>();
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(() => {
    reject(unavailable(`images cannot be encoded: not done within ${TIME_LIMIT_MS / 1000} seconds`));
    kill();
  }, TIME_LIMIT_MS);
  const onMessage = ({ result, canTakeMore }: EncodeResponse) => {
    stopListening();
    if (result.outcome === 'encoded' && canTakeMore && !signal.aborted && encoding.images < MAX_IMAGES) rest(encoding);
    else kill();
    resolve(result);
  };
  const onError = (error: Error) => {
    stopListening();
    kill();
    reject(unavailable('images cannot be encoded', error));
  };
  const onClose = (code: number | null, killedBy: NodeJS.Signals | null) => {
    stopListening();
    resolve({ outcome: 'ended', code, killedBy });
  };
  const stopListening = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    child.off('message', onMessage).off('error', onError).off('close', onClose);
  };
  child.on('message', onMessage).on('error', onError).on('close', onClose);
  signal.addEventListener('abort', kill, { once: true });
  encoding.images += 1;
  child.send(job);
  return promise;
}

function findPackages(): string {
  const folders = createRequire(import.meta.url).resolve.paths('sharp') ?? [];
  const found = folders.find((folder) => existsSync(path.join(folder, 'sharp')));
  if (!found) throw new Error('sharp is not installed');
  return found;
}
