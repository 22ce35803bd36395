import { type ActionBody, sendAction } from '#features/admin/actions/actions.ts';
import { createRetry } from '#platform/concurrency/retry.ts';
import type { SendResult } from '#platform/http/send-json.ts';
import type { UnsavedChanges } from './unsaved-changes.ts';

const DELAY_MS = 3000;
/** Delays after each failure; the last one repeats. */
const PAUSES_MS = [5000, 15_000, 30_000, 60_000];
const ANSWER_WITHIN_MS = 20_000;

export type FormChange = Pick<UnsavedChanges, 'id' | 'item' | 'number'>;

export type SendChanges = <Name extends 'recovery.store' | 'recovery.settle'>(
  name: Name,
  body: ActionBody<Name>,
  options: { isKeptAlive: boolean },
) => Promise<SendResult>;

interface SiteCopyOptions {
  userId: string;
  onChange: () => void;
  send?: SendChanges;
  random?: () => number;
}

/** Sends the newest changes of each form, one request at a time; the numbers of the forms give their order, whichever arrives first. */
export function createSiteCopy({ userId, onChange, send = sendChanges, random = Math.random }: SiteCopyOptions) {
  const wanted = new Map<string, UnsavedChanges>();
  const kept = new Map<string, number>();
  const attempted = new Map<string, number>();
  /** Never sent again as they are. */
  const refused = new Map<string, number>();
  const settled = new Map<string, FormChange>();
  let isSending = false;
  let isDue = false;
  let isFailing = false;
  const retry = createRetry({ pausesMs: PAUSES_MS, jitter: 1 / 5, random });

  const isWaiting = ({ id, number }: FormChange) => number > Math.max(kept.get(id) ?? -1, refused.get(id) ?? -1);
  const findNext = () => [...wanted.values()].find(isWaiting);

  function schedule() {
    if (!retry.isScheduled()) retry.runAfter(DELAY_MS, () => void work());
  }

  function recordResult(result: SendResult) {
    isFailing = !isTaken(result);
    if (!isFailing) retry.reset();
  }

  async function post(changes: UnsavedChanges, isKeptAlive = false): Promise<boolean> {
    const { id, item, number, version, fields } = changes;
    attempted.set(id, Math.max(number, attempted.get(id) ?? -1));
    const result = await send('recovery.store', { userId, item, id, number, version, fields }, { isKeptAlive });
    if (isTaken(result)) kept.set(id, Math.max(number, kept.get(id) ?? -1));
    else if (isHopeless(result)) refused.set(id, number);
    recordResult(result);
    onChange();
    return isTaken(result);
  }

  async function settleNext([id, change]: [string, FormChange]): Promise<boolean> {
    const result = await send('recovery.settle', { userId, item: change.item, id, number: change.number }, { isKeptAlive: true });
    if ((isTaken(result) || isHopeless(result)) && settled.get(id) === change) settled.delete(id);
    recordResult(result);
    return isTaken(result);
  }

  /** Sends changes before deletions: what they replace is deleted only then. */
  async function work(): Promise<void> {
    if (isSending) {
      isDue = true;
      return;
    }
    const changes = findNext();
    const [first] = settled;
    if (!changes && !first) return;
    isSending = true;
    isDue = false;
    const isDone = changes ? await post(changes) : first !== undefined && (await settleNext(first));
    isSending = false;
    if (!isDone) {
      if (!retry.isScheduled()) retry.runAfterPause(() => void work());
    } else if (isDue || !findNext()) void work();
    else schedule();
  }

  return {
    keep(changes: UnsavedChanges): void {
      wanted.set(changes.id, changes);
      settled.delete(changes.id);
      schedule();
    },
    /** `isKnown` where the site may have the changes from elsewhere. */
    settle(change: FormChange, { isKnown = false } = {}): void {
      wanted.delete(change.id);
      if (!isKnown && !attempted.has(change.id)) return;
      settled.set(change.id, change);
      void work();
    },
    /** Sends what waits before the page goes, also next to a request under way. */
    flush(): void {
      for (const changes of wanted.values()) {
        if (isWaiting(changes) && changes.number > (attempted.get(changes.id) ?? -1)) void post(changes, true);
      }
      for (const entry of settled) void settleNext(entry);
    },
    hasten(): void {
      if (isSending || !isFailing) return;
      retry.cancel();
      void work();
    },
    isKept: ({ id, number }: Pick<FormChange, 'id' | 'number'>) => (kept.get(id) ?? -1) >= number,
    /** False before the first request. */
    isTaking: () => kept.size > 0 && !isFailing,
  };
}

export type SiteCopy = ReturnType<typeof createSiteCopy>;

export const sendChanges: SendChanges = (name, body, { isKeptAlive }) =>
  sendAction(name, body, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), isKeptAlive });

export function getRecoveryPath(item: string): string {
  const [kind = '', ...id] = item.split('/');
  return `/admin/recovery/${kind}/${encodeURIComponent(id.join('/'))}`;
}

function isTaken(result: SendResult): boolean {
  return result.status === 200;
}

function isHopeless(result: SendResult): boolean {
  return result.outcome === 'answered' && [400, 404, 409, 413].includes(result.status);
}
