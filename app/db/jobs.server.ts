import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import {
  type FailedJobs,
  getMaxAheadMs,
  type Job,
  type JobHandler,
  type JobStore,
  type JobSummary,
  type NextRun,
} from '#platform/jobs/job.ts';
import { type Db, getDialect } from './client.server.ts';
import type { Database } from './schema.ts';
import { runTransaction } from './transaction.server.ts';

const MAX_SHOWN = 50;

export interface NewJob {
  name: string;
  key: string;
  payload: string;
  createdAt: Date;
  expiresAt?: Date;
}

/**
 * Inserts a job that is due at once; call the runner's `wake` after the transaction. An existing key gets the newest payload. Returns false
 * when `most` jobs wait, which concurrent inserts on PostgreSQL may exceed by a few.
 */
export async function enqueueJob(tx: Db, { name, key, payload, createdAt, expiresAt }: NewJob, most = 100_000): Promise<boolean> {
  const at = createdAt.toISOString();
  const inserted = await tx
    .insertInto('jobs')
    .columns(['name', 'key', 'payload', 'dueAt', 'attempts', 'revision', 'createdAt', 'expiresAt'])
    .expression(
      tx
        .selectNoFrom(({ lit }) => [
          sql<string>`${name}`.as('name'),
          sql<string>`${key}`.as('key'),
          sql<string>`${payload}`.as('payload'),
          toTimestamp(tx, at).as('dueAt'),
          lit(0).as('attempts'),
          lit(1).as('revision'),
          toTimestamp(tx, at).as('createdAt'),
          toTimestamp(tx, expiresAt?.toISOString() ?? null).as('expiresAt'),
        ])
        .where(({ eb, selectFrom, fn }) =>
          eb(selectFrom('jobs').select(fn.countAll<number>().as('waiting')).where('name', '=', name), '<', most),
        ),
    )
    .onConflict((conflict) =>
      conflict.columns(['name', 'key']).doUpdateSet((eb) => ({
        payload: eb.ref('excluded.payload'),
        dueAt: eb.ref('excluded.dueAt'),
        expiresAt: eb.ref('excluded.expiresAt'),
        revision: eb('jobs.revision', '+', 1),
      })),
    )
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** PostgreSQL does not infer the type of a selected value. */
function toTimestamp(db: Db, value: string | null) {
  return getDialect(db) === 'postgres' ? sql<string | null>`cast(${value} as timestamptz)` : sql<string | null>`${value}`;
}

export function createJobStore(db: Db): JobStore {
  return {
    prepare: (handlers, now) => runTransaction(db, (tx) => prepareJobs(tx, handlers, now)),
    deleteExpired: (now) => deleteExpiredJobs(db, now),
    summarize: (now) => summarizeJobs(db, now),
    listFailed: () => listFailedJobs(db),
    claim: (handler, now, leaseMs) => claimJob(db, handler, { now, leaseMs }),
    async renew(job, until) {
      const { numUpdatedRows } = await ofJob(db, job).set({ leasedUntil: until.toISOString() }).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    finish: (job, next, now) => (next ? rescheduleJob(db, job, next) : deleteJob(db, job, now)),
    async release(job, dueAt, failure) {
      const error = failure === undefined ? {} : { lastError: failure };
      await ofJob(db, job)
        .set({ lease: null, leasedUntil: null, dueAt: dueAt.toISOString(), ...error })
        .execute();
    },
    async makeDue(name, now) {
      await db.updateTable('jobs').set({ dueAt: now.toISOString() }).where('name', '=', name).where('lease', 'is', null).execute();
    },
    request: (name, dueAt) => requestJob(db, name, dueAt),
  };
}

/** Jobs of other names wait: during an update, processes of a newer version run them. */
async function prepareJobs(tx: Db, handlers: readonly JobHandler[], now: Date): Promise<void> {
  if (getDialect(tx) === 'sqlite') await tx.updateTable('jobs').set({ lease: null, leasedUntil: null }).execute(); // one process at a time
  const at = now.toISOString();
  const names = handlers.map(({ name }) => name);
  const known = tx.updateTable('jobs').where('name', 'in', ['', ...names]);
  await known.set({ dueAt: at }).where('attempts', '>', 0).where('lease', 'is', null).execute();
  for (const { name, isForgetful = false } of handlers.filter(({ everyMs }) => everyMs !== undefined)) {
    await tx
      .insertInto('jobs')
      .values({ name, key: '', payload: '', dueAt: at, attempts: 0, revision: 1, createdAt: at })
      .onConflict((conflict) =>
        conflict.columns(['name', 'key']).doUpdateSet((eb) => ({
          dueAt: at,
          ...(isForgetful && { payload: '', revision: eb('jobs.revision', '+', 1) }),
        })),
      )
      .execute();
  }
}

function deleteExpiredJobs(db: Db, now: Date) {
  const at = now.toISOString();
  return db
    .deleteFrom('jobs')
    .where('expiresAt', '<=', at)
    .where((eb) => eb.or([eb('lease', 'is', null), eb('leasedUntil', '<=', at)])) // one under way may still succeed
    .returning(['name', 'key', 'attempts'])
    .execute();
}

function listFailedJobs(db: Db): Promise<FailedJobs[]> {
  return db
    .selectFrom('jobs')
    .select(({ fn, ref }) => [
      'name',
      ref('lastError').$notNull().as('reason'),
      fn.countAll<number>().as('jobs'),
      fn.max<number>('attempts').as('attempts'),
    ])
    .where('lastError', 'is not', null)
    .groupBy(['name', 'lastError'])
    .orderBy('name')
    .orderBy('lastError')
    .limit(MAX_SHOWN)
    .execute();
}

function claimJob(db: Db, handler: Pick<JobHandler, 'name' | 'everyMs' | 'maxAheadMs'>, { now, leaseMs }: { now: Date; leaseMs: number }) {
  return db
    .updateTable('jobs')
    .set((eb) => ({ lease: randomUUID(), leasedUntil: later(now, leaseMs), attempts: eb('attempts', '+', 1) }))
    .where('name', '=', handler.name)
    .where('key', '=', (eb) =>
      eb
        .selectFrom('jobs')
        .select('key')
        .where('name', '=', handler.name)
        .where((is) => isDue(is, { now, leaseMs, maxAheadMs: getMaxAheadMs(handler) }))
        .orderBy('dueAt')
        .orderBy('createdAt')
        .limit(1)
        .$if(getDialect(db) === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returning(['name', 'key', 'payload', 'attempts', 'createdAt', 'revision', (eb) => eb.ref('lease').$notNull().as('lease')])
    .executeTakeFirst();
}

const DONE = { attempts: 0, lastError: null, lease: null, leasedUntil: null };

/** A job that was requested again while it ran stays due as requested, with the new payload. */
async function rescheduleJob(db: Db, job: Job, next: NextRun): Promise<void> {
  const at = toTimestamp(db, next.at?.toISOString() ?? null);
  await ofJob(db, job)
    .set((eb) => ({
      ...DONE,
      ...(next.payload !== undefined && {
        payload: eb.case().when('payload', '=', job.payload).then(next.payload).else(eb.ref('payload')).end(),
      }),
      dueAt: eb.case().when('revision', '=', job.revision).then(at).else(eb.ref('dueAt')).end(),
    }))
    .execute();
}

async function deleteJob(db: Db, job: Job, now: Date): Promise<void> {
  const { name, key, lease, revision } = job;
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('name', '=', name)
    .where('key', '=', key)
    .where('lease', '=', lease)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return;
  await ofJob(db, job)
    .set({ ...DONE, dueAt: now.toISOString() })
    .execute();
}

async function requestJob(db: Db, name: string, dueAt: Date): Promise<void> {
  const at = toTimestamp(db, dueAt.toISOString());
  await db
    .updateTable('jobs')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      dueAt: eb
        .case()
        .when(eb.and([eb('lease', 'is', null), eb.or([eb('attempts', '>', 0), eb('dueAt', '<=', at)])]))
        .then(eb.ref('dueAt'))
        .else(at)
        .end(),
    }))
    .where('name', '=', name)
    .where('key', '=', '')
    .execute();
}

export async function summarizeJobs(db: Db, now: Date): Promise<JobSummary[]> {
  const at = toTimestamp(db, now.toISOString());
  return db
    .selectFrom('jobs')
    .select(({ fn, eb, ref, lit }) => {
      const isRunning = eb('leasedUntil', '>', at);
      const number = <T>(value: T) => sql<number>`cast(${value} as integer)`;
      return [
        'name',
        fn.countAll<number>().as('waiting'),
        number(fn.sum(eb.case().when(isRunning).then(lit(1)).else(lit(0)).end())).as('running'),
        number(
          fn.max(
            eb
              .case()
              .when('lease', 'is', null)
              .then(ref('attempts'))
              .else(eb('attempts', '-', 1))
              .end(),
          ),
        ).as('failures'),
        fn.min<string | null>(eb.case().when('lease', 'is', null).then(ref('dueAt')).else(ref('leasedUntil')).end()).as('nextAt'),
      ];
    })
    .groupBy('name')
    .execute();
}

/** Counts a time far ahead as due: a wrong clock must have written it. */
function isDue(eb: ExpressionBuilder<Database, 'jobs'>, { now, leaseMs, maxAheadMs }: { now: Date; leaseMs: number; maxAheadMs: number }) {
  const at = now.toISOString();
  const farDue = Number.isFinite(maxAheadMs) ? [eb('dueAt', '>', later(now, maxAheadMs))] : [];
  return eb.and([
    eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', at)]),
    eb.or([
      eb.and([eb('lease', 'is', null), eb.or([eb('dueAt', '<=', at), ...farDue])]),
      eb.or([eb('leasedUntil', '<=', at), eb('leasedUntil', '>', later(now, 2 * leaseMs))]),
    ]),
  ]);
}

function ofJob(db: Db, { name, key, lease }: Job) {
  return db.updateTable('jobs').where('name', '=', name).where('key', '=', key).where('lease', '=', lease);
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
