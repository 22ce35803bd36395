import { useContext, useEffect, useRef, useState } from 'react';
import { useSessionEvents } from '#features/accounts/sessions/session-events.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { deviceStore } from './copies/device-store.ts';
import { getRecoveryKey } from './copies/unsaved-changes.ts';
import { findOffers, type Offer } from './offers.ts';
import { createRecovery, isDifferent, type Kept, type OfferedText, type RecoveryOptions, type SavedVersion } from './recovery.ts';
import { RecoveryUserContext } from './recovery-user.ts';

/** A write may take this long before the form says that the device does not hold it. */
const GRACE_MS = 300;

interface RecoveryProps {
  id: string;
  kind: string;
  initial: FieldValues;
  base?: SavedVersion;
}

/** `offered` are earlier unsaved changes to restore or discard. */
export function useRecovery({ id, kind, initial, base = {} }: RecoveryProps) {
  const userId = useContext(RecoveryUserContext);
  const [fields, setFields] = useState(initial);
  const { recovery, kept, showKept } = useKept({ id, userId, kind, initial, base, store: deviceStore });
  const offers = useOffers(recovery, { id, userId, item: getRecoveryKey(kind, base.id), initial });
  useFlush(recovery, userId);

  const show = () => {
    setFields(recovery.read().fields);
    showKept();
  };

  return {
    fields,
    offered: offers.first,
    discardOffered: offers.discardFirst,
    kept,
    read: recovery.read,
    isDirty: recovery.isDirty,
    isHeld: recovery.isHeld,
    flush: recovery.flush,
    write(changes: FieldValues) {
      recovery.write(changes);
      show();
    },
    markSaved(sent: FieldValues, saved: Required<SavedVersion>) {
      if (recovery.read().id !== saved.id) offers.end();
      recovery.markSaved(sent, saved);
      showKept();
    },
    setBase: recovery.setBase,
    swapIn(text: OfferedText) {
      const replaced = recovery.swapIn(text);
      show();
      offers.swap(text.id, replaced);
    },
  };
}

/** Creates the recovery of a form, and shows what holds its text, after a grace for a write under way. */
function useKept(options: RecoveryOptions) {
  const [kept, setKept] = useState<Kept>({ onDevice: false, onSite: false, isSiteTaking: false });
  const created = useRef<ReturnType<typeof createRecovery>>(undefined);
  const graceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  created.current ??= createRecovery({ ...options, onChange: showKept });
  useEffect(() => () => clearTimeout(graceTimer.current), []);

  function showKept() {
    const now = created.current?.getKept();
    if (!now) return;
    if (now.onDevice || now.fault) {
      clearTimeout(graceTimer.current);
      graceTimer.current = undefined;
    } else graceTimer.current ??= setTimeout(showKeptAfterGrace, GRACE_MS);
    setKept((before) => toShown(before, { ...now, onDevice: now.onDevice || (before.onDevice && !now.fault) }));
  }

  function showKeptAfterGrace() {
    graceTimer.current = undefined;
    const now = created.current?.getKept();
    if (now) setKept((before) => toShown(before, now));
  }

  return { recovery: created.current, kept, showKept };
}

type OfferOptions = Pick<RecoveryOptions, 'id' | 'userId' | 'initial'> & { item: string };

function useOffers(recovery: ReturnType<typeof createRecovery>, { id, userId, item, initial }: OfferOptions) {
  const [offers, setOffers] = useState<Offer[]>([]);
  const answered = useRef(new Set<string>()); // restored or discarded
  const isOver = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form was opened with, once for each opened form
  useEffect(() => {
    let isCurrent = true;
    const unlock = lockRecovery(id);
    void listOpenRecoveryIds().then((open) =>
      findOffers({ userId, item, open, store: deviceStore }, (found) => {
        if (!isCurrent || isOver.current) return;
        const fresh = found.filter((offer) => !answered.current.has(offer.id));
        for (const offer of fresh) if (!isDifferent(offer.fields, initial)) recovery.discard(offer); // saved already
        setOffers((others) => [
          ...others.filter((other) => other.id.startsWith(`${id}.`)), // what was swapped out of this form
          ...fresh.filter((offer) => isDifferent(offer.fields, initial)),
        ]);
      }),
    );
    return () => {
      isCurrent = false;
      unlock();
    };
  }, [id, item]);

  return {
    first: offers[0],
    discardFirst() {
      const [first, ...others] = offers;
      if (first) {
        answered.current.add(first.id);
        recovery.discard(first);
      }
      setOffers(others);
    },
    swap(restoredId: string | undefined, replaced: Offer | undefined) {
      if (restoredId !== undefined) answered.current.add(restoredId);
      setOffers((others) => [...(replaced ? [replaced] : []), ...others.filter((other) => other.id !== restoredId)]);
    },
    /** Leaves the others for the next new item. */
    end() {
      isOver.current = true;
      setOffers([]);
    },
  };
}

/** Stores what waits when the page or the form may be about to go. */
function useFlush(recovery: ReturnType<typeof createRecovery>, userId: string) {
  useEffect(() => {
    const flush = () => void recovery.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    addEventListener('pagehide', flush);
    addEventListener('online', recovery.hasten);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      flush(); // closed with its changes
      removeEventListener('pagehide', flush);
      removeEventListener('online', recovery.hasten);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [recovery]);

  useSessionEvents((event) => {
    if (event.userId === userId) recovery.hasten();
    else if (!event.isLocal) void recovery.checkAgain();
  });
}

export type Recovery = ReturnType<typeof useRecovery>;

function toShown(before: Kept, now: Kept): Kept {
  const isSame = before.onDevice === now.onDevice && before.onSite === now.onSite && before.fault === now.fault;
  return isSame && before.isSiteTaking === now.isSiteTaking ? before : now;
}

const PREFIX = 'byline.unsaved-changes.';

/** Marks a form as open until the page is gone, so that other tabs leave its changes alone. Returns how to unlock. */
function lockRecovery(id: string): () => void {
  let unlock = () => {};
  const closed = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  void navigator.locks?.request(PREFIX + id, () => closed)?.catch(() => undefined);
  return unlock;
}

async function listOpenRecoveryIds(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
