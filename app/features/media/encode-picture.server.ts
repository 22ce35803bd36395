import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import { unavailable } from '#platform/errors/app-error.ts';
import type { EncodeAnswer, EncodeJob } from './encode-process.server.ts';

const PROCESS = path.resolve('app/features/media/encode-process.server.ts');
const TIME_LIMIT_MS = 60_000;
const LOW_PRIORITY = 10;

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes every size of a picture, one upload at a time, in a process of its own: the decoders' memory goes back when it ends,
 * readers come first, and a file that crashes a decoder crashes nothing else. Throws `unavailable` when the process cannot start.
 */
export function encodePicture(job: EncodeJob): Promise<EncodeAnswer> {
  const encoding = last.then(() => runProcess(job));
  last = encoding.catch(() => undefined);
  return encoding;
}

/** The process gets no settings, and may read the program's files alone and write none. */
function runProcess(job: EncodeJob): Promise<EncodeAnswer> {
  return new Promise((resolve, reject) => {
    const execArgv = ['--permission', '--allow-addons', `--allow-fs-read=${process.cwd()}`, '--disable-warning=SecurityWarning'];
    const child = fork(PROCESS, { execArgv, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-2000);
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
    child.once('message', (answer: EncodeAnswer) => resolve(answer));
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(unavailable('pictures cannot be encoded', error));
    });
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (signal) resolve({ outcome: 'refused', reason: 'not-an-image' });
      else reject(unavailable(`pictures cannot be encoded: the process ended with ${code}: ${said}`));
    });
    child.once('spawn', () => {
      if (child.pid) setPriority(child.pid, LOW_PRIORITY);
    });
    child.send(job);
  });
}
