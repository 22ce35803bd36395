import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import type { Database } from '#db/schema.ts';
import { refused } from '#platform/errors/app-error.ts';
import type { FieldValues } from '../content-kind.ts';
import { type ItemKey, listImageIds, packFields, unpackFields } from '../revisions/revisions.server.ts';

/** Open ones. */
export const MAX_PROPOSALS = { ofItem: 20, inAll: 200 };

const DECIDED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** In the place of an assistant: the text of a person who may not publish it. */
const OWN = '';

type ProposalRow = Selectable<Database['proposals']>;

export type ProposalSummary = Pick<ProposalRow, 'id' | 'baseVersion' | 'note' | 'assistant' | 'person' | 'createdAt'>;

export interface NewProposal extends Pick<ProposalRow, 'baseVersion' | 'note' | 'assistant' | 'person'> {
  /** The changed ones alone. */
  fields: FieldValues;
}

/** The same proposal again is stored once. Throws `refused` where too many are open. Runs in a transaction. */
export async function insertProposal(tx: Db, { kind, itemId }: ItemKey, { fields, ...proposal }: NewProposal, now: Date): Promise<string> {
  const packed = await packFields(fields);
  await tx.deleteFrom('proposals').where('decidedAt', '<', getOldest(now)).execute();
  const open = await tx
    .selectFrom('proposals')
    .select(['id', 'assistant', 'person', 'fields'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('assistant', '!=', OWN)
    .where('outcome', 'is', null)
    .execute();
  const isBySame = (row: (typeof open)[number]) => row.assistant === proposal.assistant && row.person === proposal.person;
  const same = open.find((row) => isBySame(row) && Buffer.compare(row.fields, packed) === 0);
  if (same) return same.id;
  const inAll = await countRows(tx.selectFrom('proposals').where('assistant', '!=', OWN).where('outcome', 'is', null));
  if (open.length >= MAX_PROPOSALS.ofItem || inAll >= MAX_PROPOSALS.inAll)
    throw refused(`${open.length} open proposals of ${kind} ${itemId}, ${inAll} in all`, 'Too many proposals are waiting for the author.');
  const id = randomUUID();
  const stored = { fields: packed, imageIds: listImageIds(fields), createdAt: now.toISOString(), outcome: null, decidedAt: null };
  await tx
    .insertInto('proposals')
    .values({ id, kind, itemId, ...proposal, ...stored })
    .execute();
  return id;
}

/** By assistants, oldest first. */
export function listOpenProposals(db: Db, { kind, itemId }: ItemKey): Promise<ProposalSummary[]> {
  return db
    .selectFrom('proposals')
    .select(['id', 'baseVersion', 'note', 'assistant', 'person', 'createdAt'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('assistant', '!=', OWN)
    .where('outcome', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Undefined once it is decided. */
export async function findProposedFields(db: Db, { kind, itemId }: ItemKey, id: string): Promise<FieldValues | undefined> {
  const row = await db
    .selectFrom('proposals')
    .select('fields')
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return row && unpackFields(row.fields);
}

/** Does nothing where it is decided already. */
export async function refuseProposal({ db, now }: { db: Db; now(): Date }, key: ItemKey, id: string): Promise<void> {
  await decide(db, key, { ids: [id], outcome: 'refused', now: now() });
}

export interface TakenProposals {
  /** Some of whose changes are in the form. */
  taken: readonly string[];
  /** Those among them with nothing left to decide. */
  finished: readonly string[];
}

/** Returns who proposed what is saved: a publication takes people's texts too. Runs in the transaction of the save. */
export async function recordTaken(
  tx: Db,
  key: ItemKey,
  { taken, finished }: TakenProposals,
  { isPublished, now }: { isPublished: boolean; now: Date },
): Promise<string | null> {
  const people = isPublished ? await decideTexts(tx, key, 'taken', now) : [];
  const open = taken.length > 0 ? await listOpenProposals(tx, key) : [];
  const assistants = open.filter(({ id }) => taken.includes(id)).map(({ assistant }) => assistant);
  const ids = open.flatMap(({ id }) => (taken.includes(id) && finished.includes(id) ? [id] : []));
  await decide(tx, key, { ids, outcome: 'taken', now });
  return [...new Set([...assistants, ...people])].join(', ') || null;
}

/** Records that a person's text waits on the item; false where one of theirs does already. Runs in the transaction of the save. */
export async function proposeText(
  tx: Db,
  key: ItemKey,
  { person, baseVersion }: Pick<ProposalRow, 'person' | 'baseVersion'>,
  now: Date,
): Promise<boolean> {
  const earlier = await tx
    .selectFrom('proposals')
    .select('id')
    .where(ownText(key))
    .where('person', '=', person)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (earlier) return false;
  await tx.deleteFrom('proposals').where(ownText(key)).where('person', '=', person).execute();
  const text = { id: randomUUID(), ...key, assistant: OWN, person, baseVersion, fields: await packFields({}), note: '' };
  await tx
    .insertInto('proposals')
    .values({ ...text, createdAt: now.toISOString(), outcome: null, decidedAt: null })
    .execute();
  return true;
}

/** Returns the emails of those whose text waits no longer. */
export async function decideTexts(tx: Db, key: ItemKey, outcome: 'taken' | 'refused', now: Date): Promise<string[]> {
  const decided = await tx
    .updateTable('proposals')
    .set({ outcome, decidedAt: now.toISOString() })
    .where(ownText(key))
    .where('outcome', 'is', null)
    .returning('person')
    .execute();
  return decided.map(({ person }) => person);
}

const ownText =
  ({ kind, itemId }: ItemKey) =>
  (eb: ExpressionBuilder<Database, 'proposals'>) =>
    eb.and({ kind, itemId, assistant: OWN });

function getOldest(now: Date): string {
  return new Date(now.getTime() - DECIDED_KEPT_MS).toISOString();
}

async function decide(
  db: Db,
  { kind, itemId }: ItemKey,
  { ids, outcome, now }: { ids: readonly string[]; outcome: 'taken' | 'refused'; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('proposals')
    .set({ outcome, decidedAt: now.toISOString(), imageIds: '' })
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('id', 'in', ids)
    .where('outcome', 'is', null)
    .execute();
}

/** Open ones, and what became of people's texts in the last 30 days. */
export function listStates(db: Db, { kind, ids, now }: { kind: string; ids: readonly string[]; now: Date }) {
  return db
    .selectFrom('proposals')
    .select(['itemId', 'assistant', 'person', 'outcome', 'decidedAt'])
    .where('kind', '=', kind)
    .where('itemId', 'in', ids)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb.and([eb('assistant', '=', OWN), eb('decidedAt', '>', getOldest(now))])]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export type ProposalState = Awaited<ReturnType<typeof listStates>>[number];

/** In words, for a list that `viewer` looks at; null where there is nothing to say. */
export function describeProposals(states: readonly ProposalState[], viewer: string | undefined): string | null {
  const open = states.filter(({ outcome }) => outcome === null);
  const [first] = open;
  if (open.length > 1) return `${open.length} proposals`;
  if (first) return first.assistant !== OWN ? '1 proposal' : first.person === viewer ? 'Proposed' : `Proposed by ${first.person}`;
  return states.some(({ outcome, person }) => outcome === 'refused' && person === viewer) ? 'Declined' : null;
}
