import { describeDevice } from '#features/accounts/better-auth/device-name.ts';
import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import { defineAction, done, refused } from '#features/admin/actions/action.server.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { refuseProposal } from '#features/publishing/proposals/proposals.server.ts';
import { forbidden } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';
import { commentChangeSchema } from '../private-link/draft-comment.ts';
import { changeComment, listComments } from '../private-link/draft-comments.server.ts';
import { draftPath, newLinkSchema } from '../private-link/private-link.ts';
import { createPrivateLink, listPrivateLinks, withdrawPrivateLink } from '../private-link/private-links.server.ts';
import { settleUnsavedChanges, storeUnsavedChanges } from '../recovery/copies/unsaved-changes.server.ts';
import { sentChangesSchema, settledChangesSchema } from '../recovery/copies/unsaved-changes.ts';
import type { SaveDeps } from '../save/save-content.server.ts';
import { getWrittenKind, requireEditorOf } from './require-editor-of.server.ts';

interface DraftDeps extends SaveDeps {
  viewer: Viewer;
  kinds: Kinds;
  settings: { SITE_URL: string };
  request: Request;
}

const item = { kind: z.string().max(50), id: z.string().min(1).max(300) };

export const draftActions = {
  /** A save takes a proposal; this declines it. */
  'proposal.refuse': defineAction(
    'editor',
    z.strictObject({ ...item, proposal: z.string().max(100) }),
    async ({ kind: name, id: itemId, proposal }, deps: DraftDeps) => {
      requireEditorOf(name, deps);
      await refuseProposal(deps, { kind: deps.kinds.getForm(name).name, itemId }, proposal);
      return done({});
    },
  ),
  /** Returns the URL, only this once. */
  'private-link.create': defineAction('admin', newLinkSchema.extend(item), async ({ kind: name, id, days }, deps: DraftDeps) => {
    const { db, now, settings, viewer } = deps;
    const kind = getWrittenKind(deps.kinds, name);
    const made = await createPrivateLink(db, kind, { id, days, viewer, now: now() });
    if (made.outcome === 'refused') return refused(made.reason);
    const url = absoluteUrl(draftPath(made.token), settings.SITE_URL);
    return done({ ...(await listPrivateLinks(db, kind, { id, now: now() })), url });
  }),
  'private-link.withdraw': defineAction(
    'admin',
    z.strictObject({ ...item, link: z.string().max(100) }),
    async ({ kind: name, id, link }, { db, now, kinds }: DraftDeps) => {
      const kind = getWrittenKind(kinds, name);
      await withdrawPrivateLink(db, kind, { id, linkId: link });
      return done({ ...(await listPrivateLinks(db, kind, { id, now: now() })), url: undefined });
    },
  ),
  'comment.change': defineAction(
    'admin',
    commentChangeSchema.extend(item),
    async ({ kind: name, id: itemId, ...change }, deps: DraftDeps) => {
      const kind = getWrittenKind(deps.kinds, name).name;
      await changeComment(deps, { kind, itemId, ...change });
      return done({ comments: await listComments(deps.db, kind, itemId) });
    },
  ),
  /** Stores what is typed in a form and not saved. */
  'recovery.store': defineAction('editor', sentChangesSchema, async ({ fields, ...changes }, deps: DraftDeps) => {
    const shape = requireOwnForm(changes, deps);
    if (Object.keys(fields).some((name) => !Object.hasOwn(shape, name))) return refused('This form has other fields.');
    const device = describeDevice(deps.request.headers.get('user-agent'));
    const isKept = await storeUnsavedChanges(deps, { ...changes, fields, device });
    return isKept ? done({}) : refused('Too many forms have unsaved changes. Save or discard one first.', 409);
  }),
  /** Once they are saved or discarded. */
  'recovery.settle': defineAction('editor', settledChangesSchema, async (changes, deps: DraftDeps) => {
    requireOwnForm(changes, deps);
    await settleUnsavedChanges(deps, changes);
    return done({});
  }),
};

/** The session may have changed since the text was typed. Throws `forbidden`, and `notFound` for what no form is of. */
function requireOwnForm({ userId, item }: { userId: string; item: string }, deps: DraftDeps): object {
  const [kind = ''] = item.split('/', 1);
  requireEditorOf(kind, deps);
  const shape = deps.kinds.getShape(kind);
  if (userId !== deps.viewer.id) throw forbidden('unsaved changes of another account');
  return shape;
}
