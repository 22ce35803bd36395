const PREFIX = 'byline.unsaved-changes.';

/** Marks a form as open until the page is gone, so that other tabs leave its changes alone. Returns how to unlock. */
export function lockRecovery(id: string): () => void {
  let unlock = () => {};
  const closed = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  void navigator.locks?.request(PREFIX + id, () => closed)?.catch(() => undefined);
  return unlock;
}

export async function listOpenRecoveryIds(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
