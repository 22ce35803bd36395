import type { Selectable } from 'kysely';
import type { Database } from '#db/schema.ts';
import type { WebhookEvent } from './tables.ts';

export const MAX_WEBHOOKS = 10;

export const EVENTS: Record<WebhookEvent, string> = {
  published: 'Something is published',
  changed: 'A published item changes',
  removed: 'Something is removed',
};

export const TEST_TYPE = 'webhook.test';

export interface WebhookPayload {
  /** Kind and event, such as `article.published`, or `TEST_TYPE`. */
  type: string;
  /** When the site noticed it, in ISO 8601. */
  timestamp: string;
  data: { kind: string; id: string; url: string; title: string; updatedAt: string } | Record<string, never>;
}

export interface ListedWebhook extends Omit<Selectable<Database['webhooks']>, 'secret' | 'createdBy'> {
  /** Email. */
  createdBy: string | null;
}

export interface ListedDelivery
  extends Pick<
    Selectable<Database['webhookDeliveries']>,
    'id' | 'webhookId' | 'type' | 'state' | 'attempts' | 'status' | 'answer' | 'createdAt' | 'dueAt' | 'settledAt'
  > {
  title: string;
}
