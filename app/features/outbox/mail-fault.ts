import type { MailFailureKind } from '#platform/mail/mail.server.ts';

/** Why emails wait; one that is refused does not. */
export type WaitingReason = Exclude<MailFailureKind, 'refused'>;

/** What an author reads in the admin while emails wait. */
export function toMailFault(reason: WaitingReason, waiting: number): string {
  const isOne = waiting === 1;
  const wait = isOne ? '1 email waits' : `${waiting} emails wait`;
  const [are, themselves] = isOne ? ['It is', 'itself'] : ['They are', 'themselves'];
  switch (reason) {
    case 'unreachable':
      return `${wait}: the mail server does not answer, or refuses to talk. ${are} sent by ${themselves} once it does.`;
    case 'deferred':
      return `${wait}: the mail server asks to try again later. ${are} sent by ${themselves} once it agrees.`;
    case 'login':
      return `${wait}: the mail server refuses the login. Correct SMTP_URL and restart the site.`;
    case 'sender':
      return `${wait}: the mail server refuses the sender. Correct MAIL_FROM and restart the site.`;
    case 'folder':
      return `${wait}: the folder for emails cannot be written. ${are} written by ${themselves} once it can.`;
  }
}
