import { AsyncLocalStorage } from 'node:async_hooks';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** How long PostgreSQL may take, in milliseconds. */
export interface QueryLimits {
  /** From asking for a connection until it is given back: one statement, or a transaction as a whole. */
  heldMs: number;
  /** The same while the server has not answered anybody lately. */
  silentMs: number;
  /** Of it, for a lock that another transaction holds. */
  lockMs: number;
}

const ordinary: QueryLimits = { heldMs: 5 * SECOND_MS, silentMs: 1.5 * SECOND_MS, lockMs: 3 * SECOND_MS };
/** A migration may rewrite whole tables, and waits for another process that does. */
const PATIENT_MS = 10 * MINUTE_MS;
/** A backup or its restoring reads or writes every row in one transaction. */
export const ALL_ROWS_MS = 120 * MINUTE_MS;

const limits = new AsyncLocalStorage<QueryLimits>();

/** The limits of whatever asks for a connection now. */
export function getQueryLimits(): QueryLimits {
  return limits.getStore() ?? ordinary;
}

/** Does work whose statements may take long, as a migration's. */
export function withPatience<T>(work: () => Promise<T>, ms = PATIENT_MS): Promise<T> {
  return limits.run({ heldMs: ms, silentMs: ms, lockMs: PATIENT_MS }, work);
}
