import type { Generated } from 'kysely';
import type { Timestamp } from '#db/schema.ts';
import type { MessageFolder } from './messages.ts';

declare module '#db/schema.ts' {
  interface Database {
    messages: MessageTable;
    messageReplies: MessageReplyTable;
  }
}

export interface MessageTable {
  /** From the form's token, so that a repeated post is the same message. */
  id: string;
  folder: MessageFolder;
  spamReason: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  textHash: string;
  searchText: string;
  /** To the owner; false for suspected spam, and where the outbox was full. */
  isEmailed: boolean;
  isCopied: boolean;
  /** The mail server's words, where it refused the email to the owner for good. */
  refusal: Generated<string | null>;
  receivedAt: Timestamp;
  readAt: Timestamp | null;
  repliedAt: Timestamp | null;
}

export interface MessageReplyTable {
  id: string;
  messageId: string;
  text: string;
  sentAt: Timestamp;
  /** Email of the admin. */
  sentBy: string;
  refusal: Generated<string | null>;
}
