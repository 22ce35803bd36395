import { fork } from 'node:child_process';
import { unavailable } from '#platform/errors/app-error.ts';
import { getCodeFile } from '#platform/files/code-file.server.ts';
import type { Log } from '#platform/log/log.server.ts';

const UPDATER = getCodeFile('server/update-process.ts');
const PROGRESS_MS = 10_000;

export type UpdateMessage = { copied: string } | { applied: string[] } | { refused: string };

/** Copies and migrates a SQLite database in a child process, so that this one can respond to requests and signals. Throws `unavailable`. */
export async function updateDatabase(dataDir: string, log: Pick<Log, 'info'>): Promise<void> {
  const startedAt = performance.now();
  const getSeconds = () => Math.round((performance.now() - startedAt) / 1000);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = fork(UPDATER, [dataDir, String(process.pid)], { execArgv: [] });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const progress = setInterval(() => log.info('still updating the database', { seconds: getSeconds() }), PROGRESS_MS);
  let refusal = '';
  child.on('message', (message: UpdateMessage) => {
    if ('copied' in message) log.info('database copied before its migration', { file: message.copied });
    else if ('applied' in message) log.info('migrated', { applied: message.applied, seconds: getSeconds() });
    else refusal = message.refused;
  });
  child.once('error', reject);
  child.once('exit', (code, signal) => {
    if (code === 0 && !refusal) resolve();
    else reject(unavailable(refusal || `DATA_DIR: the process that updates the database ended with ${signal ?? code}`));
  });
  await promise.finally(() => {
    process.off('exit', end);
    clearInterval(progress);
  });
}
