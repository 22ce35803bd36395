import { flushCompileCache } from 'node:module';

import { keepFilesPrivate, runInProduction } from '#platform/env/process.server.ts';
import { readSettings } from '#platform/env/settings.server.ts';
import { captureOutput } from '#platform/log/capture-output.server.ts';
import { createLineWriter } from '#platform/log/line-writer.server.ts';
import { createLog, errorFields, type Log } from '#platform/log/log.server.ts';
import { withFreePort } from '#server/port.ts';
import type { RunningApp } from './app.ts';
import { exitWithMessage } from './commands/exit-with-message.ts';
import { onStopSignal } from './stop-signals.ts';

/** For all of a stop; the sender of the signal may kill the process after that. */
const STOP_WITHIN_MS = 10_000;

/** `npm start`, once there is a build: checks the settings, and serves until a signal stops it. */
async function main() {
  keepFilesPrivate();
  const settings = await withFreePort(await readSettings());
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
  log.info('starting', { node: process.versions.node });
  runInProduction();
  const { startApp } = await import('./app.ts');
  app = await startApp(settings, log);
  log.info(`Byline is running at ${app.url}`);
  flushCompileCache(); // saved for the next start even if this process is killed
}

async function stop(app: RunningApp | undefined, hurry: AbortSignal, log: Log) {
  setTimeout(() => process.exit(0), STOP_WITHIN_MS);
  try {
    await app?.stop(hurry);
    log.info('stopped');
    process.exit(0);
  } catch (error) {
    log.error('not stopped well', errorFields(error));
    process.exit(1);
  }
}

await main().catch(exitWithMessage);
