import type { Generated } from 'kysely';
import type { Timestamp } from '#db/schema.ts';

declare module '#db/schema.ts' {
  interface Database {
    subscribers: SubscriberTable;
    unsubscribes: UnsubscribeTable;
    newsletters: NewsletterTable;
    deliveries: DeliveryTable;
  }
}

export interface SubscriberTable {
  id: string;
  email: string;
  /** Lower-cased. */
  emailKey: string;
  /** A category's slug; null for everything. */
  category: string | null;
  state: 'pending' | 'confirmed';
  /** Confirms and leaves, in the links of emails. */
  token: string;
  source: 'home' | 'footer' | 'follow' | 'import' | 'admin';
  /** The owner's statement at an import. */
  consent: string | null;
  createdAt: Timestamp;
  confirmedAt: Timestamp | null;
  /** Last confirmation email; null if it has not been sent. */
  confirmationSentAt: Timestamp | null;
  confirmationCount: Generated<number>;
}

interface UnsubscribeTable {
  /** Keyed hash, so that nobody who left is stored. */
  emailHash: string;
  leftAt: Timestamp;
}

interface NewsletterTable {
  id: string;
  /** Null for a note. */
  articleId: string | null;
  /** The subject. */
  title: string;
  preheader: string;
  /** HTML of a note; empty for an article. */
  content: string;
  /** Slug; null for everyone. */
  audience: string | null;
  state: NewsletterState;
  /** Why it was paused or stopped by itself. */
  problem: string | null;
  /** The email as it is sent, from the start of sending, with a placeholder for the link to leave. */
  html: string | null;
  plainText: string | null;
  scheduledAt: Timestamp | null;
  startedAt: Timestamp | null;
  finishedAt: Timestamp | null;
  /** When it was first saved. */
  publishedAt: Timestamp;
  updatedAt: Timestamp;
  version: number;
  creationKey: Generated<string | null>;
  lastSaveId: Generated<string | null>;
  /** As `state` has it. */
  isDraft: Generated<boolean>;
  deletedAt: Generated<Timestamp | null>;
  draftRevisionId: Generated<string | null>;
}

export type NewsletterState = 'draft' | 'scheduled' | 'sending' | 'paused' | 'stopped' | 'sent';

interface DeliveryTable {
  newsletterId: string;
  subscriberId: string;
  /** Only of who was unsubscribed because the address was refused. */
  email: string | null;
  state: DeliveryState;
  attempts: number;
  /** The job's lease under which it was begun. */
  lease: string | null;
  dueAt: Timestamp;
  settledAt: Timestamp | null;
  reason: string | null;
}

export type DeliveryState = 'waiting' | 'sending' | 'sent' | 'refused' | 'failed' | 'doubtful';
