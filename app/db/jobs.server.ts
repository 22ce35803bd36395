import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, sql } from 'kysely';
import { getMaxAheadMs, type Job, type JobStore, type JobSummary } from '#platform/jobs/job.ts';
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
    prepare: (handlers, now) =>
      runTransaction(db, async (tx) => {
        const names = handlers.map(({ name }) => name);
        await tx
          .deleteFrom('jobs')
          .where('name', 'not in', ['', ...names])
          .execute();
        if (getDialect(db) === 'sqlite') await tx.updateTable('jobs').set({ lease: null, leasedUntil: null }).execute(); // one process at a time
        await tx.updateTable('jobs').set({ dueAt: now.toISOString() }).where('attempts', '>', 0).where('lease', 'is', null).execute();
        const at = now.toISOString();
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
      }),

    deleteExpired: (now) =>
      db
        .deleteFrom('jobs')
        .where('expiresAt', '<=', now.toISOString())
        .where((eb) => eb.or([eb('lease', 'is', null), eb('leasedUntil', '<=', now.toISOString())])) // one under way may still succeed
        .returning(['name', 'key', 'attempts'])
        .execute(),

    summarize: (now) => summarizeJobs(db, now),

    listFailed: () =>
      db
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
        .execute(),

    claim: (handler, now, leaseMs) =>
      db
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
        .executeTakeFirst(),

    async renew(job, until) {
      const { numUpdatedRows } = await ofJob(db, job).set({ leasedUntil: until.toISOString() }).executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },

    async finish(job, next, now) {
      const done = { attempts: 0, lastError: null, lease: null, leasedUntil: null };
      if (next) {
        const at = toTimestamp(db, next.at?.toISOString() ?? null);
        await ofJob(db, job)
          .set((eb) => ({
            ...done,
            ...(next.payload !== undefined && {
              payload: eb.case().when('payload', '=', job.payload).then(next.payload).else(eb.ref('payload')).end(),
            }),
            dueAt: eb.case().when('revision', '=', job.revision).then(at).else(eb.ref('dueAt')).end(),
          }))
          .execute();
        return;
      }
      const { name, key, lease, revision } = job;
      const { numDeletedRows } = await db
        .deleteFrom('jobs')
        .where('name', '=', name)
        .where('key', '=', key)
        .where('lease', '=', lease)
        .where('revision', '=', revision)
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n)
        await ofJob(db, job)
          .set({ ...done, dueAt: now.toISOString() })
          .execute();
    },

    async release(job, dueAt, failure) {
      const error = failure === undefined ? {} : { lastError: failure };
      await ofJob(db, job)
        .set({ lease: null, leasedUntil: null, dueAt: dueAt.toISOString(), ...error })
        .execute();
    },

    async makeDue(name, now) {
      await db.updateTable('jobs').set({ dueAt: now.toISOString() }).where('name', '=', name).where('lease', 'is', null).execute();
    },

    async request(name, dueAt) {
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
    },
  };
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
