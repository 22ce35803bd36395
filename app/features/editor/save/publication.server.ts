import { runContentTransaction } from '#db/transaction.server.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { readRole } from '#features/accounts/people/people.server.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { getFirstDateOfDraft } from '#features/publishing/dates.ts';
import { enforceLimits } from '#features/publishing/limits.server.ts';
import { decideTexts } from '#features/publishing/proposals/proposals.server.ts';
import { forbidden } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';
import type { SaveDeps, SaveOutcome } from './save-content.server.ts';
import { getStoredContent, type StoredContent } from './stored-content.server.ts';

export const publicationSchema = z.strictObject({
  action: z.enum(['unpublish', 'discard-changes', 'decline']),
  version: z.int().positive(),
});

type PublicationChange = z.output<typeof publicationSchema>;

/** Keeps discarded changes among the revisions. What is declined is what was shown: a draft stays one. Throws `notFound`, `forbidden`. */
export async function changePublication(
  deps: SaveDeps,
  kind: FormKind,
  { id, action, version }: PublicationChange & { id: string },
): Promise<SaveOutcome> {
  if (action === 'unpublish' && (kind.isSingle || kind.hasOnlyDrafts)) throw forbidden(`no ${kind.name} leaves the site`);
  const now = deps.now();
  return runContentTransaction(deps, async (tx) => {
    if (deps.by !== undefined && (await readRole(tx, deps.by)) !== 'admin') throw forbidden(`${deps.by} is no admin any more`);
    const stored = await getStoredContent(tx, kind, { id, now, isLocked: true });
    const { saved, isInTrash } = stored;
    if (isInTrash) return { outcome: 'trashed', inTrash: saved };
    const isDone = action === 'unpublish' ? saved.isDraft : action === 'discard-changes' && !saved.isChanged;
    if (isDone) return { outcome: 'saved', item: saved };
    if (saved.version !== version) return { outcome: 'conflict', theirs: saved };
    await toContentDb(tx)
      .updateTable(kind.table)
      .set({ ...getChange(action, stored, now.toISOString()), lastSaveId: null })
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    if (action !== 'unpublish') await decideTexts(tx, { kind: kind.name, itemId: id }, 'refused', now);
    await recordActivity(tx, {
      by: deps.by,
      action: ACTIVITY[action],
      now,
      item: { kind: kind.name, id, title: stored.rowFields.title || saved.fields.title || kind.noun },
    });
    await enforceLimits(tx, kind, now);
    return { outcome: 'saved', item: (await getStoredContent(tx, kind, { id, now })).saved };
  });
}

const ACTIVITY = { unpublish: 'unpublished', 'discard-changes': 'discarded', decline: 'declined' } as const;

function getChange(action: PublicationChange['action'], stored: StoredContent, now: string) {
  return action === 'unpublish' ? { isDraft: true, ...getFirstDateOfDraft(stored, now) } : { draftRevisionId: null };
}
