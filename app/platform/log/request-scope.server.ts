import { AsyncLocalStorage } from 'node:async_hooks';

/** One step of a request, such as a query. Both times are `performance.now()`. */
export interface Step {
  name: string;
  startedAt: number;
  endedAt: number;
  attributes?: Record<string, string | number>;
  error?: unknown;
}

/** The request that is being answered, as whatever works for it may know it. */
export interface RequestScope {
  requestId: string;
  /** Where traces are wanted. */
  recordStep?: (step: Step) => void;
}

const storage = new AsyncLocalStorage<{ scope: RequestScope; isOpen: boolean }>();

/** Runs what answers a request. Timers and loops that it leaves behind are no longer the request's. */
export async function runInRequest<Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> {
  const entry = { scope, isOpen: true };
  try {
    return await storage.run(entry, work);
  } finally {
    entry.isOpen = false;
  }
}

/** Undefined outside of a request. */
export function getRequestScope(): RequestScope | undefined {
  const entry = storage.getStore();
  return entry?.isOpen ? entry.scope : undefined;
}
