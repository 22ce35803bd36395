import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readSettings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { onStopSignal } from '../stop-signals.ts';
import { isBuildFresh } from './sources.js';

const PROGRESS_MS = 5000;

/** Builds the site in a process of its own: what a build loads would stay in the memory of the one that serves. */
async function main(root: string) {
  process.once('disconnect', () => process.exit(1)); // the start that waits for this build has ended
  const problem = await build(root).catch(toMessage);
  if (problem) process.stderr.write(`${problem}\n`);
  process.exit(problem ? 1 : 0);
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function build(root: string): Promise<string | undefined> {
  const log = createLog({ format: (await readSettings()).LOG_FORMAT }); // wrong settings are reported before a minute of building
  const startedAt = performance.now();
  const getSeconds = () => Math.round((performance.now() - startedAt) / 1000);
  onStopSignal(log, () => process.exit(0));
  log.info('building', { why: 'this source has not been built yet' });
  const progress = setInterval(() => log.info('still building', { seconds: getSeconds() }), PROGRESS_MS);
  const child = fork(path.join(root, 'node_modules/@react-router/dev/bin.cjs'), ['build', '--logLevel', 'warn'], {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'], // the build ends when its channel does: see build.ts
  });
  const [code, signal] = await once(child, 'exit');
  clearInterval(progress);
  if (code !== 0) return `The build failed (${code ?? signal}); the lines above say why`;
  log.info('built', { seconds: getSeconds() });
  return isBuildFresh(root) ? undefined : 'The source changed during the build: start again';
}

await main(path.resolve(import.meta.dirname, '../..'));
