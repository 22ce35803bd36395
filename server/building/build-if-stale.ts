import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBuildFresh } from './build.ts';

const PROGRESS_MS = 5000;
const NO_TOOLS =
  'There is no build of this source here, and the packages to make one are missing: run `npm ci --include=dev && npm run build`, or copy a build here';

/** Builds the site unless its build is of these sources. Returns a sentence if there is no such build afterwards. */
export async function buildIfStale(root: string): Promise<string | undefined> {
  if (isBuildFresh(root)) return undefined;
  if (!existsSync(path.join(root, 'node_modules/vite'))) return NO_TOOLS;
  return (await build(root)) ?? (isBuildFresh(root) ? undefined : 'The source changed during the build: start again');
}

async function build(root: string): Promise<string | undefined> {
  const { readSettings } = await import('#platform/env/settings.server.ts');
  const { createLog } = await import('#platform/log/log.server.ts');
  const { onStopSignal } = await import('../stop-signals.ts');
  try {
    const log = createLog({ format: (await readSettings()).LOG_FORMAT }); // wrong settings are reported before a minute of building
    const startedAt = performance.now();
    const getSeconds = () => Math.round((performance.now() - startedAt) / 1000);
    const unlisten = onStopSignal(log, () => process.exit(0));
    log.info('building', { why: 'this source has not been built yet' });
    const progress = setInterval(() => log.info('still building', { seconds: getSeconds() }), PROGRESS_MS);
    const child = fork(path.join(root, 'node_modules/@react-router/dev/bin.cjs'), ['build', '--logLevel', 'warn'], {
      cwd: root,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'], // the build ends when its channel does: see build.ts
    });
    const [code, signal] = await once(child, 'exit');
    clearInterval(progress);
    unlisten();
    if (code !== 0) return `The build failed (${code ?? signal}); the lines above say why`;
    log.info('built', { seconds: getSeconds() });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
