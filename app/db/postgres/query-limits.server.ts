import { AsyncLocalStorage } from 'node:async_hooks';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

export interface QueryLimits {
  /** Counts from asking for a connection until it is released. */
  heldMs: number;
  silentMs: number;
  lockMs: number;
}

const ordinary: QueryLimits = { heldMs: 5 * SECOND_MS, silentMs: 1.5 * SECOND_MS, lockMs: 3 * SECOND_MS };
/** A migration may rewrite whole tables, or wait for another process that does. */
const PATIENT_MS = 10 * MINUTE_MS;
export const ALL_ROWS_MS = 120 * MINUTE_MS;

const limits = new AsyncLocalStorage<QueryLimits>();

export function getQueryLimits(): QueryLimits {
  return limits.getStore() ?? ordinary;
}

export function withPatience<T>(work: () => Promise<T>, ms = PATIENT_MS): Promise<T> {
  return limits.run({ heldMs: ms, silentMs: ms, lockMs: PATIENT_MS }, work);
}
