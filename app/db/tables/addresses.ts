import type { Timestamp } from './timestamp.ts';

/** Where something public stood that was deleted for good. */
export interface GoneAddressTable {
  /** The name of its kind: `article`. */
  kind: string;
  itemId: string;
  goneAt: Timestamp;
}

/** Who is told of changes; one row for each that the settings name. */
export interface AnnouncerTable {
  name: string;
  /** How often in turn what waits could not be told. */
  failures: number;
  /** Not tried before, after a failure. */
  nextAt: Timestamp | null;
  /** Until when one process tells, so that the others need not. */
  claimedUntil: Timestamp | null;
}

/** An item that has changed, and of which an announcer is to be told; written by triggers alone. */
export interface AnnouncementTable {
  announcer: string;
  /** The name of its kind: `article`. */
  kind: string;
  itemId: string;
  /** The content version of the change: another one when it has changed again. */
  version: number;
  /** Its date: of what comes out later, not before. */
  dueAt: Timestamp;
}
