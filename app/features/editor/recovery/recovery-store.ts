export type Fields = Record<string, string>;

/** What was typed and not saved yet: kept on this device under an id of the opened form. */
export interface UnsavedChanges {
  id: string;
  /** What is being written: `article/new`, `article/my-title`, `solution/new` and so on. */
  item: string;
  /** When it was last typed in, ISO 8601. */
  at: string;
  /** The version of the item that the form was opened with; absent for a new one. */
  version?: number | undefined;
  fields: Fields;
}

const PREFIX = 'byline.draft.';

/** Keeps a draft; gives back false when the device has no room for it, so that the writer can be told. */
export function storeChanges(draft: UnsavedChanges, storage?: Storage): boolean {
  try {
    (storage ?? localStorage).setItem(PREFIX + draft.id, JSON.stringify(draft));
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

/** The drafts of an item that no open form holds, newest first. */
export function listChanges(
  item: string,
  { open, storage = localStorage }: { open: ReadonlySet<string>; storage?: Storage },
): UnsavedChanges[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parseChanges(storage.getItem(key)) ?? [])
    .filter((draft) => draft.item === item && !open.has(draft.id))
    .sort((a, b) => b.at.localeCompare(a.at));
}

/** Whether two forms hold different text; a field that one of them lacks is empty. */
export function isDifferent(a: Fields, b: Fields): boolean {
  return [...Object.keys(a), ...Object.keys(b)].some((name) => (a[name] ?? '') !== (b[name] ?? ''));
}

/** Says, until the page is gone, that this draft's form is open; other tabs then leave the draft alone. */
export function lockRecovery(id: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(PREFIX + id, () => held);
  return release;
}

/** The ids of the drafts whose forms are open in any tab. */
export async function listOpenRecoveryIds(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}

function parseChanges(text: string | null): UnsavedChanges | undefined {
  try {
    const draft = JSON.parse(text ?? 'null');
    const isDraft = typeof draft?.id === 'string' && typeof draft.item === 'string' && typeof draft.at === 'string';
    return isDraft && draft.fields !== null && typeof draft.fields === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}
