import type { Timestamp } from './timestamp.ts';

/** Where something public stood that was deleted for good. */
export interface GoneAddressTable {
  /** The name of its kind: `article`. */
  kind: string;
  itemId: string;
  goneAt: Timestamp;
}

/** When an item changed last for readers; written by triggers alone. */
export interface ItemChangeTable {
  /** The name of its kind: `article`. */
  kind: string;
  itemId: string;
  /** The content version of the change. */
  version: number;
  /** Its date: a scheduled item is announced then. */
  dueAt: Timestamp;
}
