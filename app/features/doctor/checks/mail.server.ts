import { countWaitingEmails } from '#features/outbox/outbox.server.ts';
import type { MailFailure } from '#platform/mail/mail.server.ts';
import { getSenderAddress } from '#platform/mail/open-mail.server.ts';
import { verifySmtp } from '#platform/mail/verify-smtp.server.ts';
import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, unknown, well, wrong } from '../findings/checkup.ts';
import { checkSenderDomain } from './sender-domain.server.ts';

/** An email that has failed so often has waited for some minutes. */
const MANY_FAILURES = 4;

/** Whether the mail server lets the site in, whether emails wait, and what the sender's domain says of who may send. Sends nothing. */
export async function checkMail(site: CheckedSite): Promise<Finding[]> {
  const { SMTP_URL, MAIL_FROM } = site.settings;
  const waiting = await checkWaiting(site);
  if (!SMTP_URL) {
    const message = 'No mail server is set: emails become files in DATA_DIR/outbox, and nobody receives them.';
    return [hint(message, 'Set SMTP_URL and MAIL_FROM, so that people can confirm their address and recover their password.')];
  }
  const sender = getSenderAddress(site.settings);
  const [failure, records] = await Promise.all([verifySmtp(SMTP_URL), checkSenderDomain(sender.slice(sender.lastIndexOf('@') + 1))]);
  return [
    failure ? describeFailure(failure, new URL(SMTP_URL)) : well(`The mail server ${new URL(SMTP_URL).host} lets the site in.`),
    ...(MAIL_FROM
      ? []
      : [hint(`MAIL_FROM is not set: emails are from ${sender}.`, 'Set it to an address that your mail server may send from.')]),
    ...waiting,
    ...records,
  ];
}

function describeFailure({ kind, code, step }: MailFailure, { host, port, protocol }: URL): Finding {
  const detail = [code, step && `at ${step}`].filter(Boolean).join(' ');
  const said = detail ? ` (${detail})` : '';
  if (kind === 'login')
    return wrong(
      `The mail server ${host} refuses the login${said}.`,
      'Correct user and password in SMTP_URL; special characters in them are written as %40 and so on.',
    );
  const isMixedUp = (port === '465' && protocol === 'smtp:') || (port === '587' && protocol === 'smtps:');
  const advice = isMixedUp
    ? `Port ${port} wants ${port === '465' ? 'smtps://' : 'smtp://'} in SMTP_URL.`
    : 'See that host and port of SMTP_URL are right (465 with smtps://, 587 with smtp://), and that this machine may connect to it: many hosts block these ports.';
  return wrong(`The mail server ${host} does not answer as one${said}.`, advice);
}

async function checkWaiting({ openDb }: CheckedSite): Promise<Finding[]> {
  const waits = await openDb()
    .then(countWaitingEmails)
    .catch(() => undefined); // no database, or none with an outbox: its own check says so
  if (!waits) return [unknown('Whether emails wait cannot be told without the database.')];
  if (waits.failures < MANY_FAILURES) return [];
  const emails = waits.waiting === 1 ? 'One email waits' : `${waits.waiting} emails wait`;
  return [
    wrong(
      `${emails}, and one was tried ${waits.failures} times.`,
      'The log says why; they are sent by themselves once the mail server takes them.',
    ),
  ];
}
