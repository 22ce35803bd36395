import { z } from '#platform/forms/zod.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}

/** Stays the same over all attempts at an email, so that a duplicate can be recognized. */
export interface EmailIdentity {
  id: string;
  writtenAt: Date;
}

export interface Mail {
  /** Makes one attempt and resolves when the email is handed over. Throws MailFailure, or the signal's reason. */
  send(email: Email, options: EmailIdentity & { signal: AbortSignal }): Promise<void>;
  close(): void;
}

/**
 * For this email alone: `refused` for good, `deferred` for now. For all emails: nothing is taken at the moment (`unreachable`), a setting
 * is wrong (`login`, `sender`), or the folder cannot be written (`folder`).
 */
export type MailFailureKind = 'refused' | 'deferred' | 'unreachable' | 'login' | 'sender' | 'folder';

/** Its fields can be logged: they hold no address and no text of the email, as the mail server's own words may. */
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

/** nodemailer would send to both of `a@x, v@evil`: exactly one address in each place, or nothing is sent. */
export function hasOneAddressEach({ to, replyTo = to }: Pick<Email, 'to' | 'replyTo'>): boolean {
  return [to, replyTo].every((address) => z.email().safeParse(address).success);
}
