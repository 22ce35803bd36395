import { z } from '#platform/forms/zod.ts';

/** One plain-text email. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  replyTo?: string;
}

/** What stays the same however often an email is tried, so that one that arrived twice is known as one. */
export interface EmailIdentity {
  /** A UUID. */
  id: string;
  /** When it was written. */
  writtenAt: Date;
}

export interface Mail {
  /** Resolves when the email is handed over, which is tried once. Throws MailFailure, or the signal's reason. */
  send(email: Email, options: EmailIdentity & { signal: AbortSignal }): Promise<void>;
  close(): void;
}

/**
 * Why an email was not handed over. Of this email alone: `refused` for good, `deferred` for now. Of all of them: nothing is taken at
 * the moment (`unreachable`), a setting is wrong (`login`, `sender`), or the folder takes none (`folder`).
 */
export type MailFailureKind = 'refused' | 'deferred' | 'unreachable' | 'login' | 'sender' | 'folder';

/** Its fields can be logged: they hold no address and no text of the email, as the mail server's own words may. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly kind: MailFailureKind;
  /** The mail server's status, or the error's code. */
  readonly code: string;
  /** During which command, where one was sent. */
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
