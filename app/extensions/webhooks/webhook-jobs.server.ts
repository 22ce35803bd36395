import { createHmac } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import { decryptStored } from '#features/accounts/better-auth/private-api.server.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { findNextPublication } from '#features/publishing/visibility.server.ts';
import { createCipher } from '#platform/encryption/cipher.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { type PublicPost, postPublic, type Rules } from '#platform/http/public-fetch.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';
import { DELIVERY_JOB, deleteOldDeliveries, insertDeliveries, pauseWebhook, resumeDeliveries } from './deliveries.server.ts';
import { type PublicChange, recordPublicChanges } from './public-changes.server.ts';
import { MAX_WEBHOOKS, type WebhookPayload } from './webhook.ts';
import { ONLY_HTTPS, WEBHOOK_USE } from './webhooks.server.ts';

export const CHANGES_JOB = 'webhook-changes';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TIMING = {
  pausesMs: [10 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS],
  sendMs: 10 * SECOND_MS,
  gapMs: 50,
  graceMs: 5 * SECOND_MS,
  /** Reports changes that follow each other at once. */
  gatherMs: 8 * SECOND_MS,
  /** Lets receivers keep up with an import of thousands. */
  batchMs: MINUTE_MS,
};
/** A later due time was written with a wrong clock. */
const MAX_AHEAD_MS = 2 * 60 * MINUTE_MS;
const BATCH = 200;
const MAX_ANSWER_BYTES = 64 * 1024;
const SHOWN_ANSWER = 200;
const GONE = 410;

interface WebhookJobDeps {
  settings: Pick<Settings, 'SESSION_SECRET' | 'SITE_URL'>;
  db: Db;
  log: Log;
  now(): Date;
  kinds: readonly ContentKind[];
  /** Which addresses may be asked. */
  rules?: Rules;
  timing?: Partial<typeof TIMING>;
}

export function createWebhookHandlers(deps: WebhookJobDeps): JobHandler[] {
  return [createChangesHandler(deps), createDeliveryHandler(deps)];
}

/** Finds what readers could notice: also a date that has come. */
function createChangesHandler({ db, now, kinds, settings, log, timing }: WebhookJobDeps): JobHandler {
  const { pausesMs, batchMs, gatherMs } = { ...TIMING, ...timing };

  async function run() {
    const time = now();
    const hasMore = await runTransaction(db, (tx) => queueChanges(tx, time));
    await deleteOldDeliveries(db, time);
    const nextDate = await findNextPublication(db, kinds, time);
    return { at: new Date(hasMore ? time.getTime() + batchMs : Math.min(nextDate, time.getTime() + DAY_MS)) };
  }

  /** Returns whether more has changed than it took. */
  async function queueChanges(tx: Db, time: Date): Promise<boolean> {
    const webhooks = await tx
      .updateTable('webhooks')
      .set((eb) => ({ problem: eb.ref('problem') })) // locks them
      .returning(['id', 'events', 'problem'])
      .execute();
    if (webhooks.length === 0) return false;
    await resumeDeliveries(tx, time);
    const { changes, hasMore } = await recordPublicChanges(tx, kinds, { now: time, limit: BATCH });
    for (const { id, events } of webhooks.filter(({ problem }) => problem === null)) {
      const wanted = changes.filter(({ event }) => events.includes(event));
      const payloads = wanted.map((change) => toPayload(change, { siteUrl: settings.SITE_URL, now: time }));
      await insertDeliveries(tx, id, payloads, time);
    }
    if (changes.length > 0) log.info('changes queued for webhooks', { changes: changes.length, hasMore });
    return hasMore;
  }

  return {
    name: CHANGES_JOB,
    label: 'Finding changes for webhooks',
    run,
    everyMs: null,
    onContentChange: { afterMs: gatherMs },
    pausesMs,
    timeLimitMs: MINUTE_MS,
    gapMs: SECOND_MS,
    maxAheadMs: 2 * DAY_MS,
  };
}

function toPayload({ event, kind, itemId, address, title, updatedAt }: PublicChange, { siteUrl, now }: { siteUrl: string; now: Date }) {
  const url = new URL(kind.page.path({ id: itemId, address }), siteUrl).href;
  return {
    type: `${kind.name}.${event}`,
    timestamp: now.toISOString(),
    data: { kind: kind.name, id: itemId, url, title, updatedAt },
  } satisfies WebhookPayload;
}

interface DueDelivery {
  id: string;
  webhookId: string;
  payload: string;
  attempts: number;
  url: string;
  secret: string;
}

type Outcome = { status: number | null; answer: string; retryAfterMs?: number | undefined; isFinal?: boolean };

/**
 * Sends one delivery of a webhook at a time, and to all webhooks at once. A delivery is recorded after it was answered: a process that is
 * killed in between sends it again, with the same `webhook-id`.
 */
function createDeliveryHandler({ db, settings, log, now, rules = ONLY_HTTPS, timing }: WebhookJobDeps): JobHandler {
  const { pausesMs, gapMs, sendMs, graceMs } = { ...TIMING, ...timing };
  const cipher = createCipher(settings.SESSION_SECRET, WEBHOOK_USE);

  /** Until 0.1.0 it was encrypted by the library for sign-in. It is stored in the new form. */
  async function readFormerSecret({ webhookId: id, secret: former }: DueDelivery): Promise<string | undefined> {
    const secret = await decryptStored(settings.SESSION_SECRET, former);
    if (secret === undefined) return undefined;
    const stored = db.updateTable('webhooks').set({ secret: cipher.encrypt(secret, id) });
    await stored.where('id', '=', id).where('secret', '=', former).execute();
    return secret;
  }

  async function deliver(due: DueDelivery, signal: AbortSignal): Promise<void> {
    const secret = cipher.decrypt(due.secret, due.webhookId) ?? (await readFormerSecret(due));
    if (secret === undefined) {
      const problem = 'SESSION_SECRET has changed, so nothing can be signed. Delete this webhook and add it again.';
      return runTransaction(db, (tx) => pauseWebhook(tx, due.webhookId, { problem, now: now() }));
    }
    const time = now();
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Byline (webhooks)',
      ...signWebhook(secret, { id: due.id, body: due.payload, now: time }),
    };
    const result = await post(due.url, { headers, body: due.payload, signal });
    signal.throwIfAborted(); // the process stops: it was no attempt
    await record(due, result);
  }

  async function post(url: string, request: Pick<PublicPost, 'headers' | 'body' | 'signal'>): Promise<Outcome> {
    const result = await postPublic(url, { ...rules, ...request, maxBytes: MAX_ANSWER_BYTES, timeoutMs: sendMs });
    if (!('refused' in result)) return { ...result, answer: cleanResponse(result.text) };
    return { status: null, answer: REFUSALS[result.refused], isFinal: result.refused === 'address' };
  }

  async function record({ id, webhookId, attempts: before }: DueDelivery, outcome: Outcome): Promise<void> {
    const { status, answer, retryAfterMs = 0, isFinal = false } = outcome;
    const attempts = before + 1;
    const isSent = status !== null && status >= 200 && status < 300;
    const pauseMs = pausesMs[before];
    const isOver = isSent || isFinal || status === GONE || pauseMs === undefined;
    const at = now();
    await runTransaction(db, async (tx) => {
      const recorded = await tx
        .updateTable('webhookDeliveries')
        .set({
          ...{ attempts, status, answer },
          ...(isOver
            ? { state: isSent ? 'sent' : 'failed', dueAt: null, settledAt: at.toISOString() }
            : { dueAt: new Date(at.getTime() + Math.max(pauseMs, retryAfterMs)).toISOString() }),
        })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('attempts', '=', before)
        .returning('id')
        .executeTakeFirst();
      if (recorded && status === GONE) await pauseWebhook(tx, webhookId, { problem: 'The receiver answered 410 (Gone).', now: at });
    });
    if (!isSent) log.warn('webhook not delivered', { id, webhook: webhookId, attempts, status, isOver });
  }

  return {
    name: DELIVERY_JOB,
    label: 'Sending to webhooks',
    async run({ key }, { signal }) {
      const due = await findDue(db, key, now());
      if (due) await deliver(due, signal);
      const next = await findNextDue(db, key);
      return next === undefined ? undefined : { at: next };
    },
    mostAtOnce: MAX_WEBHOOKS,
    pausesMs,
    timeLimitMs: 2 * sendMs,
    gapMs,
    graceMs,
    maxAheadMs: MAX_AHEAD_MS,
  };
}

const REFUSALS = {
  address: 'it leads to a private network, or is no https address',
  'too-slow': 'no answer in 10 seconds',
  unreachable: 'it could not be reached',
};

async function findDue(db: Db, webhookId: string, now: Date): Promise<DueDelivery | undefined> {
  return db
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .select(['d.id', 'd.webhookId', 'd.payload', 'd.attempts', 'w.url', 'w.secret'])
    .where('d.webhookId', '=', webhookId)
    .where('d.state', '=', 'waiting')
    .where((eb) =>
      eb.or([eb('d.dueAt', '<=', now.toISOString()), eb('d.dueAt', '>', new Date(now.getTime() + MAX_AHEAD_MS).toISOString())]),
    )
    .where('w.problem', 'is', null)
    .orderBy('d.dueAt')
    .limit(1)
    .executeTakeFirst();
}

async function findNextDue(db: Db, webhookId: string): Promise<Date | undefined> {
  const next = await db
    .selectFrom('webhookDeliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhookId')
    .select('d.dueAt')
    .where('d.webhookId', '=', webhookId)
    .where('d.state', '=', 'waiting')
    .where('w.problem', 'is', null)
    .orderBy('d.dueAt')
    .limit(1)
    .executeTakeFirst();
  return next?.dueAt ? new Date(next.dueAt) : undefined;
}

/** https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
export function signWebhook(secret: string, { id, body, now }: { id: string; body: string; now: Date }): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}

function cleanResponse(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, SHOWN_ANSWER)
    .toWellFormed();
}
