/** What a form of the admin holds and has not saved, one row an opened form. */
export interface UnsavedChangesTable {
  userId: string;
  /** The id of the opened form. */
  id: string;
  /** What is being written: `article/new`, `article/my-title`. */
  item: string;
  /** Grows with each change of the form: what has a greater one is newer, whatever a clock says. */
  number: number;
  /** The version of the item that the form was opened with; null for a new one. */
  version: number | null;
  /** The fields of the form as JSON, compressed by Brotli; null once they are saved or discarded. */
  fields: Uint8Array | null;
  /** Browser and system as words. */
  device: string;
  /** As `Timestamp`. */
  at: string;
}
