import { AsyncLocalStorage } from 'node:async_hooks';

/** A step of a request, such as a query. Both times are `performance.now()`. */
export interface Step {
  name: string;
  startedAt: number;
  endedAt: number;
  attributes?: Record<string, string | number>;
  error?: unknown;
}

export interface RequestScope {
  requestId: string;
  recordStep?: (step: Step) => void;
}

const storage = new AsyncLocalStorage<{ scope: RequestScope; isOpen: boolean }>();

/** Runs the response to a request. Timers and loops that outlive it are no longer part of it. */
export async function runInRequest<Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> {
  const entry = { scope, isOpen: true };
  try {
    return await storage.run(entry, work);
  } finally {
    entry.isOpen = false;
  }
}

export function getRequestScope(): RequestScope | undefined {
  const entry = storage.getStore();
  return entry?.isOpen ? entry.scope : undefined;
}
