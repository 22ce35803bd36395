import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { type Caller, getAuthors, hasScope } from '#features/accounts/callers/caller.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { prepareSave } from '#features/editor/save/save-content.server.ts';
import { getStoredContent } from '#features/editor/save/stored-content.server.ts';
import type { FieldValues, WrittenKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { insertProposal } from '#features/publishing/proposals/proposals.server.ts';
import { isVisible } from '#features/publishing/visibility.server.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FormErrors } from '#platform/forms/parse-form.ts';

interface ProposedChange {
  id: string;
  fields: FieldValues;
  note: string;
  /** With drafts:read it is compared with unpublished changes; else with what readers see, and drafts are not found. */
  caller: Caller;
}

export type ProposalOutcome = { outcome: 'proposed'; proposal: string; changed: string[] } | ({ outcome: 'invalid' } & FormErrors);

/** Stores it for the author to decide on: neither what readers see nor unpublished changes are touched. Throws `notFound`, `refused`. */
export async function proposeChange(
  { db, now: getNow }: { db: Db; now(): Date },
  kind: WrittenKind,
  { id, fields, note, caller }: ProposedChange,
): Promise<ProposalOutcome> {
  const now = getNow();
  const mayReadDrafts = hasScope(caller, 'drafts:read');
  const current = await readCurrent(db, kind, { id, mayReadDrafts, now });
  const unknown = Object.keys(fields).filter((name) => !listProposable(kind).includes(name));
  if (unknown.length > 0)
    return invalid(unknown.map((name) => [name, `There is no field of this name. There are: ${listProposable(kind).join(', ')}`]));
  const parsed = parseContentForm(kind, { ...current.fields, ...fields, intent: 'draft', version: String(current.version) });
  if (!parsed.ok) return { outcome: 'invalid', fieldErrors: parsed.fieldErrors, formError: parsed.formError };
  const prepared = await prepareSave(kind, { id, form: parsed.form, ...getAuthors(caller) }, now);
  if ('outcome' in prepared) return prepared;
  const changed = Object.keys(fields).filter((name) => prepared.fields[name] !== current.fields[name]);
  if (changed.length === 0) return { outcome: 'invalid', fieldErrors: {}, formError: 'This is what it says already.' };
  const proposed = Object.fromEntries(changed.map((name) => [name, prepared.fields[name] ?? '']));
  const proposal = await runTransaction(db, async (tx) => {
    await readCurrent(tx, kind, { id, mayReadDrafts, now, isLocked: true });
    return insertProposal(
      tx,
      { kind: kind.name, itemId: id },
      { fields: proposed, note, assistant: caller.program?.name ?? '', person: caller.email, baseVersion: current.version },
      now,
    );
  });
  return { outcome: 'proposed', proposal, changed };
}

/** All that a person fills in; what the form keeps for itself is not proposed. */
export function listProposable({ form }: WrittenKind): string[] {
  return Object.keys(form.fields).filter((name) => form.fields[name]?.control !== 'date-box');
}

const invalid = (errors: [string, string][]): ProposalOutcome => ({ outcome: 'invalid', fieldErrors: Object.fromEntries(errors) });

interface CurrentText {
  fields: FieldValues;
  version: number;
}

async function readCurrent(
  db: Db,
  kind: WrittenKind,
  { id, mayReadDrafts, now, isLocked = false }: { id: string; mayReadDrafts: boolean; now: Date; isLocked?: boolean },
): Promise<CurrentText> {
  const absent = notFound(`no ${kind.name} ${id} to change`, `There is no ${kind.name} of this id.`); // also for what the caller may not know
  const { saved, rowFields, isInTrash } = await getStoredContent(db, kind, { id, now, isLocked }).catch((error: unknown) => {
    throw error instanceof AppError && error.status === 404 ? absent : error;
  });
  if (isInTrash || (!mayReadDrafts && !(await isPublic(db, kind, { id, now })))) throw absent;
  return { fields: mayReadDrafts ? saved.fields : rowFields, version: saved.version };
}

async function isPublic(db: Db, kind: WrittenKind, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const row = await toContentDb(db).selectFrom(kind.table).select('id').where('id', '=', id).where(isVisible(kind, now)).executeTakeFirst();
  return row !== undefined;
}
