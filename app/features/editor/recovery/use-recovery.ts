import { useEffect, useRef, useState } from 'react';
import { createRecovery, getRecoveryKey, type Recovery, type SavedVersion } from './recovery.ts';
import {
  deleteChanges,
  type Fields,
  isDifferent,
  listChanges,
  listOpenRecoveryIds,
  lockRecovery,
  type UnsavedChanges,
} from './recovery-store.ts';

/**
 * The fields of a form whose every keystroke is kept on this device until it is saved.
 * `offered` is an earlier draft of the same item, to be taken or thrown away.
 */
export function useRecovery({ id, kind, initial, base = {} }: { id: string; kind: string; initial: Fields; base?: SavedVersion }) {
  const [fields, setFields] = useState(initial);
  const [offered, setOffered] = useState<UnsavedChanges[]>([]);
  const [isRoomLeft, setIsRoomLeft] = useState(true);
  const keeperRef = useRef<Recovery>(undefined);
  keeperRef.current ??= createRecovery({ id, kind, initial, base });
  const keeper = keeperRef.current;
  const item = getRecoveryKey(kind, base.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form was opened with, once for each opened form
  useEffect(() => {
    const release = lockRecovery(id);
    void listOpenRecoveryIds().then((open) => {
      const drafts = listChanges(item, { open });
      for (const draft of drafts) if (!isDifferent(draft.fields, initial)) deleteChanges(draft.id); // stored already
      setOffered(drafts.filter((draft) => isDifferent(draft.fields, initial)));
    });
    return release;
  }, [id, item]);

  return {
    fields,
    offered: offered[0],
    isRoomLeft,
    /** What the form holds at this moment, and what it is based on. */
    read: keeper.read,
    isDirty: keeper.isDirty,
    write(changes: Fields) {
      setIsRoomLeft(keeper.write(changes));
      setFields(keeper.read().fields);
    },
    settle(sent: Fields, stored: Required<SavedVersion>) {
      if (keeper.read().id !== stored.id) setOffered([]); // a new one that is stored now; the others are offered for the next
      setIsRoomLeft(keeper.settle(sent, stored));
    },
    rebase: keeper.rebase,
    /** Puts another text into the form; what was typed there is offered in its turn. */
    exchange(draft: Pick<UnsavedChanges, 'fields' | 'version'> & { id?: string }) {
      const mine = keeper.exchange(draft);
      setFields(keeper.read().fields);
      setOffered((drafts) => [...(mine ? [mine] : []), ...drafts.filter(({ id: other }) => other !== draft.id)]);
    },
    discardOffered() {
      const [first, ...others] = offered;
      if (first) deleteChanges(first.id);
      setOffered(others);
    },
  };
}
