import type { FieldValues } from '#features/publishing/content-kind.ts';

/** What was typed and not saved yet: kept on this device under an id of the opened form. */
export interface UnsavedChanges {
  id: string;
  /** What is being written: `article/new`, `article/my-title`, `solution/new` and so on. */
  item: string;
  /** When it was last typed in, ISO 8601. */
  at: string;
  /** The version of the item that the form was opened with; absent for a new one. */
  version?: number | undefined;
  fields: FieldValues;
}

/** Stays as it is: authors' devices hold unsaved changes under this name. */
const PREFIX = 'byline.draft.';

/** Returns false when the device has no room for them, so that the author can be told. */
export function storeChanges(changes: UnsavedChanges, storage?: Storage): boolean {
  try {
    (storage ?? localStorage).setItem(PREFIX + changes.id, JSON.stringify(changes));
    return true;
  } catch {
    return false;
  }
}

export function deleteChanges(id: string, storage?: Storage): void {
  try {
    (storage ?? localStorage).removeItem(PREFIX + id);
  } catch {
    // storage is forbidden: nothing was kept
  }
}

/** The unsaved changes of an item that no open form holds, newest first. */
export function listChanges(
  item: string,
  { open, storage = localStorage }: { open: ReadonlySet<string>; storage?: Storage },
): UnsavedChanges[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseChanges(storage.getItem(key)) ?? [])
    .filter((changes) => changes.item === item && !open.has(changes.id))
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Whether two forms hold different text; a field that one of them lacks is empty. */
export function isDifferent(a: FieldValues, b: FieldValues): boolean {
  return [...Object.keys(a), ...Object.keys(b)].some((name) => (a[name] ?? '') !== (b[name] ?? ''));
}

/** Marks a form as open until the page is gone, so that other tabs leave its changes alone. Returns how to unlock. */
export function lockRecovery(id: string): () => void {
  let unlock = () => {};
  const closed = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  void navigator.locks?.request(PREFIX + id, () => closed);
  return unlock;
}

/** The ids of the forms that are open in any tab. */
export async function listOpenRecoveryIds(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}

function parseChanges(text: string | null): UnsavedChanges | undefined {
  try {
    const changes = JSON.parse(text ?? 'null');
    const isComplete = typeof changes?.id === 'string' && typeof changes.item === 'string' && typeof changes.at === 'string';
    return isComplete && changes.fields !== null && typeof changes.fields === 'object' ? changes : undefined;
  } catch {
    return undefined;
  }
}
