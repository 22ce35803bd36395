import type { Caller } from '#features/accounts/callers/caller.ts';
import { setContentActive } from '#features/admin/content-list/list-content.server.ts';
import { moveToTrash, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { changePublication } from '#features/editor/save/publication.server.ts';
import type { SaveOutcome } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { type ContentKind, isWritten, type WrittenKind } from '#features/publishing/content-kind.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { getFirstError } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { changeItem, type WriteDeps, writeItem } from './write-item.server.ts';

const MAX_ITEMS = 100;

export const bulkSchema = z.strictObject({
  ids: z.array(z.string().min(1).max(200)).min(1).max(MAX_ITEMS),
  change: z.discriminatedUnion('action', [
    z.strictObject({ action: z.enum(['delete', 'restore', 'publish', 'unpublish']) }),
    z.strictObject({ action: z.literal('category'), category: z.string().min(1).max(50) }),
    z.strictObject({ action: z.literal('tag'), tag: z.string().trim().min(1, 'Write a tag').max(50, 'At most 50 characters') }),
  ]),
});

type Bulk = z.output<typeof bulkSchema>;

export interface BulkOutcome {
  done: string[];
  failed: { id: string; reason: string }[];
}

/** Makes the same change to each item as its own form and buttons would, in a transaction each: one that is refused does not hold up the others. */
export async function changeMany(
  deps: WriteDeps,
  kind: ContentKind,
  { ids, change, caller }: Bulk & { caller: Caller },
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], failed: [] };
  for (const id of new Set(ids)) {
    const reason = await changeOne(deps, kind, { id, change, caller }).catch(toReason);
    if (reason === undefined) outcome.done.push(id);
    else outcome.failed.push({ id, reason });
  }
  return outcome;
}

type Change = Pick<Bulk, 'change'> & { id: string; caller: Caller };

/** Returns why it was not made. */
async function changeOne(deps: WriteDeps, kind: ContentKind, { id, change, caller }: Change): Promise<string | undefined> {
  const { action } = change;
  if (action === 'delete') return void (await moveToTrash(deps, kind, id));
  if (action === 'restore') return void (await restoreFromTrash(deps, kind, id));
  if (isWritten(kind)) return changeWritten(deps, kind, { id, change, caller });
  if (action === 'category' || action === 'tag') throw notFound(`no ${action} of a ${kind.name}`);
  if (!(await setContentActive(deps, kind, { id, isActive: action === 'publish' }))) throw notFound(`no ${kind.name} ${id}`, DELETED);
  return undefined;
}

async function changeWritten(deps: WriteDeps, kind: WrittenKind, { id, change, caller }: Change): Promise<string | undefined> {
  if (change.action === 'unpublish') {
    const { version } = await getSavedContent(deps.db, kind, { id, now: deps.now() });
    return explain(await changePublication(deps, kind, { id, version, action: 'unpublish' }));
  }
  const outcome = await changeItem(deps, kind, caller, {
    id,
    change: ({ fields, isDraft, isChanged }) => ({
      ...(change.action === 'category' && { category: change.category }),
      ...(change.action === 'tag' && { tags: `${fields.tags ?? ''},${change.tag}` }),
      intent: change.action !== 'publish' && (isDraft || isChanged) ? 'draft' : 'publish', // its changes stay unpublished
    }),
  });
  return explain(outcome);
}

const DELETED = 'It has been deleted.';
const NOT_ACCEPTED = 'Its form doesn’t accept it.';

function explain(outcome: SaveOutcome): string | undefined {
  if (outcome.outcome === 'saved') return undefined;
  if (outcome.outcome === 'invalid') return getFirstError(outcome) ?? NOT_ACCEPTED;
  return outcome.outcome === 'trashed' ? DELETED : 'It has been changed in the meantime.';
}

function toReason(error: unknown): string {
  if (error instanceof AppError && (error.code === 'not-found' || error.code === 'refused')) return error.publicMessage;
  throw error;
}

const COPY = ' (copy)';
const MAX_TITLE = 200;

/** Makes a draft with the words of an item, its unpublished changes included, and an address of its own. */
export async function duplicateContent(
  deps: WriteDeps,
  kind: WrittenKind,
  { id, caller }: { id: string; caller: Caller },
): Promise<SaveOutcome> {
  const { fields } = await getSavedContent(deps.db, kind, { id, now: deps.now() });
  const title = `${(fields.title ?? '').slice(0, MAX_TITLE - COPY.length).toWellFormed()}${COPY}`;
  const sent = { ...fields, title, address: '', canonicalUrl: '', intent: 'draft' };
  const outcome = await writeItem(deps, kind, caller, { sent, proposes: false });
  return outcome.outcome === 'invalid' ? { outcome: 'invalid', fieldErrors: { title: getFirstError(outcome) ?? NOT_ACCEPTED } } : outcome;
}
