import { createHash } from 'node:crypto';
import { type Caller, describeCaller, hasScope, requireScope } from '#features/api-tokens/caller.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { toSavingPerson } from '#features/editor/proposals/waiting-text.server.ts';
import { type SaveDeps, saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { toFormFields } from '#features/items/item-fields.ts';
import type { FieldValues, WrittenKind } from '#features/publishing/content-kind.ts';
import { forbidden, notFound } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';

export interface SentItem {
  /** Missing for a new one. */
  id?: string;
  body: Record<string, unknown>;
  idempotencyKey: string | null;
  ifMatch: string | null;
}

export type WriteOutcome =
  | { outcome: 'saved'; id: string; content: string }
  | { outcome: 'invalid'; errors: Record<string, string> }
  | { outcome: 'no-version' }
  | { outcome: 'conflict'; version: number; changed: string[] };

/** A draft, or with the scope for it something public. What is not sent stays. Throws `forbidden`, `notFound` and `keyReused`. */
export async function writeItem(
  deps: SaveDeps & Parameters<typeof toSavingPerson>[0],
  kind: WrittenKind,
  { caller, id, body, idempotencyKey, ifMatch }: SentItem & { caller: Caller },
): Promise<WriteOutcome> {
  const { publish = false, publishAt, version: named, ...values } = body;
  const isPublishing = publish === true || publishAt !== undefined;
  if (isPublishing) requireScope(caller, 'publish');
  const sent = toOwnPaths(toFormFields(kind, values), deps.settings.SITE_URL);
  const key = idempotencyKey === null ? undefined : /^"?([^"]*)"?$/.exec(idempotencyKey)?.[1]; // the draft standard quotes it
  if (idempotencyKey !== null && !z.uuid().safeParse(key).success)
    return { outcome: 'invalid', errors: { 'Idempotency-Key': 'Send a UUID' } };
  if (id !== undefined && named === undefined && ifMatch === null) return { outcome: 'no-version' };
  const stored = id === undefined ? undefined : await getSavedContent(deps.db, kind, { id, now: deps.now() });
  const version = stored && (named ?? readVersion(ifMatch ?? '', stored.version));
  const mayRead = hasScope(caller, 'drafts:read');
  if (isPublishing && stored && (stored.isDraft || stored.isChanged) && !mayRead) throw forbidden(`unread text of ${id}`, UNREAD);
  const parsed = parseContentForm(kind, {
    ...(stored?.fields ?? kind.form.empty),
    ...sent,
    intent: isPublishing ? 'publish' : 'draft',
    publishAt: publishAt ?? '',
    ...(version !== undefined && { version }),
    ...(id === undefined && key && { creationKey: key }),
  });
  if (!parsed.ok) return { outcome: 'invalid', errors: parsed.fieldErrors };
  const result = await saveContent(deps, kind, {
    ...(id !== undefined && { id }),
    form: parsed.form,
    person: toSavingPerson(deps, { id: caller.userId, email: caller.email }),
    fingerprint: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
    savedBy: describeCaller(caller),
  });
  if (result.outcome === 'invalid') return { outcome: 'invalid', errors: result.fieldErrors };
  if (result.outcome === 'trashed') throw notFound(`${kind.name} ${id} is in the trash`);
  if (result.outcome === 'saved') return { outcome: 'saved', id: result.item.id, content: parsed.form.content ?? '' };
  const { fields, version: current } = result.theirs;
  const changed = mayRead ? Object.keys(sent).filter((name) => sent[name] !== fields[name]) : []; // else it could be guessed, value by value
  return { outcome: 'conflict', version: current, changed };
}

const UNREAD = 'It has unpublished text that this token may not read. To publish it, the token needs drafts:read as well.';

/** RFC 9110: any version, or one of a list. Some programs leave out the quotation marks. An ETag of something else is the version of nothing. */
function readVersion(ifMatch: string, current: number): number {
  if (ifMatch.trim() === '*') return current;
  const versions = ifMatch
    .split(',')
    .map((tag) => Number(/^(?:W\/)?(?:"(\d{1,15})"|(\d{1,15}))$/.exec(tag.trim())?.slice(1).join('') || Number.NaN));
  return versions.includes(current) ? current : (versions.find(Number.isSafeInteger) ?? Number.MAX_SAFE_INTEGER);
}

/** Readers are given whole URLs of images; the site stores paths. */
function toOwnPaths(fields: FieldValues, siteUrl: string): FieldValues {
  const { origin } = new URL(siteUrl);
  const entries = Object.entries(fields).map(([name, text]) => [
    name,
    /imageUrl$/i.test(name) && text.startsWith(`${origin}/`) ? text.slice(origin.length) : text,
  ]);
  return Object.fromEntries(entries);
}
