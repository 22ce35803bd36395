import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import {
  deleteChanges,
  isDifferent,
  listChanges,
  listOpenRecoveryIds,
  lockRecovery,
  storeChanges,
  type UnsavedChanges,
} from './recovery-store.ts';

/** The saved item that a form is based on; without an id it is a new one. */
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
  initial: FieldValues;
  storage?: Storage;
  now?: () => Date;
}

type OfferedText = Pick<UnsavedChanges, 'fields' | 'version'> & { id?: string };

/**
 * The fields of a form, kept on this device at every keystroke until they are saved.
 * `offered` are earlier unsaved changes of the same item, to be restored or discarded.
 */
export function useRecovery({ id, kind, initial, base = {} }: { id: string; kind: string; initial: FieldValues; base?: SavedVersion }) {
  const [fields, setFields] = useState(initial);
  const [offers, setOffers] = useState<UnsavedChanges[]>([]);
  const [isRoomLeft, setIsRoomLeft] = useState(true);
  const recoveryRef = useRef<ReturnType<typeof createRecovery>>(undefined);
  recoveryRef.current ??= createRecovery({ id, kind, initial, base });
  const recovery = recoveryRef.current;
  const item = getRecoveryKey(kind, base.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form was opened with, once for each opened form
  useEffect(() => {
    const unlock = lockRecovery(id);
    void listOpenRecoveryIds().then((open) => {
      const found = listChanges(item, { open });
      for (const changes of found) if (!isDifferent(changes.fields, initial)) deleteChanges(changes.id); // saved already
      setOffers(found.filter((changes) => isDifferent(changes.fields, initial)));
    });
    return unlock;
  }, [id, item]);

  return {
    fields,
    offered: offers[0],
    isRoomLeft,
    read: recovery.read,
    isDirty: recovery.isDirty,
    write(changes: FieldValues) {
      setIsRoomLeft(recovery.write(changes));
      setFields(recovery.read().fields);
    },
    markSaved(sent: FieldValues, saved: Required<SavedVersion>) {
      if (recovery.read().id !== saved.id) setOffers([]); // a new item that is saved now; the others are offered for the next
      setIsRoomLeft(recovery.markSaved(sent, saved));
    },
    setBase: recovery.setBase,
    /** Puts another text into the form; what was typed there is offered in its turn. */
    swapIn(text: OfferedText) {
      const replaced = recovery.swapIn(text);
      setFields(recovery.read().fields);
      setOffers((others) => [...(replaced ? [replaced] : []), ...others.filter((other) => other.id !== text.id)]);
    },
    discardOffered() {
      const [first, ...others] = offers;
      if (first) deleteChanges(first.id);
      setOffers(others);
    },
  };
}

/** Holds the fields of a form, and keeps on this device whatever of them is not saved yet. */
export function createRecovery({ id, kind, base, initial, storage, now = () => new Date() }: RecoveryOptions) {
  let fields = initial;
  let saved = initial;
  let current = base;
  let swaps = 0;

  const isDirty = () => isDifferent(fields, saved);
  const getChanges = (changesId: string): UnsavedChanges => ({
    id: changesId,
    item: getRecoveryKey(kind, current.id),
    at: now().toISOString(),
    version: current.version,
    fields,
  });
  /** False when the device has no room for it. */
  function persist(): boolean {
    if (isDirty()) return storeChanges(getChanges(id), storage);
    deleteChanges(id, storage);
    return true;
  }

  return {
    isDirty,
    /** What the form holds at this moment, and what it is based on. */
    read: () => ({ fields, ...current }),
    write(changes: FieldValues): boolean {
      fields = { ...fields, ...changes };
      return persist();
    },
    /** What was sent is saved as this version; what was typed meanwhile stays unsaved. */
    markSaved(sent: FieldValues, version: Required<SavedVersion>): boolean {
      saved = sent;
      current = version;
      return persist();
    },
    /** From here on the form is based on another version, or on none. */
    setBase(version: SavedVersion): boolean {
      current = version;
      return persist();
    },
    /** Puts another text into the form; what was typed there is kept under an id of its own and given back. */
    swapIn(text: OfferedText): UnsavedChanges | undefined {
      swaps += 1;
      const replaced = isDirty() ? getChanges(`${id}.${swaps}`) : undefined;
      const isReplacedKept = !replaced || storeChanges(replaced, storage);
      fields = { ...initial, ...text.fields };
      current = { ...current, version: current.id === undefined ? undefined : (text.version ?? current.version) };
      if (persist() && isReplacedKept && text.id !== undefined) deleteChanges(text.id, storage);
      return replaced;
    },
  };
}

/** What unsaved changes are filed under. */
function getRecoveryKey(kind: string, id: string | undefined): string {
  return `${kind}/${id ?? 'new'}`;
}
