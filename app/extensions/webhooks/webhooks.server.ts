import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { runTransaction } from '#db/transaction.server.ts';
import type { AccountDeps } from '#features/accounts/account-deps.ts';
import { proof } from '#features/accounts/account-forms.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { lockPeople } from '#features/accounts/people/people.server.ts';
import { proveIdentity } from '#features/accounts/security/prove-identity.server.ts';
import type { SecurityRequest } from '#features/accounts/sessions/security-request.server.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { createCipher } from '#platform/encryption/cipher.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { checkbox, requiredText, z } from '#platform/forms/zod.ts';
import { isPublicUrl, type Rules } from '#platform/http/public-fetch.server.ts';
import { storePublicItems } from './public-changes.server.ts';
import type { WebhookEvent } from './tables.ts';
import { EVENTS, type ListedWebhook, MAX_WEBHOOKS } from './webhook.ts';

/** The specification asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/** What the key of their secrets is derived for. */
export const WEBHOOK_USE = 'webhooks';

export const ONLY_HTTPS: Rules = { protocols: ['https:'] };

const MAX_URL = 500;

const ticked = { published: checkbox, changed: checkbox, removed: checkbox } satisfies Record<WebhookEvent, typeof checkbox>;

export const addWebhookForm = z
  .strictObject({
    intent: z.literal('add'),
    url: requiredText(MAX_URL, 'Enter the address of the program.'),
    ...ticked,
    ...proof,
  })
  .transform(({ published, changed, removed, ...form }) => {
    const isTicked: Record<WebhookEvent, boolean> = { published, changed, removed };
    return { ...form, events: listEvents().filter((event) => isTicked[event]) };
  });

/** Asks for the password or a passkey: a stolen session must not have a copy of everything sent elsewhere. Throws `rateLimited`. */
export async function addWebhook(
  deps: AccountDeps & { kinds: readonly ContentKind[]; rules?: Rules },
  from: SecurityRequest,
  { url, events, ...given }: Omit<z.output<typeof addWebhookForm>, 'intent'>,
): Promise<{ secret: string } | FormFailure> {
  const { viewer } = from;
  const { settings, kinds, rules = ONLY_HTTPS } = deps;
  if (!isPublicUrl(url, rules)) return refuseForm({ fieldErrors: { url: 'Enter a public address that begins with https://' } });
  if (events.length === 0) return refuseForm({ formError: 'Choose at least one event.' });
  const proven = await proveIdentity(deps, from, given);
  if ('ok' in proven) return proven;
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const now = deps.now();
  return proven.commit(async (tx) => {
    await lockPeople(tx, viewer);
    const others = await tx.selectFrom('webhooks').select('id').execute();
    if (others.length >= MAX_WEBHOOKS) return refuseForm({ formError: `There are ${MAX_WEBHOOKS} webhooks. Delete one first.` });
    if (others.length === 0) await storePublicItems(tx, kinds, now);
    const id = randomUUID();
    await tx
      .insertInto('webhooks')
      .values({
        id,
        url: new URL(url).href,
        secret: createCipher(settings.SESSION_SECRET, WEBHOOK_USE).encrypt(secret, id),
        events,
        createdBy: viewer.id,
        createdAt: now.toISOString(),
      })
      .execute();
    await recordActivity(tx, { by: viewer.email, action: 'added-webhook', now, item: toItem({ id, url }) });
    return { secret };
  });
}

export function listWebhooks(db: Db): Promise<ListedWebhook[]> {
  return db
    .selectFrom('webhooks')
    .leftJoin('users', 'users.id', 'createdBy')
    .select(['webhooks.id', 'url', 'events', 'problem', 'email as createdBy', 'webhooks.createdAt'])
    .orderBy('webhooks.createdAt')
    .orderBy('webhooks.id')
    .execute();
}

/** By host alone: a path may be a secret. */
export async function listLeftBehind(db: Db): Promise<{ userId: string; text: string }[]> {
  const webhooks = await db.selectFrom('webhooks').select(['createdBy', 'url']).orderBy('createdAt').execute();
  return webhooks.map(({ createdBy, url }) => ({
    userId: createdBy,
    text: `Their webhook to ${new URL(url).host} stays and sends what is public.`,
  }));
}

/** The site that the backup was made of may still send to them, and this one may be a copy. */
export async function pauseAllWebhooks(tx: Db): Promise<void> {
  await tx.updateTable('webhooks').set({ problem: 'It was restored from a backup.' }).where('problem', 'is', null).execute();
  const failed = { state: 'failed', dueAt: null, settledAt: new Date().toISOString(), answer: 'the webhook was paused' } as const;
  await tx
    .updateTable('webhookDeliveries')
    .set({ ...failed, isSeen: true })
    .where('state', '=', 'waiting')
    .execute();
}

interface Change {
  db: Db;
  now(): Date;
  /** Email of who does it. */
  by: string;
}

/** Its deliveries go with it. */
export async function deleteWebhook({ db, now, by }: Change, id: string): Promise<void> {
  await runTransaction(db, async (tx) => {
    const gone = await tx.deleteFrom('webhooks').where('id', '=', id).returning(['id', 'url']).executeTakeFirst();
    if (gone) await recordActivity(tx, { by, action: 'deleted-webhook', now: now(), item: toItem(gone) });
  });
}

/** It gets what happens from now on. */
export async function resumeWebhook({ db, now, by }: Change, id: string): Promise<void> {
  await runTransaction(db, async (tx) => {
    const resumed = await tx
      .updateTable('webhooks')
      .set({ problem: null })
      .where('id', '=', id)
      .where('problem', 'is not', null)
      .returning(['id', 'url'])
      .executeTakeFirst();
    if (resumed) await recordActivity(tx, { by, action: 'resumed-webhook', now: now(), item: toItem(resumed) });
  });
}

/** The address alone: its path may be a secret. */
function toItem({ id, url }: { id: string; url: string }) {
  return { kind: 'webhook', id, title: new URL(url).host };
}

function listEvents(): WebhookEvent[] {
  return Object.keys(EVENTS) as WebhookEvent[]; // the keys are declared to be the events
}
