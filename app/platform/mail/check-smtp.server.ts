import type { Settings } from '#platform/env/settings.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import { MailFailure } from './mail.server.ts';
import { toMailFailure } from './smtp-failure.server.ts';
import { toSmtpOptions } from './smtp-options.server.ts';

/** Connects to the mail server, signs in where the URL says as whom, and sends nothing. Throws MailFailure. */
export async function checkSmtp(smtpUrl: string): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(toSmtpOptions(smtpUrl));
  try {
    await transport.verify();
  } catch (error) {
    throw toMailFailure(error);
  } finally {
    transport.close();
  }
}

/** Tells the log where the mail server does not take this site's emails, before somebody waits for one. */
export async function warnWhereMailFails({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>, log: Log): Promise<void> {
  if (!SMTP_URL) return;
  try {
    await checkSmtp(SMTP_URL);
  } catch (error) {
    if (error instanceof MailFailure) log.warn(`SMTP_URL: ${describe(SMTP_URL, error)}`);
    else log.warn('the mail server could not be tried', errorFields(error));
  }
}

/** Which server does what to us and why, without the user and the password. */
function describe(smtpUrl: string, { kind, code }: MailFailure): string {
  const { host, port, protocol } = new URL(smtpUrl);
  const why = code && ` (${code})`;
  if (kind === 'login') return `${host} does not take the user name and the password in it${why}; emails wait until that is corrected`;
  const isMixedUp = protocol === 'smtp:' ? port === '465' : port === '587' || port === '25';
  const hint = isMixedUp ? `; for port ${port} it should begin with ${protocol === 'smtp:' ? 'smtps' : 'smtp'}://` : '';
  return `${host} does not answer as a mail server should${why}${hint}; emails wait until it does`;
}
