import { useEffect, useRef, useState } from 'react';
import { type Base, createDraftKeeper, type DraftKeeper, itemName } from './recovery.ts';
import { type Draft, dropDraft, type Fields, holdDraft, isDifferent, listDrafts, openDrafts } from './recovery-store.ts';

/**
 * The fields of a form whose every keystroke is kept on this device until it is saved.
 * `offered` is an earlier draft of the same item, to be taken or thrown away.
 */
export function useDraft({ id, kind, initial, base = {} }: { id: string; kind: string; initial: Fields; base?: Base }) {
  const [fields, setFields] = useState(initial);
  const [offered, setOffered] = useState<Draft[]>([]);
  const [isRoomLeft, setIsRoomLeft] = useState(true);
  const keeperRef = useRef<DraftKeeper>(undefined);
  keeperRef.current ??= createDraftKeeper({ id, kind, initial, base });
  const keeper = keeperRef.current;
  const item = itemName(kind, base.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form was opened with, once for each opened form
  useEffect(() => {
    const release = holdDraft(id);
    void openDrafts().then((open) => {
      const drafts = listDrafts(item, { open });
      for (const draft of drafts) if (!isDifferent(draft.fields, initial)) dropDraft(draft.id); // stored already
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
    settle(sent: Fields, stored: Required<Base>) {
      if (keeper.read().id !== stored.id) setOffered([]); // a new one that is stored now; the others are offered for the next
      setIsRoomLeft(keeper.settle(sent, stored));
    },
    rebase: keeper.rebase,
    /** Puts another text into the form; what was typed there is offered in its turn. */
    exchange(draft: Pick<Draft, 'fields' | 'version'> & { id?: string }) {
      const mine = keeper.exchange(draft);
      setFields(keeper.read().fields);
      setOffered((drafts) => [...(mine ? [mine] : []), ...drafts.filter(({ id: other }) => other !== draft.id)]);
    },
    discardOffered() {
      const [first, ...others] = offered;
      if (first) dropDraft(first.id);
      setOffered(others);
    },
  };
}
