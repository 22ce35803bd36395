import { deleteChanges, type Fields, isDifferent, storeChanges, type UnsavedChanges } from './recovery-store.ts';

/** The stored item that a form is based on; without an id it is a new one. */
export interface SavedVersion {
  id?: string | undefined;
  version?: number | undefined;
}

interface RecoveryOptions {
  /** Names this opened form. */
  id: string;
  /** Such as `article`. */
  kind: string;
  base: SavedVersion;
  initial: Fields;
  storage?: Storage;
  now?: () => Date;
}

export type Recovery = ReturnType<typeof createRecovery>;

/** Holds what a form says, and keeps on this device whatever of it is not stored yet. */
export function createRecovery({ id, kind, base, initial, storage, now = () => new Date() }: RecoveryOptions) {
  let fields = initial;
  let stored = initial;
  let current = base;
  let exchanged = 0;

  const isDirty = () => isDifferent(fields, stored);
  const asDraft = (draftId: string): UnsavedChanges => ({
    id: draftId,
    item: getRecoveryKey(kind, current.id),
    at: now().toISOString(),
    version: current.version,
    fields,
  });
  /** False when the device has no room for it. */
  function keep(): boolean {
    if (isDirty()) return storeChanges(asDraft(id), storage);
    deleteChanges(id, storage);
    return true;
  }

  return {
    isDirty,
    read: () => ({ fields, ...current }),
    write(changes: Fields): boolean {
      fields = { ...fields, ...changes };
      return keep();
    },
    /** What was sent is stored as this version; what was typed meanwhile stays a draft. */
    settle(sent: Fields, base: Required<SavedVersion>): boolean {
      stored = sent;
      current = base;
      return keep();
    },
    /** From here on the form is based on another version, or on none. */
    rebase(base: SavedVersion): boolean {
      current = base;
      return keep();
    },
    /** Puts a draft's text into the form; what was typed there becomes a draft of its own and is given back. */
    exchange(draft: Pick<UnsavedChanges, 'fields' | 'version'> & { id?: string }): UnsavedChanges | undefined {
      exchanged += 1;
      const mine = isDirty() ? asDraft(`${id}.${exchanged}`) : undefined;
      const isMineKept = !mine || storeChanges(mine, storage);
      fields = { ...initial, ...draft.fields };
      current = { ...current, version: current.id === undefined ? undefined : (draft.version ?? current.version) };
      if (keep() && isMineKept && draft.id !== undefined) deleteChanges(draft.id, storage);
      return mine;
    },
  };
}

/** What drafts are filed under. */
export function getRecoveryKey(kind: string, id: string | undefined): string {
  return `${kind}/${id ?? 'new'}`;
}
