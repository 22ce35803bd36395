import { type Draft, dropDraft, type Fields, isDifferent, keepDraft } from './recovery-store.ts';

/** The stored item that a form is based on; without an id it is a new one. */
export interface Base {
  id?: string | undefined;
  version?: number | undefined;
}

interface KeeperOptions {
  /** Names this opened form. */
  id: string;
  /** Such as `article`. */
  kind: string;
  base: Base;
  initial: Fields;
  storage?: Storage;
  now?: () => Date;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Holds what a form says, and keeps on this device whatever of it is not stored yet. */
export function createDraftKeeper({ id, kind, base, initial, storage, now = () => new Date() }: KeeperOptions) {
  let fields = initial;
  let stored = initial;
  let current = base;
  let exchanged = 0;

  const isDirty = () => isDifferent(fields, stored);
  const asDraft = (draftId: string): Draft => ({
    id: draftId,
    item: itemName(kind, current.id),
    at: now().toISOString(),
    version: current.version,
    fields,
  });
  /** False when the device has no room for it. */
  function keep(): boolean {
    if (isDirty()) return keepDraft(asDraft(id), storage);
    dropDraft(id, storage);
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
    settle(sent: Fields, base: Required<Base>): boolean {
      stored = sent;
      current = base;
      return keep();
    },
    /** From here on the form is based on another version, or on none. */
    rebase(base: Base): boolean {
      current = base;
      return keep();
    },
    /** Puts a draft's text into the form; what was typed there becomes a draft of its own and is given back. */
    exchange(draft: Pick<Draft, 'fields' | 'version'> & { id?: string }): Draft | undefined {
      exchanged += 1;
      const mine = isDirty() ? asDraft(`${id}.${exchanged}`) : undefined;
      const isMineKept = !mine || keepDraft(mine, storage);
      fields = { ...initial, ...draft.fields };
      current = { ...current, version: current.id === undefined ? undefined : (draft.version ?? current.version) };
      if (keep() && isMineKept && draft.id !== undefined) dropDraft(draft.id, storage);
      return mine;
    },
  };
}

/** What drafts are filed under. */
export function itemName(kind: string, id: string | undefined): string {
  return `${kind}/${id ?? 'new'}`;
}
