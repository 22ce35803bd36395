import { z } from '#platform/forms/zod.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}

/** Stays the same over all attempts, so that a duplicate can be recognized. */
export interface EmailIdentity {
  id: string;
  writtenAt: Date;
}

export interface Mail {
  /** Throws MailFailure, or the signal's reason. */
  send(email: Email, options: EmailIdentity & { signal: AbortSignal }): Promise<void>;
  close(): void;
}

/** `refused` and `deferred` concern one email; all others concern every email. */
export type MailFailureKind = 'refused' | 'deferred' | 'unreachable' | 'login' | 'sender' | 'folder';

/** Can be logged: its fields hold no address and no text of the email. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly kind: MailFailureKind;
  readonly code: string;
  readonly step: string;

  constructor(kind: MailFailureKind, { code = '', step = '' }: { code?: string; step?: string } = {}) {
    super(`an email was not handed over: ${kind}`);
    this.kind = kind;
    this.code = code;
    this.step = step;
  }
}

/** nodemailer would send to both of `a@x, v@evil`. */
export function hasOneAddressEach({ to, replyTo = to }: Pick<Email, 'to' | 'replyTo'>): boolean {
  return [to, replyTo].every((address) => z.email().safeParse(address).success);
}
