import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import { enqueueJob } from '#db/jobs.server.ts';
import type { Database } from '#db/schema.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { type ListPage, readPage } from '#features/admin/list/list.server.ts';
import { parseStoredJson } from '#platform/health/damage.ts';
import { type ListedDelivery, TEST_TYPE, type WebhookPayload } from './webhook.ts';

export const DELIVERY_JOB = 'webhook';

const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 30 * DAY_MS;
const MAX_KEPT = 500;
/** More than these are no delay: the receiver is away. */
const MAX_WAITING = 2000;

/** Call the runner's `wake` after the transaction. Pauses the webhook where too many wait. */
export async function insertDeliveries(tx: Db, webhookId: string, payloads: readonly WebhookPayload[], now: Date): Promise<void> {
  if (payloads.length === 0) return;
  const at = now.toISOString();
  const rows = payloads.map((payload): Insertable<Database['webhookDeliveries']> => {
    const { type } = payload;
    return { id: randomUUID(), webhookId, type, payload: JSON.stringify(payload), state: 'waiting', createdAt: at, dueAt: at };
  });
  await tx.insertInto('webhookDeliveries').values(rows).execute();
  const count = await countRows(tx.selectFrom('webhookDeliveries').where('webhookId', '=', webhookId).where('state', '=', 'waiting'));
  if (count <= MAX_WAITING) return makeDue(tx, webhookId, now);
  await pauseWebhook(tx, webhookId, { problem: `More than ${MAX_WAITING.toLocaleString('en')} deliveries were waiting for it.`, now });
}

async function makeDue(tx: Db, webhookId: string, now: Date): Promise<void> {
  await enqueueJob(tx, { name: DELIVERY_JOB, key: webhookId, payload: '', createdAt: now });
}

/** After a start: jobs that wait are in no backup. */
export async function resumeDeliveries(tx: Db, now: Date): Promise<void> {
  const waiting = await tx.selectFrom('webhookDeliveries').select('webhookId').distinct().where('state', '=', 'waiting').execute();
  for (const { webhookId } of waiting) {
    const job = tx.selectFrom('jobs').select('key').where('name', '=', DELIVERY_JOB).where('key', '=', webhookId);
    if (!(await job.executeTakeFirst())) await makeDue(tx, webhookId, now);
  }
}

/** Gives up what waits for it; nothing is kept for it until it is resumed. */
export async function pauseWebhook(tx: Db, id: string, { problem, now }: { problem: string; now: Date }): Promise<void> {
  await tx.updateTable('webhooks').set({ problem }).where('id', '=', id).execute();
  await tx
    .updateTable('webhookDeliveries')
    .set({ state: 'failed', dueAt: null, settledAt: now.toISOString(), answer: 'the webhook was paused' })
    .where('webhookId', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** False for one that is paused or deleted. */
export async function queueTest(db: Db, webhookId: string, now: Date): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    if (!(await isActive(tx, webhookId))) return false;
    await insertDeliveries(tx, webhookId, [{ type: TEST_TYPE, timestamp: now.toISOString(), data: {} }], now);
    return true;
  });
}

/** As it was, with the same `webhook-id`. False where it still waits, or its webhook is paused. */
export async function sendAgain(db: Db, id: string, now: Date): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    const again = await tx
      .updateTable('webhookDeliveries')
      .set({ state: 'waiting', attempts: 0, dueAt: now.toISOString(), settledAt: null, status: null, answer: '', isSeen: false })
      .where('id', '=', id)
      .where('state', '!=', 'waiting')
      .where('webhookId', 'in', (eb) => eb.selectFrom('webhooks').select('id').where('problem', 'is', null))
      .returning('webhookId')
      .executeTakeFirst();
    if (again) await makeDue(tx, again.webhookId, now);
    return again !== undefined;
  });
}

async function isActive(tx: Db, id: string): Promise<boolean> {
  const found = await tx.selectFrom('webhooks').select('id').where('id', '=', id).where('problem', 'is', null).executeTakeFirst();
  return found !== undefined;
}

export async function markFailuresSeen(db: Db, until: string): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ isSeen: true })
    .where('state', '=', 'failed')
    .where('isSeen', '=', false)
    .where('settledAt', '<=', until)
    .execute();
}

/** Newest first. */
export async function listDeliveries(db: Db, page = 1): Promise<ListPage<ListedDelivery>> {
  const list = await readPage(db.selectFrom('webhookDeliveries'), page, (rows) =>
    rows
      .select(['id', 'webhookId', 'type', 'payload', 'state', 'attempts', 'status', 'answer', 'createdAt', 'dueAt', 'settledAt'])
      .orderBy('createdAt', 'desc')
      .orderBy('id'),
  );
  const items = list.items.map(({ payload, ...row }) => {
    const { data } = (parseStoredJson(payload) ?? {}) as Partial<WebhookPayload>; // written by insertDeliveries
    return { ...row, title: data?.title ?? '' };
  });
  return { ...list, items };
}

export async function hasUnseenFailures(db: Db): Promise<boolean> {
  const failed = db.selectFrom('webhookDeliveries').select('id').where('state', '=', 'failed');
  return (await failed.where('isSeen', '=', false).limit(1).executeTakeFirst()) !== undefined;
}

/** Those that wait stay. */
export async function deleteOldDeliveries(db: Db, now: Date): Promise<void> {
  const settled = db.selectFrom('webhookDeliveries').select('id').where('state', '!=', 'waiting');
  const newest = settled.orderBy('createdAt', 'desc').orderBy('id').limit(MAX_KEPT);
  await db
    .deleteFrom('webhookDeliveries')
    .where('state', '!=', 'waiting')
    .where((eb) => eb.or([eb('createdAt', '<', new Date(now.getTime() - KEPT_MS).toISOString()), eb('id', 'not in', newest)]))
    .execute();
}
