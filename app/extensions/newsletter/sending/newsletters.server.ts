import { type Selectable, sql } from 'kysely';
import { type Db, getDialect } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import type { ActivityAction, Database } from '#db/schema.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { type ListPage, readPage } from '#features/admin/list/list.server.ts';
import type { CheckedSite } from '#features/checks/check.server.ts';
import { type Finding, unknown, well, wrong } from '#features/checks/checkup.ts';
import { endSubscription } from '../subscribers/subscribers.server.ts';
import type { DeliveryState, NewsletterState } from '../subscribers/tables.ts';
import { CHANGES, type RenderedEmail } from './newsletter.ts';

export type StoredNewsletter = Selectable<Database['newsletters']>;

export async function findNewsletter(db: Db, id: string): Promise<StoredNewsletter | undefined> {
  return db.selectFrom('newsletters').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();
}

interface Change {
  id: string;
  version: number;
  /** Email of who does it. */
  by?: string | undefined;
}

/** False if it has changed since. */
export async function scheduleNewsletter(db: Db, { at, ...change }: Change & { at: Date }, now: Date): Promise<boolean> {
  const set = { state: 'scheduled', scheduledAt: at.toISOString() } as const;
  return changeState(db, { ...change, from: ['draft'], set, entry: at > now ? 'scheduled-newsletter' : 'sent-newsletter' }, now);
}

/** False if it is in no state that the change begins from, or has changed since. */
export async function changeNewsletter(
  db: Db,
  { action, ...change }: Change & { action: keyof typeof CHANGES },
  now: Date,
): Promise<boolean> {
  const { from, to, entry } = CHANGES[action];
  const set = { state: to, finishedAt: to === 'stopped' ? now.toISOString() : null };
  return changeState(db, { ...change, from, set, entry, isRetry: action === 'retry' }, now);
}

interface StateChange extends Change {
  from: readonly NewsletterState[];
  set: { state: NewsletterState; scheduledAt?: string; finishedAt?: string | null };
  entry: ActivityAction;
  /** Sends failed emails again. */
  isRetry?: boolean;
}

function changeState(db: Db, { id, version, by, from, set, entry, isRetry }: StateChange, now: Date): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    const changed = await tx
      .updateTable('newsletters')
      .set({ ...set, isDraft: set.state === 'draft', problem: null, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .where('state', 'in', from)
      .where('deletedAt', 'is', null)
      .returning('title')
      .executeTakeFirst();
    if (changed && isRetry) await repeatDeliveries(tx, { id, state: 'failed' }, now);
    if (changed) await recordActivity(tx, { by, action: entry, now, item: { kind: 'newsletter', id, title: changed.title } });
    return changed !== undefined;
  });
}

/** Sends a doubtful email again, at the author's wish. False for one of a newsletter that was stopped. */
export async function repeatDelivery(db: Db, { id, subscriberId }: { id: string; subscriberId: string }, now: Date): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    if (!(await lockNewsletter(tx, id, ['sending', 'paused', 'sent']))) return false;
    if (!(await repeatDeliveries(tx, { id, state: 'doubtful', subscriberId }, now))) return false;
    await tx
      .updateTable('newsletters')
      .set((eb) => ({ state: 'sending', finishedAt: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .execute();
    return true;
  });
}

/** False if there is none. */
async function repeatDeliveries(
  tx: Db,
  { id, state, subscriberId }: { id: string; state: DeliveryState; subscriberId?: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString(), settledAt: null, reason: null })
    .where('newsletterId', '=', id)
    .where('state', '=', state)
    .where('subscriberId', 'in', (eb) => {
      const confirmed = eb.selectFrom('subscribers').select('id').where('state', '=', 'confirmed');
      return subscriberId === undefined ? confirmed : confirmed.where('id', '=', subscriberId);
    })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether it is in one of the states, in which it stays until the transaction ends. */
async function lockNewsletter(tx: Db, id: string, states: NewsletterState[]): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletters')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export function findDueNewsletters(db: Db, now: Date): Promise<StoredNewsletter[]> {
  return db
    .selectFrom('newsletters')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('scheduledAt', '<=', now.toISOString())
    .orderBy('scheduledAt')
    .execute();
}

/** Freezes the text and who gets it. Returns how many; undefined if it has changed since, or its article is not public. */
export async function startNewsletter(
  db: Db,
  { id, version, audience }: StoredNewsletter,
  { rendered, now }: { rendered: RenderedEmail | undefined; now: Date },
): Promise<number | undefined> {
  const at = now.toISOString();
  const ofVersion = (tx: Db) =>
    tx.updateTable('newsletters').where('id', '=', id).where('version', '=', version).where('state', '=', 'scheduled');
  if (!rendered) {
    const problem = 'The article isn’t public, so nothing was sent.';
    await ofVersion(db)
      .set({ state: 'draft', isDraft: true, scheduledAt: null, problem, version: version + 1 })
      .execute();
    return undefined;
  }
  return runTransaction(db, async (tx) => {
    const frozen = { state: 'sending', startedAt: at, html: rendered.html, plainText: rendered.text, version: version + 1 } as const;
    const { numUpdatedRows } = await ofVersion(tx).set(frozen).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    const readers = selectReaders(tx, audience)
      .select([
        sql<string>`${id}`.as('newsletterId'),
        'id as subscriberId',
        sql<'waiting'>`'waiting'`.as('state'),
        sql<number>`0`.as('attempts'),
        toTimestamp(tx, at).as('dueAt'),
      ])
      .orderBy('id');
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('deliveries')
      .columns(['newsletterId', 'subscriberId', 'state', 'attempts', 'dueAt'])
      .expression(readers)
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows);
  });
}

/** PostgreSQL does not infer the type of a selected value. */
function toTimestamp(db: Db, at: string) {
  return getDialect(db) === 'postgres' ? sql<string>`cast(${at} as timestamptz)` : sql<string>`${at}`;
}

/** Everyone who has confirmed; of a category, those who chose it or chose none. */
function selectReaders(db: Db, category: string | null) {
  const confirmed = db.selectFrom('subscribers').where('state', '=', 'confirmed');
  return category === null ? confirmed : confirmed.where((eb) => eb.or([eb('category', 'is', null), eb('category', '=', category)]));
}

export async function countAudience(db: Db, category: string | null): Promise<number> {
  return countRows(selectReaders(db, category));
}

const TURNED_DOWN_IN_A_ROW = 10;

interface TurnedDown {
  id: string;
  kind: 'refused' | 'deferred';
  reason: string;
  /** False after the last pause of the job. */
  mayWait: boolean;
}

/**
 * Holds a newsletter whose last emails were all refused or deferred at their first try: the server turns down the sender, not so many
 * addresses. Deferred ones get their attempts back, and the job pauses first. Refused ones are tried once more after it has been resumed.
 * Call it in the transaction of a refusal.
 */
export async function holdIfTurnedDown(tx: Db, { id, kind, reason, mayWait }: TurnedDown, now: Date) {
  const row = await tx
    .selectFrom('deliveries')
    .select(['subscriberId', 'state', 'attempts'])
    .where('newsletterId', '=', id)
    .where('settledAt', 'is not', null)
    .orderBy('settledAt', 'desc')
    .limit(TURNED_DOWN_IN_A_ROW)
    .execute();
  const isTurnedDown = ({ state, attempts }: (typeof row)[number]) =>
    state === 'waiting' ? attempts <= 1 : (state === 'refused' || state === 'failed') && attempts === 1;
  if (row.length < TURNED_DOWN_IN_A_ROW || !row.every(isTurnedDown)) return undefined;
  const ids = row.map(({ subscriberId }) => subscriberId);
  const ofRow = tx.updateTable('deliveries').where('newsletterId', '=', id).where('subscriberId', 'in', ids);
  await ofRow.set({ attempts: 0 }).where('state', '=', 'waiting').execute();
  if (mayWait) return 'waiting';
  const problem = `The mail server ${kind} ${TURNED_DOWN_IN_A_ROW} emails in a row, the last with these words: ${reason}`;
  const { numUpdatedRows } = await tx
    .updateTable('newsletters')
    .set((eb) => ({ state: 'paused', problem, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'paused'])
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return undefined;
  await ofRow.set({ state: 'waiting', dueAt: now.toISOString(), settledAt: null }).execute();
  return 'paused';
}

/** The site that a backup was made of may have sent them since. */
export async function holdNewsletters(tx: Db): Promise<void> {
  const problem = 'It was restored from a backup, and may have been sent since.';
  await tx.updateTable('newsletters').set({ state: 'paused', problem }).where('state', 'in', ['sending', 'paused']).execute();
  const held = { state: 'draft', isDraft: true, scheduledAt: null, problem } as const;
  await tx.updateTable('newsletters').set(held).where('state', '=', 'scheduled').execute();
}

/** Why the newsletter is paused that paused itself last. */
export async function findPausedProblem(db: Db): Promise<string | null> {
  const paused = db.selectFrom('newsletters').select('problem').where('state', '=', 'paused').where('problem', 'is not', null);
  return (await paused.orderBy('startedAt', 'desc').limit(1).executeTakeFirst())?.problem ?? null;
}

export async function checkNewsletters({ openDb }: Pick<CheckedSite, 'openDb'>): Promise<Finding[]> {
  const problem = await openDb()
    .then(findPausedProblem)
    .catch(() => undefined); // the database's own check says why
  if (problem === undefined) return [unknown('Newsletters can’t be checked without the database.')];
  if (problem === null) return [well('No newsletter is paused because of a problem.')];
  return [wrong('A newsletter is paused because of a problem.', 'Its page says what went wrong. Fix that, then continue sending there.')];
}

const ENDED_AT_ONCE = 500;

/** Ends the subscriptions of refused addresses, if the server has accepted another email of the newsletter since. */
async function endRefusedSubscriptions(tx: Db, newsletterId: string, now: Date): Promise<void> {
  for (;;) {
    const refused = await tx
      .selectFrom('deliveries as d')
      .innerJoin('subscribers as s', 's.id', 'd.subscriberId')
      .select('s.id')
      .where('d.newsletterId', '=', newsletterId)
      .where('d.state', '=', 'refused')
      .where('d.settledAt', '<', ({ selectFrom, fn }) =>
        selectFrom('deliveries').select(fn.max('settledAt').as('at')).where('newsletterId', '=', newsletterId).where('state', '=', 'sent'),
      )
      .limit(ENDED_AT_ONCE)
      .execute();
    if (refused.length === 0) return;
    const ids = refused.map(({ id }) => id);
    await tx
      .updateTable('deliveries')
      .set({ email: (eb) => eb.selectFrom('subscribers').select('email').whereRef('subscribers.id', '=', 'deliveries.subscriberId') })
      .where('newsletterId', '=', newsletterId)
      .where('subscriberId', 'in', ids)
      .execute();
    await endSubscription(tx, { ids }, now);
  }
}

/** Ends newsletters that nobody waits for any more: those who left while it was sent get none. Returns their ids. */
export async function finishNewsletters(db: Db, now: Date): Promise<string[]> {
  return runTransaction(db, async (tx) => {
    const sending = await tx.selectFrom('newsletters').select('id').where('state', '=', 'sending').execute();
    const finished: string[] = [];
    for (const { id } of sending) {
      if (!(await lockNewsletter(tx, id, ['sending']))) continue;
      await tx
        .deleteFrom('deliveries')
        .where('newsletterId', '=', id)
        .where('state', '=', 'waiting')
        .where('subscriberId', 'not in', (eb) => eb.selectFrom('subscribers').select('id').where('state', '=', 'confirmed'))
        .execute();
      const { numUpdatedRows } = await tx
        .updateTable('newsletters')
        .set((eb) => ({ state: 'sent', finishedAt: now.toISOString(), version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('deliveries').select('state').where('newsletterId', '=', id).where('state', 'in', ['waiting', 'sending']))),
        )
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) continue;
      await endRefusedSubscriptions(tx, id, now);
      finished.push(id);
    }
    return finished;
  });
}

const SUMMARY = [
  'id',
  'articleId',
  'title',
  'audience',
  'state',
  'problem',
  'scheduledAt',
  'publishedAt',
  'startedAt',
  'finishedAt',
  'version',
] as const;

export interface NewsletterSummary extends Pick<StoredNewsletter, (typeof SUMMARY)[number]> {
  deliveries: Partial<Record<DeliveryState, number>>;
}

/** Newest first. */
export async function listNewsletters(db: Db, page: number): Promise<ListPage<NewsletterSummary>> {
  const list = await readPage(db.selectFrom('newsletters').where('deletedAt', 'is', null), page, (rows) =>
    rows.select(SUMMARY).orderBy('publishedAt', 'desc').orderBy('id'),
  );
  return { ...list, items: await Promise.all(list.items.map((row) => summarizeNewsletter(db, row))) };
}

const STATES: DeliveryState[] = ['waiting', 'sending', 'sent', 'refused', 'failed', 'doubtful'];

export async function summarizeNewsletter(db: Db, row: Omit<NewsletterSummary, 'deliveries'>): Promise<NewsletterSummary> {
  const counts = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('newsletterId', '=', row.id)
    .where('state', 'in', STATES) // counted in the index
    .groupBy('state')
    .execute();
  return { ...row, deliveries: Object.fromEntries(counts.map(({ state, count }) => [state, count])) };
}

export interface UnsentDelivery {
  subscriberId: string;
  email: string | null;
  state: DeliveryState;
  reason: string | null;
  hasLeft: boolean;
}

const MAX_LISTED = 100;

/** The first of those that failed, are in doubt, or are tried again, and how many there are. */
export async function listUnsent(db: Db, id: string): Promise<{ items: UnsentDelivery[]; count: number }> {
  const unsent = db
    .selectFrom('deliveries as d')
    .where('d.newsletterId', '=', id)
    .where((eb) =>
      eb.or([
        eb('d.state', 'in', ['doubtful', 'failed', 'refused']),
        eb.and([eb('d.state', '=', 'waiting'), eb('d.reason', 'is not', null)]),
      ]),
    );
  const count = await countRows(unsent);
  const rows = await unsent
    .leftJoin('subscribers as s', 's.id', 'd.subscriberId')
    .select(({ fn }) => ['d.subscriberId', fn.coalesce('d.email', 's.email').as('email'), 'd.state', 'd.reason', 's.id as heldId'])
    .orderBy('d.state')
    .orderBy('d.subscriberId')
    .limit(MAX_LISTED)
    .execute();
  return { items: rows.map(({ heldId, ...delivery }) => ({ ...delivery, hasLeft: heldId === null })), count };
}
