import { randomUUID } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { ContentVersion } from '#db/content-version.server.ts';
import { lockContent } from '#db/transaction.server.ts';
import { type AccountDeps, readSiteName } from '#features/accounts/account-deps.ts';
import { proof } from '#features/accounts/account-forms.ts';
import { recordActivity } from '#features/accounts/activity/activity-entries.server.ts';
import { consumeAttempt } from '#features/accounts/attempt-limit.server.ts';
import { enqueueSecurityNotice } from '#features/accounts/ownership/security-notice.server.ts';
import { lockPeople } from '#features/accounts/people/people.server.ts';
import { proveIdentity } from '#features/accounts/security/prove-identity.server.ts';
import type { SecurityRequest } from '#features/accounts/sessions/security-request.server.ts';
import { describeFailure } from '#features/checks/mail.server.ts';
import { EMAIL_JOB } from '#features/outbox/outbox.server.ts';
import { findMailServer, getHost, type ServerSettings, storeMailServer } from '#features/settings/mail-server.server.ts';
import { orAborted } from '#platform/concurrency/deadline.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { type FormFailure, refuseForm } from '#platform/forms/parse-form.ts';
import { emailAddress, optionalText, requiredText, z } from '#platform/forms/zod.ts';
import type { JobRunner } from '#platform/jobs/job-runner.server.ts';
import { MailFailure } from '#platform/mail/mail.server.ts';
import { isThisMachine, type MailServer, openMail } from '#platform/mail/open-mail.server.ts';
import { PORTS } from './email-page.tsx';

const TEST_MS = 20_000;
const HOST_NAME = /^(?=.*[a-z])[\w-]+(\.[\w-]+)*$/i;

const server = {
  host: requiredText(253, 'Enter the host of your mail server.').refine(
    (text) => HOST_NAME.test(text) || (isIP(text) !== 0 && !text.includes('%')),
    'Enter the host alone, such as smtp.example.com.',
  ),
  port: z.enum(PORTS, 'Choose one of these ports.'),
  user: optionalText(200),
  from: emailAddress('Enter an email address, such as hello@example.com.'),
};

export const mailServerForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('save'), ...server, password: z.string().max(500, 'This password is too long.'), ...proof }),
  z.strictObject({ intent: z.literal('remove'), ...proof }),
]);

type MailServerForm = z.output<typeof mailServerForm>;
type SaveForm = Extract<MailServerForm, { intent: 'save' }>;

interface MailServerDeps extends AccountDeps {
  settings: AccountDeps['settings'] & ServerSettings & Pick<Settings, 'DATA_DIR'>;
  contentVersion: Pick<ContentVersion, 'refresh'>;
  jobs: Pick<JobRunner, 'tryAgain'>;
}

/** Stores a mail server that took a test, or removes it. A stolen session must not get links for new passwords. Throws `rateLimited`. */
export async function changeMailServer(
  deps: MailServerDeps,
  from: SecurityRequest,
  form: MailServerForm,
): Promise<{ message: string } | FormFailure> {
  const { db, settings, now } = deps;
  const { viewer, clientAddress } = from;
  const found = await findMailServer(db, settings);
  if (found.source === 'settings')
    return refuseForm({ formError: 'SMTP_URL is set on the server, and stands above what is entered here.' });
  const entered = form.intent === 'save' ? toMailServer(form, found.server) : null;
  if (entered && 'ok' in entered) return entered;
  const proven = await proveIdentity(deps, from, form);
  if ('ok' in proven) return proven;
  if (entered) await consumeAttempt(deps, { kind: 'email', clientAddress, account: viewer.email, now: now() });
  const siteName = await readSiteName(deps);
  const failure = entered && (await sendTest(deps, entered, { to: viewer.email, siteName }));
  if (failure) return failure;
  const refused = await proven.commit(async (tx) => {
    const people = await lockPeople(tx, viewer);
    await storeMailServer(tx, settings, entered);
    await lockContent(tx);
    const item = { kind: 'mail-server', id: 'mail-server', title: getHost(entered ?? found.server) };
    await recordActivity(tx, { by: viewer.email, action: entered ? 'changed-mail-server' : 'deleted-mail-server', now: now(), item });
    for (const { userId, role } of people)
      if (entered && role === 'admin') await enqueueSecurityNotice(deps, tx, { userId, event: 'mail-server-changed', siteName });
    return undefined;
  });
  if (refused) return refused;
  await Promise.allSettled([deps.contentVersion.refresh(), deps.jobs.tryAgain(EMAIL_JOB)]); // it is stored; what waits for a corrected login goes out
  return { message: entered ? `Saved. A test is on its way to ${viewer.email}: check that it arrives.` : 'The mail server is removed.' };
}

/** An empty password is the stored one of the same host and user name. */
function toMailServer({ host, port, user, password, from }: SaveForm, stored: MailServer | undefined): MailServer | FormFailure {
  const url = new URL(`${port === '465' ? 'smtps' : 'smtp'}://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  const known = stored && new URL(stored.url);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(user && password);
  if (!password && known?.hostname === url.hostname && known.username === url.username) url.password = known.password;
  if (user && !url.password) return refuseForm({ fieldErrors: { password: 'Enter the password of your mail account.' } });
  if (url.protocol === 'smtp:' && !isThisMachine(url.hostname)) url.searchParams.set('requireTLS', 'true');
  return { url: url.href, from };
}

async function sendTest(
  deps: MailServerDeps,
  server: MailServer,
  { to, siteName }: { to: string; siteName: string },
): Promise<FormFailure | undefined> {
  const mail = openMail({ ...deps, readName: async () => siteName, readServer: async () => server });
  const signal = AbortSignal.timeout(TEST_MS);
  const text = `Hello,\n\nThis test shows that ${siteName}’s website can send email through ${getHost(server)} as ${server.from}.\n`;
  try {
    await orAborted(signal, mail.send({ to, subject: 'Email works', text }, { id: randomUUID(), writtenAt: deps.now(), signal }));
    return undefined;
  } catch (error) {
    const failure = error instanceof MailFailure ? error : new MailFailure('unreachable', { code: 'TIMEOUT' });
    const { message, advice } = describeFailure(failure, new URL(server.url), 'admin');
    const field = { login: 'password', sender: 'from', unreachable: 'host', refused: '', deferred: '', folder: '' }[failure.kind];
    return refuseForm(field ? { fieldErrors: { [field]: `${message} ${advice}` } } : { formError: `${message} ${advice}` });
  } finally {
    mail.close();
  }
}
