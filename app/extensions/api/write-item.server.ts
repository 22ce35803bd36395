import { createHash } from 'node:crypto';
import { type Caller, hasScope } from '#features/accounts/callers/caller.ts';
import type { SaveOutcome } from '#features/editor/save/save-content.server.ts';
import { toFormFields } from '#features/items/item-fields.ts';
import { changeItem, type WriteDeps, writeItem } from '#features/items/write-item.server.ts';
import type { FieldValues, WrittenKind } from '#features/publishing/content-kind.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { z } from '#platform/forms/zod.ts';

export interface SentItem {
  /** Missing for a new one. */
  id?: string;
  body: Record<string, unknown>;
  idempotencyKey: string | null;
  ifMatch: string | null;
}

export type SentOutcome =
  | Extract<SaveOutcome, { outcome: 'saved' | 'invalid' }>
  | { outcome: 'no-version' }
  | { outcome: 'conflict'; version: number; changed: string[] };

/** A draft, or with the scope for it something public. What is not sent stays. Throws `forbidden`, `notFound` and `keyReused`. */
export async function writeSentItem(
  deps: WriteDeps,
  kind: WrittenKind,
  { caller, id, body, idempotencyKey, ifMatch }: SentItem & { caller: Caller },
): Promise<SentOutcome> {
  const { publish = false, publishAt, version, ...values } = body;
  const key = idempotencyKey === null ? undefined : /^"?([^"]*)"?$/.exec(idempotencyKey)?.[1]; // the draft standard quotes it
  if (idempotencyKey !== null && !z.uuid().safeParse(key).success)
    return { outcome: 'invalid', fieldErrors: { 'Idempotency-Key': 'Send a UUID' } };
  if (id !== undefined && version === undefined && ifMatch === null) return { outcome: 'no-version' };
  const sent = toOwnPaths(toFormFields(kind, values), deps.settings.SITE_URL);
  const how = { intent: publish === true || publishAt !== undefined ? 'publish' : 'draft', publishAt: publishAt ?? '' };
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const written = await (id === undefined
    ? writeItem(deps, kind, caller, { sent: { ...kind.form.empty, ...sent, ...how, ...(key && { creationKey: key }) }, fingerprint })
    : changeItem(deps, kind, caller, {
        id,
        change: (saved) => ({ ...sent, ...how, version: version ?? readVersion(ifMatch ?? '', saved.version) }),
      }));
  if (written.outcome === 'trashed') throw notFound(`${kind.name} ${id} is in the trash`);
  if (written.outcome !== 'conflict') return written;
  const { fields, version: current } = written.theirs;
  const changed = hasScope(caller, 'drafts:read') ? Object.keys(sent).filter((name) => sent[name] !== fields[name]) : []; // else it could be guessed, value by value
  return { outcome: 'conflict', version: current, changed };
}

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
