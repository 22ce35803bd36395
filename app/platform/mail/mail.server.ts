import { toEmailAddress } from '#platform/text/email-address.ts';

export interface Email {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Makes it an email to a list, which mail programs offer to leave by one request (RFC 8058). */
  leaveUrl?: string;
  /** A person's own words to one other: it does not call itself automatic, so that their answering machine answers. */
  isPersonal?: boolean;
}

/** Stays the same over all attempts, so that a duplicate can be recognized. */
export interface EmailIdentity {
  id: string;
  writtenAt: Date;
}

export interface Mail {
  /** Throws MailFailure. */
  send(email: Email, options: EmailIdentity & { signal: AbortSignal }): Promise<void>;
  close(): void;
}

/** `refused` and `deferred` concern one email; all others concern every email. */
export type MailFailureKind = 'refused' | 'deferred' | 'unreachable' | 'login' | 'sender' | 'folder';

interface MailFailureFields {
  code: string;
  step: string;
  /** The server's own words, without addresses. */
  reply: string;
  /** The server may have accepted the email all the same. */
  isDoubtful: boolean;
}

/** Can be logged: its fields hold no address and no text of the email. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly kind: MailFailureKind;
  readonly code: string;
  readonly step: string;
  readonly reply: string;
  readonly isDoubtful: boolean;

  constructor(kind: MailFailureKind, { code = '', step = '', reply = '', isDoubtful = false }: Partial<MailFailureFields> = {}) {
    super(`an email was not handed over: ${kind}`);
    this.kind = kind;
    this.code = code;
    this.step = step;
    this.reply = reply;
    this.isDoubtful = isDoubtful;
  }
}

/** nodemailer would send to both of `a@x, v@evil`. */
export function hasOneAddressEach({ to, replyTo = to }: Pick<Email, 'to' | 'replyTo'>): boolean {
  return [to, replyTo].every((address) => toEmailAddress(address) !== undefined);
}
