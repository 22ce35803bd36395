import { toCaller } from '#features/accounts/callers/caller.ts';
import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import { type Answer, defineAction, done, invalid } from '#features/admin/actions/action.server.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import { setContentActive } from '#features/admin/content-list/list-content.server.ts';
import { requireEditorOf } from '#features/editor/actions/require-editor-of.server.ts';
import { changePublication, publicationSchema } from '#features/editor/save/publication.server.ts';
import type { SaveOutcome } from '#features/editor/save/save-content.server.ts';
import { CHANGED_SINCE, IN_TRASH, type SavedContent } from '#features/editor/save/save-response.ts';
import { isWritten } from '#features/publishing/content-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { refuseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { bulkSchema, changeMany, duplicateContent } from './bulk.server.ts';
import { type WriteDeps, writeItem } from './write-item.server.ts';

interface ContentDeps extends WriteDeps {
  viewer: Viewer;
  kinds: Kinds;
  /** Of the videos in a text; it does not throw. */
  storeVideosIn(html: string): Promise<void>;
}

const item = { kind: z.string().max(50), id: z.string().min(1).max(300) };

export const contentActions = {
  /** Adds an item without an id. A draft may be an editor's. */
  'content.save': defineAction(
    'editor',
    z.strictObject({ kind: item.kind, id: item.id.optional(), form: z.record(z.string().max(50), z.unknown()) }),
    async ({ kind: name, id = '', form: sent }, deps: ContentDeps) => {
      requireEditorOf(name, deps);
      const outcome = await writeItem(deps, deps.kinds.getForm(name), toCaller(deps.viewer), { id, sent });
      if (outcome.outcome === 'saved') void deps.storeVideosIn(outcome.item.fields.content ?? ''); // a save does not wait for YouTube
      return answerSave(outcome);
    },
  ),
  /** Unpublishes an item, or discards its pending changes; answers like a save. */
  'content.publication': defineAction('admin', publicationSchema.extend(item), async ({ kind, ...change }, deps: ContentDeps) =>
    answerSave(await changePublication(deps, deps.kinds.getForm(kind), change)),
  ),
  /** Makes a draft of the same words; answers like a save. */
  'content.duplicate': defineAction('editor', z.strictObject(item), async ({ kind: name, id }, deps: ContentDeps) => {
    requireEditorOf(name, deps);
    const kind = deps.kinds.getContent(name);
    if (!isWritten(kind)) throw notFound(`no ${name} is written`);
    return answerSave(await duplicateContent(deps, kind, { id, caller: toCaller(deps.viewer) }));
  }),
  /** For what has no form. */
  'content.show': defineAction(
    'admin',
    z.strictObject({ ...item, isActive: z.boolean() }),
    async ({ kind: name, ...shown }, deps: ContentDeps) => {
      const kind = deps.kinds.getStored(name);
      if (isWritten(kind)) throw notFound(`a ${name} is shown by its form`);
      if (await setContentActive(deps, kind, shown)) return done({});
      throw notFound(`no ${name} ${shown.id}`, `This ${name} has been deleted.`);
    },
  ),
  /** Makes one change to many items, and names those that it was refused for. */
  'content.bulk': defineAction('admin', bulkSchema.extend({ kind: item.kind }), async ({ kind, ...bulk }, deps: ContentDeps) =>
    done(await changeMany(deps, deps.kinds.getContent(kind), { ...bulk, caller: toCaller(deps.viewer) })),
  ),
};

/** The stored item; 409 with what is stored if it has changed since or is in the trash. */
function answerSave(outcome: SaveOutcome): Answer<{ item: SavedContent }> {
  if (outcome.outcome === 'saved') return done({ item: outcome.item });
  if (outcome.outcome === 'invalid') return invalid(outcome);
  const isTrashed = outcome.outcome === 'trashed';
  const body = { ...refuseForm({ formError: isTrashed ? IN_TRASH : CHANGED_SINCE }), code: isTrashed ? 'trashed' : 'conflict' };
  return { outcome: 'refused', status: 409, body: { ...body, ...(isTrashed ? { inTrash: outcome.inTrash } : { theirs: outcome.theirs }) } };
}
