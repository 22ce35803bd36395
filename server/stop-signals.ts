import { isatty } from 'node:tty';
import type { Log } from '#platform/log/log.server.ts';

const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const;
/** Ctrl-C reaches the whole group, and npm also forwards it to its child: one stop arrives twice. */
const SAME_STOP_MS = 500;

/**
 * Calls back at the first signal to stop; a second one aborts `hurry`, and a third ends the process. A closed terminal stops the process
 * too. Without a terminal SIGHUP is ignored, as by `nohup`, which Node overrides at its start.
 */
export function onStopSignal(log: Log, stop: (hurry: AbortSignal) => void) {
  const hurry = new AbortController();
  const hasTerminal = [0, 1, 2].some(isatty);
  let heardAt: number | undefined;

  function hear(signal: string) {
    const now = performance.now();
    if (heardAt !== undefined && now - heardAt < SAME_STOP_MS) return;
    const isFirst = heardAt === undefined;
    heardAt = now;
    if (isFirst) {
      log.info('stopping', { signal });
      stop(hurry.signal);
    } else if (hurry.signal.aborted) process.exit(1);
    else hurry.abort();
  }

  const ignore = (signal: string) => log.info('signal ignored', { signal });
  for (const signal of STOP_SIGNALS) process.on(signal, hear);
  process.on('SIGHUP', hasTerminal ? hear : ignore);
  process.on('SIGUSR2', ignore);
}
