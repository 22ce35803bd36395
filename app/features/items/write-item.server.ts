import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { type Caller, getAuthors, hasScope, requireScope } from '#features/accounts/callers/caller.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { toSavingPerson } from '#features/editor/proposals/waiting-text.server.ts';
import { type SaveDeps, type SaveOutcome, type SentContent, saveContent } from '#features/editor/save/save-content.server.ts';
import type { SavedContent } from '#features/editor/save/save-response.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import type { FormKind } from '#features/publishing/content-kind.ts';
import { forbidden } from '#platform/errors/app-error.ts';

export interface WriteDeps extends SaveDeps, Pick<AccountDeps, 'outbox' | 'site'> {
  settings: Pick<AccountDeps['settings'], 'SITE_URL' | 'SESSION_SECRET'>;
}

/** Values by the names of the form, and how to save them. */
export type SentFields = Record<string, unknown>;

interface Sent extends Pick<SentContent, 'id' | 'fingerprint' | 'proposes'> {
  sent: SentFields;
}

/**
 * Adds an item without an id, else changes it: what a form sends and what a program sends go through here. Only imports write many items in a
 * transaction of their own. Throws `forbidden`, `notFound` and `keyReused`.
 */
export async function writeItem(deps: WriteDeps, kind: FormKind, caller: Caller, { sent, ...how }: Sent): Promise<SaveOutcome> {
  requireScope(caller, 'drafts:write');
  if (sent.intent !== 'draft') requireScope(caller, 'publish');
  const parsed = parseContentForm(kind, sent);
  if (!parsed.ok) return { outcome: 'invalid', fieldErrors: parsed.fieldErrors, formError: parsed.formError };
  const { form } = parsed;
  if (form.restores) requireScope(caller, 'publish');
  const fieldErrors = await findFaults(deps, kind, form);
  if (Object.keys(fieldErrors).length > 0) return { outcome: 'invalid', fieldErrors };
  return saveContent(deps, kind, { ...how, ...getAuthors(caller), form, person: toSavingPerson(deps, caller) });
}

/** What the change says nothing of stays as it was saved last. */
export async function changeItem(
  deps: WriteDeps,
  kind: FormKind,
  caller: Caller,
  { id, change, ...how }: Omit<Sent, 'sent'> & { id: string; change(saved: SavedContent): SentFields },
): Promise<SaveOutcome> {
  const saved = await getSavedContent(deps.db, kind, { id, now: deps.now() });
  const sent: SentFields = { ...saved.fields, version: saved.version, ...change(saved) };
  const isUnread = (saved.isDraft || saved.isChanged) && !hasScope(caller, 'drafts:read');
  if (isUnread && sent.intent !== 'draft') throw forbidden(`unread text of ${kind.name} ${id}`, UNREAD);
  return writeItem(deps, kind, caller, { ...how, id, sent });
}

const UNREAD = 'It has unpublished text that this token may not read. To publish it, the token needs drafts:read as well.';

async function findFaults({ site }: WriteDeps, kind: FormKind, form: object): Promise<Record<string, string>> {
  if (!kind.findFaults) return {};
  const { site: snapshot, canSend } = await site.read();
  return kind.findFaults({ ...form }, { canSend, email: snapshot.author.email });
}
