import type { Db } from '#db/client.server.ts';
import { type FieldValues, type FormKind, hasFirstDate } from '#features/publishing/content-kind.ts';
import { pickColumns, toContentDb } from '#features/publishing/content-table.server.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { findRevision, listRevisions, type RevisionSummary } from '#features/publishing/revisions/revisions.server.ts';

export interface ListedRevision extends RevisionSummary {
  scheduledFor: string | null;
  /** Compared with the revision before; null for the first. */
  words: { added: number; removed: number } | null;
}

export interface RevisionList {
  revisions: ListedRevision[];
  hasMore: boolean;
}

const PER_RESPONSE = 100;

/** Characters read to count words; older revisions of a long text have no counts. */
const MAX_COUNTED = 2_000_000;

/** Newest first. Until its date, what was published with a date to come is listed as scheduled. */
export async function listHistory(
  db: Db,
  kind: FormKind,
  { itemId, before, now }: { itemId: string; before: number | undefined; now: Date },
): Promise<RevisionList> {
  const key = { kind: kind.name, itemId };
  const found = await listRevisions(db, key, { before, limit: PER_RESPONSE + 1 });
  const schedule = await findSchedule(db, kind, itemId, now);
  const newest = before === undefined ? found.find(({ isPublished }) => isPublished)?.number : undefined;
  const isScheduled = ({ isPublished, number }: RevisionSummary) => isPublished && (schedule?.isFirst || number === newest);
  const changes = await countChanges(found, async (number) => getText(kind, (await findRevision(db, key, number))?.fields ?? {}));
  const revisions = found.map((revision) => ({
    ...revision,
    scheduledFor: schedule && isScheduled(revision) ? schedule.date : null,
    words: changes.get(revision.number) ?? null,
  }));
  return { revisions: revisions.slice(0, PER_RESPONSE), hasMore: found.length > PER_RESPONSE };
}

async function findSchedule(db: Db, kind: FormKind, id: string, now: Date): Promise<{ date: string; isFirst: boolean } | undefined> {
  const row = await toContentDb(db)
    .selectFrom(kind.table)
    .select('publishedAt')
    .select(pickColumns(hasFirstDate(kind) ? (['firstPublishedAt'] as const) : []))
    .where('id', '=', id)
    .where('isDraft', '=', false)
    .where('publishedAt', '>', now.toISOString())
    .executeTakeFirst();
  return row && { date: row.publishedAt, isFirst: String(row.firstPublishedAt) > now.toISOString() };
}

interface WordChanges {
  added: number;
  removed: number;
}

async function countChanges(revisions: readonly RevisionSummary[], readText: (number: number) => Promise<string>) {
  const changes = new Map<number, WordChanges>();
  let after: { number: number; text: string } | undefined;
  let counted = 0;
  for (const { number } of revisions) {
    if (counted > MAX_COUNTED) break;
    const text = await readText(number);
    counted += text.length;
    if (after) changes.set(after.number, compareWords(text, after.text));
    after = { number, text };
  }
  return changes;
}

/** Words that moved count as unchanged. */
export function compareWords(before: string, after: string): WordChanges {
  const counts = new Map<string, number>();
  const add = (text: string, step: 1 | -1) => {
    for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}'’_-]+/gu)) counts.set(word, (counts.get(word) ?? 0) + step);
  };
  add(after, 1);
  add(before, -1);
  const changes = { added: 0, removed: 0 };
  for (const count of counts.values()) changes[count > 0 ? 'added' : 'removed'] += Math.abs(count);
  return changes;
}

const WRITTEN: readonly FormField['control'][] = ['text', 'line', 'lines', 'prose', 'rows'];

function getText({ form }: FormKind, fields: FieldValues): string {
  const names = Object.keys(form.fields).filter((name) => WRITTEN.includes(form.fields[name]?.control ?? 'custom'));
  return names.map((name) => (fields[name] ?? '').replace(/<[^<>]*>/g, ' ')).join(' ');
}
