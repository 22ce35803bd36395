import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

/** One row: what a CDN has been told of last. */
export interface PurgesTable {
  id: Generated<number>;
  /** The content version that it was told of. */
  version: number;
  /** When that was asked for; null before the first time. */
  toldAt: Timestamp | null;
  /** Until when one process tells it, so that the others need not. */
  claimedUntil: Timestamp | null;
}
