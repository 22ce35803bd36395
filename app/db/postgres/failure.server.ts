import { AppError, diskFull, readOnly, unavailable } from '#platform/errors/app-error.ts';

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const READ_ONLY = '25006';
const DISK_FULL = '53100';
const UNIQUE_VIOLATION = '23505';
const MET_ANOTHER = ['40001', '40P01'];
const OUTAGE_CLASSES = ['08', '53', '57', '58'];
const TIMEOUTS = ['55P03', '25P03', '25P04'];

/** Maps an error of pg to `read-only`, `disk-full` or `unavailable`; a faulty statement's error is returned unchanged. */
export function nameFailure(error: unknown, { isConnectionLost }: { isConnectionLost: boolean }): unknown {
  if (error instanceof AppError) return error;
  const state = getSqlState(error);
  if (state === undefined) return isConnectionLost || isSystemError(error) ? unavailable('PostgreSQL does not answer', error) : error;
  if (state === READ_ONLY) return readOnly('PostgreSQL is read-only', error);
  if (state === DISK_FULL) return diskFull('the disk of PostgreSQL is full', error);
  if (MET_ANOTHER.includes(state)) return unavailable('another change came first', error);
  const isOutage = OUTAGE_CLASSES.includes(state.slice(0, 2)) || TIMEOUTS.includes(state);
  return isOutage ? unavailable('PostgreSQL does not answer', error) : error;
}

export function endsConnection(error: unknown): boolean {
  const severity = error instanceof Error && 'severity' in error ? error.severity : undefined;
  return severity === 'FATAL' || severity === 'PANIC' || getSqlState(error) === READ_ONLY;
}

export function hasMetAnother(error: unknown): boolean {
  const state = getSqlState(error instanceof AppError ? error.cause : error);
  return state !== undefined && (MET_ANOTHER.includes(state) || state === UNIQUE_VIOLATION);
}

/** Compares by shape, so that a site on SQLite need not load pg. */
function getSqlState(error: unknown): string | undefined {
  return error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : undefined;
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
