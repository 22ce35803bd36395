import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import type { Database } from '#db/schema.ts';
import { refused } from '#platform/errors/app-error.ts';
import type { FieldValues } from '../content-kind.ts';
import { type ItemKey, packFields, unpackFields } from '../revisions/revisions.server.ts';

/** Open ones. */
export const MAX_PROPOSALS = { ofItem: 20, inAll: 200 };

const DECIDED_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

type ProposalRow = Selectable<Database['proposals']>;

export type ProposalSummary = Pick<ProposalRow, 'id' | 'baseVersion' | 'note' | 'assistant' | 'person' | 'createdAt'>;

export interface NewProposal extends Pick<ProposalRow, 'baseVersion' | 'note' | 'assistant' | 'person'> {
  /** The changed ones alone. */
  fields: FieldValues;
}

/** The same proposal again is stored once. Throws `refused` where too many are open. Runs in a transaction. */
export async function insertProposal(tx: Db, { kind, itemId }: ItemKey, { fields, ...proposal }: NewProposal, now: Date): Promise<string> {
  const packed = await packFields(fields);
  await tx
    .deleteFrom('proposals')
    .where('decidedAt', '<', new Date(now.getTime() - DECIDED_KEPT_MS).toISOString())
    .execute();
  const open = await tx
    .selectFrom('proposals')
    .select(['id', 'assistant', 'person', 'fields'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('outcome', 'is', null)
    .execute();
  const isBySame = (row: (typeof open)[number]) => row.assistant === proposal.assistant && row.person === proposal.person;
  const same = open.find((row) => isBySame(row) && Buffer.compare(row.fields, packed) === 0);
  if (same) return same.id;
  const { inAll } = await tx
    .selectFrom('proposals')
    .select((eb) => eb.fn.countAll<number>().as('inAll'))
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  if (open.length >= MAX_PROPOSALS.ofItem || inAll >= MAX_PROPOSALS.inAll)
    throw refused(`${open.length} open proposals of ${kind} ${itemId}, ${inAll} in all`, 'Too many proposals are waiting for the author.');
  const id = randomUUID();
  await tx
    .insertInto('proposals')
    .values({ id, kind, itemId, ...proposal, fields: packed, createdAt: now.toISOString(), outcome: null, decidedAt: null })
    .execute();
  return id;
}

/** Oldest first. */
export function listOpenProposals(db: Db, { kind, itemId }: ItemKey): Promise<ProposalSummary[]> {
  return db
    .selectFrom('proposals')
    .select(['id', 'baseVersion', 'note', 'assistant', 'person', 'createdAt'])
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
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

/** Returns who proposed what is saved. Runs in the transaction of the save. */
export async function recordTaken(tx: Db, key: ItemKey, { taken, finished }: TakenProposals, now: Date): Promise<string | null> {
  if (taken.length === 0) return null;
  const open = await listOpenProposals(tx, key);
  const assistants = open.filter(({ id }) => taken.includes(id)).map(({ assistant }) => assistant);
  const ids = open.flatMap(({ id }) => (taken.includes(id) && finished.includes(id) ? [id] : []));
  await decide(tx, key, { ids, outcome: 'taken', now });
  return [...new Set(assistants)].join(', ') || null;
}

async function decide(
  db: Db,
  { kind, itemId }: ItemKey,
  { ids, outcome, now }: { ids: readonly string[]; outcome: 'taken' | 'refused'; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('proposals')
    .set({ outcome, decidedAt: now.toISOString() })
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('id', 'in', ids)
    .where('outcome', 'is', null)
    .execute();
}

export async function countOpenProposals(db: Db, { kind, ids }: { kind: string; ids: readonly string[] }): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('proposals')
    .select((eb) => ['itemId', eb.fn.countAll<number>().as('count')])
    .where('kind', '=', kind)
    .where('itemId', 'in', ids)
    .where('outcome', 'is', null)
    .groupBy('itemId')
    .execute();
  return new Map(rows.map(({ itemId, count }) => [itemId, Number(count)]));
}
