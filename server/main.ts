import { execFileSync } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { getOpenFolderWarning, keepFilesPrivate } from '#platform/env/data-folder.server.ts';
import { runInProduction } from '#platform/env/production.server.ts';
import { readSettings } from '#platform/env/settings.server.ts';
import { captureOutput } from '#platform/log/capture-output.server.ts';
import { createLineWriter } from '#platform/log/line-writer.server.ts';
import { createLog, errorFields } from '#platform/log/log.server.ts';
import { isBuildFresh } from './build-freshness.ts';
import { exitWithMessage } from './commands/exit-with-message.ts';

/** `npm start`: checks the settings, builds where there is no fresh build, and serves until SIGTERM or SIGINT. */
async function main() {
  keepFilesPrivate();
  const settings = readSettings();
  const lines = createLineWriter({ onDropped: (count) => log.warn('log lines dropped', { lines: count }) });
  process.once('exit', lines.end);
  const log = createLog({ format: settings.LOG_FORMAT, write: lines.write });
  captureOutput(log);
  process.once('uncaughtException', (error) => {
    log.error('crashed', errorFields(error));
    process.exit(1);
  });
  const warning = getOpenFolderWarning(settings.DATA_DIR);
  if (warning) log.warn(warning);
  if (!isBuildFresh()) {
    log.info('building', { why: 'no build of this source yet' });
    execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  runInProduction();
  const { startApp }: typeof import('./app.ts') = await import(new URL('../build/server/index.js', import.meta.url).href);
  const app = await startApp(settings, log);
  log.info(`Byline is running at ${app.url}`);
  const stop = () => void app.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  flushCompileCache(); // saved for the next start even if this process is killed
}

await main().catch(exitWithMessage);
