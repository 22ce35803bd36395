import { readSettings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { exitWithMessage } from '../commands/exit-with-message.ts';
import { onStopSignal } from '../stop-signals.ts';
import { runBuild } from './run-build.ts';

const SIGN_OF_LIFE_MS = 5000;

/** Builds before the first start, once the settings are right; ends the process when the build fails or is stopped. */
export async function buildFirst(): Promise<void> {
  try {
    const settings = readSettings();
    const log = createLog({ format: settings.LOG_FORMAT });
    const startedAt = performance.now();
    const getSeconds = () => Math.round((performance.now() - startedAt) / 1000);
    const unlisten = onStopSignal(log, () => process.exit(0));
    log.info('building', { why: 'no build of this source yet' });
    const timer = setInterval(() => log.info('still building', { seconds: getSeconds() }), SIGN_OF_LIFE_MS);
    await runBuild();
    clearInterval(timer);
    log.info('built', { seconds: getSeconds() });
    unlisten();
  } catch (error) {
    exitWithMessage(error);
  }
}
