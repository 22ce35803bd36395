import { AppError, diskFull, readOnly, unavailable } from '#platform/errors/app-error.ts';

/** SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const READ_ONLY = '25006';
const DISK_FULL = '53100';
const UNIQUE_VIOLATION = '23505';
/** A serialization failure and a deadlock. */
const MET_ANOTHER = ['40001', '40P01'];
/** Whole classes: connection, resources, operator intervention (shutdown, starting up, cancelled), the server's own system. */
const OUTAGE_CLASSES = ['08', '53', '57', '58'];
/** Of a lock, of a transaction in which nothing is done, of a transaction. */
const TIMEOUTS = ['55P03', '25P03', '25P04'];

/**
 * What pg throws as the AppError that it means: `read-only`, `disk-full`, or `unavailable` for a server or connection that is slow, is
 * lost or is shutting down. Anything else is a mistake in a statement and stays what it is.
 */
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

/** Whether a connection is of no more use: the server ends it, or a new one may reach a server that takes changes. */
export function endsConnection(error: unknown): boolean {
  const severity = error instanceof Error && 'severity' in error ? error.severity : undefined;
  return severity === 'FATAL' || severity === 'PANIC' || getSqlState(error) === READ_ONLY;
}

/** Whether a transaction failed only because another ran at the same time: run again, it may succeed. */
export function hasMetAnother(error: unknown): boolean {
  const state = getSqlState(error instanceof AppError ? error.cause : error);
  return state !== undefined && (MET_ANOTHER.includes(state) || state === UNIQUE_VIOLATION);
}

/** By shape, so that a site on SQLite need not load pg. */
function getSqlState(error: unknown): string | undefined {
  return error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : undefined;
}

/** ECONNRESET, EPIPE, EAI_AGAIN and the like. */
function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
