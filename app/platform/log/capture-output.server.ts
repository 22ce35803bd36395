import { format } from 'node:util';
import { hidePaths } from './hide-paths.server.ts';
import { errorFields, type Log } from './log.server.ts';

const MAX_CHARACTERS = 500;

export function captureOutput(log: Log): void {
  const print =
    (level: 'info' | 'warn' | 'error') =>
    (...values: unknown[]) =>
      log[level]('printed', toFields(values));
  Object.assign(globalThis.console, {
    debug: print('info'),
    log: print('info'),
    info: print('info'),
    warn: print('warn'),
    error: print('error'),
    trace: print('error'),
  });
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined); // its reader may go
  process.removeAllListeners('warning'); // Node's own printer
  process.on('warning', (warning) => {
    if (!isOfSqlite(warning)) log.warn('warning', errorFields(warning));
  });
}

/** An early Node 24 calls its SQLite an experiment, which nobody who runs a site can change. */
function isOfSqlite({ name, message }: Error) {
  return name === 'ExperimentalWarning' && message.startsWith('SQLite');
}

function toFields(printed: unknown[]) {
  const values = printed.map(unwrap);
  const error = values.find((value) => value instanceof Error);
  const message = hidePaths(format(...values.filter((value) => value !== error))).slice(0, MAX_CHARACTERS);
  return { ...(message && { message }), ...(error && errorFields(error)) };
}

/** The error within what React Router throws in its place. */
function unwrap(value: unknown): unknown {
  return value && typeof value === 'object' && 'error' in value && value.error instanceof Error ? value.error : value;
}
