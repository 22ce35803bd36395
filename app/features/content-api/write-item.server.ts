import { type Caller, describeCaller, requireScope } from '#features/api-tokens/caller.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { type SaveDeps, saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import type { FieldValues, WrittenKind } from '#features/publishing/content-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';
import { toFormFields } from './item-fields.ts';

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

/** A draft, or with the scope for it something public. What is not sent stays. Throws `forbidden` and `notFound`. */
export async function writeItem(
  deps: SaveDeps & { settings: { SITE_URL: string } },
  kind: WrittenKind,
  { caller, id, body, idempotencyKey, ifMatch }: SentItem & { caller: Caller },
): Promise<WriteOutcome> {
  const { publish = false, publishAt, version: named, ...values } = body;
  const isPublishing = publish === true || publishAt !== undefined;
  if (isPublishing) requireScope(caller, 'publish');
  const sent = toOwnPaths(toFormFields(kind, values), deps.settings.SITE_URL);
  const isKey = z.uuid().safeParse(idempotencyKey).success;
  if (idempotencyKey !== null && !isKey) return { outcome: 'invalid', errors: { 'Idempotency-Key': 'Send a UUID' } };
  const version = id === undefined ? undefined : (named ?? readVersion(ifMatch));
  if (id !== undefined && version === undefined) return { outcome: 'no-version' };
  const stored = id === undefined ? undefined : await getSavedContent(deps.db, kind, { id, now: deps.now() });
  const parsed = parseContentForm(kind, {
    ...stored?.fields,
    ...sent,
    intent: isPublishing ? 'publish' : 'draft',
    publishAt: publishAt ?? '',
    ...(version !== undefined && { version }),
    ...(id === undefined && isKey && { creationKey: idempotencyKey }),
  });
  if (!parsed.ok) return { outcome: 'invalid', errors: parsed.fieldErrors };
  const result = await saveContent(deps, kind, { ...(id !== undefined && { id }), form: parsed.form, savedBy: describeCaller(caller) });
  if (result.outcome === 'invalid') return { outcome: 'invalid', errors: result.fieldErrors };
  if (result.outcome === 'trashed') throw notFound(`${kind.name} ${id} is in the trash`);
  if (result.outcome === 'saved') return { outcome: 'saved', id: result.item.id, content: parsed.form.content ?? '' };
  const { fields, version: current } = result.theirs;
  return { outcome: 'conflict', version: current, changed: Object.keys(sent).filter((name) => sent[name] !== fields[name]) };
}

/** An ETag of something else is the version of nothing. */
function readVersion(ifMatch: string | null): number | undefined {
  if (ifMatch === null) return undefined;
  return Number(/^(?:W\/)?"(\d{1,15})"$/.exec(ifMatch.trim())?.[1] ?? Number.MAX_SAFE_INTEGER);
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
