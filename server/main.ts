import { flushCompileCache } from 'node:module';
import { keepFilesPrivate } from '#platform/env/data-folder.server.ts';
import { runInProduction } from '#platform/env/production.server.ts';
import { listSettingWarnings, readSettings } from '#platform/env/settings.server.ts';
import { captureOutput } from '#platform/log/capture-output.server.ts';
import { createLineWriter } from '#platform/log/line-writer.server.ts';
import { createLog, errorFields, type Log } from '#platform/log/log.server.ts';
import type { RunningApp } from './app.ts';
import { isBuildFresh } from './building/build-freshness.ts';
import { runBuild } from './building/run-build.ts';
import { exitWithMessage } from './commands/exit-with-message.ts';
import { withFreePort } from './listening/free-port.ts';
import { onStopSignal } from './stop-signals.ts';

/** Of everything that a stop does; whoever has sent the signal may kill the process after that. */
const STOP_WITHIN_MS = 10_000;

/** `npm start`: checks the settings, builds where there is no fresh build, and serves until it is told to stop. */
async function main() {
  keepFilesPrivate();
  const settings = await withFreePort(readSettings());
  const lines = createLineWriter({ onDropped: (count) => log.warn('log lines dropped', { lines: count }) });
  process.once('exit', lines.end);
  const log = createLog({ format: settings.LOG_FORMAT, write: lines.write });
  captureOutput(log);
  process.once('uncaughtException', (error) => {
    log.error('crashed', errorFields(error));
    process.exit(1);
  });
  let app: RunningApp | undefined;
  onStopSignal(log, (hurry) => void stop(app, hurry, log));
  for (const warning of listSettingWarnings(settings)) log.warn(warning);
  if (!isBuildFresh()) {
    log.info('building', { why: 'no build of this source yet' });
    await runBuild();
  }
  runInProduction();
  const { startApp }: typeof import('./app.ts') = await import(new URL('../build/server/index.js', import.meta.url).href);
  app = await startApp(settings, log);
  log.info(`Byline is running at ${app.url}`);
  flushCompileCache(); // saved for the next start even if this process is killed
}

/** What has not begun to serve ends at once. */
async function stop(app: RunningApp | undefined, hurry: AbortSignal, log: Log) {
  setTimeout(() => process.exit(0), STOP_WITHIN_MS);
  try {
    await app?.stop(hurry);
    process.exit(0);
  } catch (error) {
    log.error('not stopped well', errorFields(error));
    process.exit(1);
  }
}

await main().catch(exitWithMessage);
