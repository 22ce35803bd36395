import type { Settings } from '#platform/env/settings.server.ts';
import { errorFields, type Log } from '#platform/log/log.server.ts';
import type { MailFailure } from './mail.server.ts';
import { verifySmtp } from './verify-smtp.server.ts';

/** Tells the log where the mail server does not take this site's emails, before somebody waits for one. */
export async function warnWhereMailFails({ SMTP_URL }: Pick<Settings, 'SMTP_URL'>, log: Log): Promise<void> {
  if (!SMTP_URL) return;
  try {
    const failure = await verifySmtp(SMTP_URL);
    if (failure) log.warn(`SMTP_URL: ${describe(SMTP_URL, failure)}`);
  } catch (error) {
    log.warn('the mail server could not be tried', errorFields(error));
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
