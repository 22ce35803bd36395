import { fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { unavailable } from '#platform/errors/app-error.ts';
import type { EncodeJob, EncodeResult } from './encode-worker.server.ts';

const PROCESS = path.resolve('app/features/images/encode-worker.server.ts');
const READABLE = [path.dirname(PROCESS), realpathSync('node_modules'), path.resolve('node_modules'), path.resolve('package.json')];
const TIME_LIMIT_MS = 90_000;
const LOW_PRIORITY = 5;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes every size of a picture, one upload at a time, in a process of its own: the decoders' memory goes back when it ends,
 * readers come first, and a file that crashes a decoder crashes nothing else. Throws `unavailable` when the process cannot start.
 */
export function encodeImage(job: EncodeJob): Promise<EncodeResult> {
  const encoding = last.then(() => runProcess(job));
  last = encoding.catch(() => undefined);
  return encoding;
}

/** The process gets no settings, and may read its own code alone and write nothing. */
function runProcess(job: EncodeJob): Promise<EncodeResult> {
  return new Promise((resolve, reject) => {
    const execArgv = [
      '--permission',
      '--allow-addons',
      ...READABLE.map((place) => `--allow-fs-read=${place}`),
      '--disable-warning=SecurityWarning',
    ];
    const child = fork(PROCESS, { execArgv, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = child.kill('SIGKILL');
    }, TIME_LIMIT_MS);
    child.once('message', (answer: EncodeResult) => resolve(answer));
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(unavailable('pictures cannot be encoded', error));
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (signal) resolve({ outcome: 'refused', reason: isLate ? 'too-slow' : 'not-an-image' });
      else reject(unavailable(`pictures cannot be encoded: the process ended with ${code}: ${said}`));
    });
    child.once('spawn', () => {
      if (child.pid) setPriority(child.pid, LOW_PRIORITY);
    });
    child.send(job);
  });
}
