import type { Timestamp } from './timestamp.ts';

/** Work that is to be done outside a request, and survives a restart. */
export interface JobTable {
  /** Of its handler: `email`. */
  name: string;
  /** One of a name under each key; `''` where there is only one. */
  key: string;
  /** As its handler writes it; encrypted where it holds personal data. */
  payload: string;
  /** Not run before; null where it waits to be asked for. */
  dueAt: Timestamp | null;
  /** How often it was begun since it was done last. */
  attempts: number;
  /** Rises when it is asked for again, also while it runs. */
  revision: number;
  /** Of the run that is under way, changed with each; null while there is none. */
  lease: string | null;
  leasedUntil: Timestamp | null;
  /** Why it failed last. */
  lastError: string | null;
  createdAt: Timestamp;
  /** When there is no sense in running it any more. */
  expiresAt: Timestamp | null;
}
