import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#features/admin/requests/confirm-dialog.tsx';
import { deviceStore } from './copies/device-store.ts';
import { sendChanges } from './copies/site-copy.ts';
import type { UnsavedChanges } from './copies/unsaved-changes.ts';

const SIGN_OUT = '/auth/sign-out';
const SEND_WITHIN_MS = 10_000;

/** Before any sign-out: sends what only this device holds, removes it here, and continues. Asks if something could not be sent. */
export function SignOutGuard({ userId }: { userId: string | null }) {
  const [unsent, setUnsent] = useState<{ form: HTMLFormElement; changes: UnsavedChanges[] }>();
  const isBusy = useRef(false);

  useEffect(() => {
    if (userId === null) return;
    async function prepare(form: HTMLFormElement, user: string) {
      if (isBusy.current) return;
      isBusy.current = true;
      const changes = await sendAndRemove(user);
      isBusy.current = false;
      if (changes.length) setUnsent({ form, changes });
      else form.submit();
    }
    function intercept(event: SubmitEvent) {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== SIGN_OUT || userId === null) return;
      event.preventDefault();
      event.stopPropagation();
      void prepare(form, userId);
    }
    document.addEventListener('submit', intercept, { capture: true });
    return () => document.removeEventListener('submit', intercept, { capture: true });
  }, [userId]);

  if (!unsent) return null;
  const { form, changes } = unsent;
  async function signOut() {
    await Promise.all(changes.map(({ id }) => deviceStore.remove(id)));
    form.submit();
  }
  return (
    <ConfirmDialog
      title="Sign out and lose unsaved changes?"
      cancel="Stay signed in"
      label="Sign out and lose them"
      onConfirm={signOut}
      onClose={() => setUnsent(undefined)}
    >
      <p>
        {changes.length === 1 ? 'The unsaved changes of one form are' : `The unsaved changes of ${changes.length} forms are`} only on this
        device: they could not be sent to the site. Signing out removes them from here.
      </p>
    </ConfirmDialog>
  );
}

async function sendAndRemove(userId: string): Promise<UnsavedChanges[]> {
  const deadline = performance.now() + SEND_WITHIN_MS;
  const unsent: UnsavedChanges[] = [];
  for (const changes of await deviceStore.list(userId)) {
    if (performance.now() < deadline && (await isSent(userId, changes))) await deviceStore.remove(changes.id);
    else if (changes.userId === userId) unsent.push(changes);
  }
  return unsent;
}

async function isSent(userId: string, changes: UnsavedChanges): Promise<boolean> {
  const { item, id, number, version, fields } = changes;
  const result = await sendChanges('recovery.store', { userId, item, id, number, version, fields }, { isKeptAlive: false });
  return result.status === 200;
}
