import { startTransition, useContext, useEffect, useRef, useState } from 'react';
import { useSessionEvents } from '#features/accounts/sessions/session-events.ts';
import { AdminUserContext } from '#features/admin/frame/admin-user.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { deviceStore } from './copies/device-store.ts';
import { getRecoveryKey } from './copies/unsaved-changes.ts';
import { findOffers, type Offer } from './offers.ts';
import {
  createRecovery,
  isDifferent,
  isExpired,
  type Kept,
  type OfferedText,
  type RecoveryOptions,
  type SavedVersion,
} from './recovery.ts';

/** The form follows what is typed in the visual editor after this pause, or at least so often: drawing it costs more than a key. */
const SHOW_AFTER_MS = 300;
const SHOW_WITHIN_MS = 5000;

/** A write may take this long before the form says that the device does not hold it. */
const GRACE_MS = 300;

/** `isTyped` where what is written shows already, so that the rest of the form may follow later. */
export interface WriteOptions {
  isTyped?: boolean;
}

interface RecoveryProps {
  id: string;
  kind: string;
  initial: FieldValues;
  base?: SavedVersion;
  isText?: (name: string) => boolean;
}

/** `offered` are earlier unsaved changes to restore or discard. */
export function useRecovery({ id, kind, initial, base = {}, isText = () => true }: RecoveryProps) {
  const { id: userId } = useContext(AdminUserContext);
  const { recovery, kept, showKept } = useKept({ id, userId, kind, initial, base, isText, store: deviceStore });
  const offers = useOffers(recovery, { id, userId, item: getRecoveryKey(kind, base.id), initial });
  useFlush(recovery, userId);

  const [swaps, setSwaps] = useState(0);
  const { fields, showFields, showFieldsSoon } = useShownFields(initial, () => recovery.read().fields);
  const show = () => {
    showFields();
    showKept();
  };

  return {
    fields,
    swaps,
    offered: offers.first,
    moreOffered: offers.more,
    discardOffered: offers.discardFirst,
    kept,
    read: recovery.read,
    isDirty: recovery.isDirty,
    isHeld: recovery.isHeld,
    flush: recovery.flush,
    write(changes: FieldValues, { isTyped = false }: WriteOptions = {}) {
      recovery.write(changes);
      if (isTyped) showFieldsSoon();
      else showFields();
      showKept();
    },
    markSaved(sent: FieldValues, saved: Required<SavedVersion>) {
      if (recovery.read().id !== saved.id) offers.end();
      recovery.markSaved(sent, saved);
      showKept();
    },
    setBase: recovery.setBase,
    swapIn(text: OfferedText) {
      const replaced = recovery.swapIn(text);
      setSwaps((count) => count + 1);
      show();
      offers.swap(text.id, replaced);
    },
  };
}

function useShownFields(initial: FieldValues, read: () => FieldValues) {
  const [fields, setFields] = useState(initial);
  const [shown] = useState(() => createDelayed(() => setFields(read())));
  useEffect(() => shown.stop, [shown]);
  return { fields, showFields: shown.run, showFieldsSoon: shown.runSoon };
}

function createDelayed(work: () => void) {
  let since: number | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function stop() {
    since = undefined;
    clearTimeout(timer);
    document.removeEventListener('focusout', run);
  }
  function run() {
    stop();
    work();
  }
  return {
    run,
    stop,
    runSoon() {
      since ??= performance.now();
      document.addEventListener('focusout', run); // a button that is pressed next finds the newest text
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(run), Math.min(SHOW_AFTER_MS, since + SHOW_WITHIN_MS - performance.now()));
    },
  };
}

/** Creates the recovery of a form, and shows what holds its text, after a grace for a write under way. */
function useKept(options: RecoveryOptions) {
  const [kept, setKept] = useState<Kept>({ onDevice: false, onSite: false, isSiteTaking: false });
  const shown = useRef(kept);
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
    show({ ...now, onDevice: now.onDevice || (shown.current.onDevice && !now.fault) });
  }

  function showKeptAfterGrace() {
    graceTimer.current = undefined;
    const now = created.current?.getKept();
    if (now) show(now);
  }

  function show(now: Kept) {
    if (isSame(shown.current, now)) return;
    shown.current = now;
    setKept(now);
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
        const isPast = (offer: Offer) => !isDifferent(offer.fields, initial) || isExpired(offer, new Date()); // or saved already
        for (const offer of fresh) if (isPast(offer)) recovery.discard(offer);
        setOffers((others) => [
          ...others.filter((other) => other.id.startsWith(`${id}.`)), // what was swapped out of this form
          ...fresh.filter((offer) => !isPast(offer)),
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
    more: Math.max(0, offers.length - 1),
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

function isSame(one: Kept, other: Kept): boolean {
  const isHeldSame = one.onDevice === other.onDevice && one.onSite === other.onSite;
  return isHeldSame && one.fault === other.fault && one.isSiteTaking === other.isSiteTaking;
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
