import { z } from '#platform/forms/zod.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';
import type { LibraryChange, LibraryOutcome } from './library.ts';

const outcomeSchema = z.object({ ok: z.literal(true) }).loose();

/** Undefined after it has shown what failed. */
export function useLibraryChange(): (change: LibraryChange) => Promise<LibraryOutcome | undefined> {
  const sendWithReauth = useReauthenticatedFetch();
  const showToast = useToast();
  return async (change) => {
    const result = await sendWithReauth(() => sendJson('/admin/images/change', change));
    const body = outcomeSchema.safeParse(result.body);
    if (body.success) return body.data as unknown as LibraryOutcome; // our own endpoint's, of its own type
    showToast('error', FAILURES[change.action], { about: `library ${change.action}`, cause: getCause(result) });
    return undefined;
  };
}

const FAILURES: Record<LibraryChange['action'], string> = {
  describe: 'Failed to save the description',
  remove: 'Failed to remove the images',
  restore: 'Failed to restore the images',
  swap: 'Failed to replace the image',
};
