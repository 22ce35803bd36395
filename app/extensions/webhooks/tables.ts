import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '#db/schema.ts';

declare module '#db/schema.ts' {
  interface Database {
    webhooks: WebhookTable;
    webhookItems: WebhookItemTable;
    webhookDeliveries: WebhookDeliveryTable;
  }
}

export type WebhookEvent = 'published' | 'changed' | 'removed';

interface WebhookTable {
  id: string;
  url: string;
  /** Encrypted with `SESSION_SECRET`. */
  secret: string;
  events: ColumnType<WebhookEvent[], readonly WebhookEvent[], readonly WebhookEvent[]>;
  /** Why nothing is sent; null while it is active. */
  problem: string | null;
  /** Id of a user. */
  createdBy: string;
  createdAt: Timestamp;
}

/** A public item as webhooks last heard of it. Filled with the first webhook. */
interface WebhookItemTable {
  kind: string;
  itemId: string;
  /** What stands last in its path. */
  address: string;
  title: string;
  updatedAt: Timestamp;
}

interface WebhookDeliveryTable {
  /** The `webhook-id` of every attempt. */
  id: string;
  webhookId: string;
  /** Such as `article.published`. */
  type: string;
  payload: string;
  state: 'waiting' | 'sent' | 'failed';
  attempts: Generated<number>;
  /** Null where there was no answer; `answer` then says why. */
  status: Generated<number | null>;
  answer: Generated<string>;
  /** Whether an admin has seen that it failed. */
  isSeen: Generated<boolean>;
  createdAt: Timestamp;
  dueAt: Timestamp | null;
  settledAt: Generated<Timestamp | null>;
}
