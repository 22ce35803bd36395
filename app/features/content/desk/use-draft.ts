import { useEffect, useRef, useState } from 'react';
import { type Draft, dropDraft, holdDraft, keepDraft, listDrafts, openDrafts } from './draft-store.ts';

type Fields = Record<string, string>;

/**
 * The fields of a form whose every keystroke is kept on this device until it is saved.
 * `offered` is an earlier draft of the same item, to be taken or thrown away.
 */
export function useDraft({ id, item, initial, version }: { id: string; item: string; initial: Fields; version?: number | undefined }) {
  const [fields, setFields] = useState(initial);
  const [offered, setOffered] = useState<Draft>();
  const [isRoomLeft, setIsRoomLeft] = useState(true);
  const current = useRef(fields);
  const baseVersion = useRef(version);

  useEffect(() => {
    const release = holdDraft(id);
    void openDrafts().then((open) => {
      const drafts = listDrafts(item, { open });
      setOffered(drafts.find((draft) => isDifferent(draft.fields, current.current)));
    });
    return release;
  }, [id, item]);

  function write(changes: Fields) {
    current.current = { ...current.current, ...changes };
    setFields(current.current);
    setIsRoomLeft(keepDraft({ id, item, at: new Date().toISOString(), version: baseVersion.current, fields: current.current }));
  }

  return {
    fields,
    offered,
    isRoomLeft,
    write,
    /** What the form holds at this moment, and the version that it is based on. */
    read: () => ({ fields: current.current, version: baseVersion.current }),
    takeOffered() {
      if (!offered) return;
      baseVersion.current = offered.version ?? baseVersion.current;
      write(offered.fields);
      dropDraft(offered.id);
      setOffered(undefined);
    },
    discardOffered() {
      if (offered) dropDraft(offered.id);
      setOffered(undefined);
    },
    /** From here on the form is based on this version of the item. */
    rebase(newVersion: number) {
      baseVersion.current = newVersion;
    },
    /** What was sent is stored: the draft goes, unless more was typed meanwhile. */
    settle(sent: Fields) {
      if (!isDifferent(sent, current.current)) dropDraft(id);
    },
  };
}

function isDifferent(a: Fields, b: Fields) {
  return Object.keys(b).some((name) => (a[name] ?? '') !== b[name]);
}
