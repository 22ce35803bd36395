import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { countWaitingEmails } from '#features/outbox/outbox.server.ts';
import { type FoundServer, findMailServer } from '#features/settings/mail-server.server.ts';
import { SENDING_SWITCHES } from '#features/settings/parts/mailing.ts';
import { createSiteReader } from '#features/settings/site-reader.server.ts';
import { isPublicAddress } from '#platform/http/ip-address.server.ts';
import type { MailFailure } from '#platform/mail/mail.server.ts';
import { getServerOfSettings } from '#platform/mail/open-mail.server.ts';
import { verifySmtp } from '#platform/mail/verify-smtp.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, unknown, well, wrong } from './checkup.ts';

/** After so many failures an email has waited for some minutes. */
const MANY_FAILURES = 4;

/** Whether the mail server accepts the site's login, emails are stuck, and the sender's domain is set up. Sends nothing. */
export async function checkMail(site: CheckedSite): Promise<Finding[]> {
  const { source, server } = await findServer(site);
  if (source === 'unreadable')
    return [wrong('The mail server was stored under another secret.', 'Enter it again in the admin: Email, under Site.')];
  if (!server) {
    const message = 'No mail server is set up, so nobody gets emails: no messages from readers, no newsletter, no link for a new password.';
    const advice = 'Set SMTP_URL and MAIL_FROM, or enter it in the admin (Email, under Site).';
    return [hint(message, `${advice} Until then, emails are saved as files in DATA_DIR/outbox.`)];
  }
  const sender = server.from;
  const url = new URL(server.url);
  const [waiting, failure, records, reverse] = await Promise.all([
    checkWaiting(site),
    verifySmtp(server.url),
    checkSenderDomain(sender.slice(sender.lastIndexOf('@') + 1)),
    hasMailing(site).then((is) => (is ? checkReverseName(url.hostname) : [])),
  ]);
  return [
    failure ? describeFailure(failure, url, source) : well(`The mail server ${url.host} accepts the site’s login.`),
    ...(source === 'admin' || site.settings.MAIL_FROM
      ? []
      : [
          hint(`Emails come from ${sender}, which may look like spam.`, 'Set MAIL_FROM to an address that your mail server may send from.'),
        ]),
    ...waiting,
    ...records,
    ...reverse,
  ];
}

async function findServer({ openDb, settings }: CheckedSite): Promise<FoundServer> {
  const server = getServerOfSettings(settings);
  if (server) return { source: 'settings', server };
  return openDb()
    .then((db) => findMailServer(db, settings))
    .catch(() => ({ source: 'none' })); // the database's own check says why
}

/** Whether the contact form or the newsletter is on. */
async function hasMailing({ openDb, now }: CheckedSite): Promise<boolean> {
  try {
    const source = { contentVersion: { current: () => 0 }, canSend: async () => true, switches: SENDING_SWITCHES, now };
    const reader = createSiteReader({ db: await openDb(), ...source });
    const { takesMessages, hasNewsletter } = (await reader.read()).site.mailing;
    return takesMessages || hasNewsletter;
  } catch {
    return false; // the database's own check says why
  }
}

/** With the mail server's code and none of its words, which may quote a name. The URL is that of SMTP_URL, or was entered in the admin. */
export function describeFailure({ kind, code, step }: MailFailure, { host, port, protocol }: URL, source = 'settings'): Finding {
  const isEntered = source === 'admin';
  const detail = [code, step && `at ${step}`].filter(Boolean).join(' ');
  const reason = detail ? ` (${detail})` : '';
  if (kind === 'login') {
    const inUrl = 'Correct the user and password in SMTP_URL. Write special characters as %40 and so on.';
    const advice = isEntered ? 'Correct the user name and password. Some providers want a password made for programs.' : inUrl;
    return wrong(`The mail server ${host} refuses the login${reason}.`, advice);
  }
  if (kind === 'sender') return wrong(`The mail server ${host} refuses the sender${reason}.`, 'Enter an address that it may send from.');
  if (kind === 'refused' || kind === 'deferred')
    return wrong(`The mail server ${host} doesn’t take the email${reason}.`, 'Try again later, or ask your mail provider.');
  if (/CERT|SIGNED|UNABLE_TO_|ALTNAME/.test(code)) {
    const advice =
      'Use the host name that the certificate is for. For a certificate of your own authority, start the site with NODE_EXTRA_CA_CERTS=/path/to/ca.pem.';
    const more = isEntered ? '' : ' In a network that only you use, ?tls.rejectUnauthorized=false at the end of SMTP_URL accepts any.';
    return wrong(`This machine doesn’t trust the certificate of the mail server ${host}${reason}.`, `${advice}${more}`);
  }
  if (isEntered) {
    const advice = 'Check the host and port, and that the server offers encryption. Many hosting companies block some of these ports.';
    return wrong(`${host} doesn’t answer like a mail server${reason}.`, advice);
  }
  const isMixedUp = protocol === 'smtp:' ? port === '465' : port === '587' || port === '25';
  const advice = isMixedUp
    ? `For port ${port}, SMTP_URL begins with ${protocol === 'smtp:' ? 'smtps://' : 'smtp://'}.`
    : 'Check the host and port in SMTP_URL (465 with smtps://, 587 with smtp://), and that this machine can connect: many hosting companies block these ports.';
  return wrong(`${host} doesn’t answer like a mail server${reason}.`, advice);
}

async function checkWaiting({ openDb }: CheckedSite): Promise<Finding[]> {
  const waits = await openDb()
    .then(countWaitingEmails)
    .catch(() => undefined); // the database's own check says why
  if (!waits) return [unknown('The site can’t check for waiting emails without the database.')];
  if (waits.failures < MANY_FAILURES) return [];
  const emails = waits.waiting === 1 ? 'One email is waiting' : `${waits.waiting} emails are waiting`;
  const advice = 'The log says why. They’ll go out once the mail server accepts them.';
  return [wrong(`${emails}, and one was tried ${waits.failures} times.`, advice)];
}

const SPF = /^v=spf1(\s|$)/i;
const DMARC = /^v=DMARC1\s*(;|$)/i;
const NOT_ASKED = 'not-asked';

/** Of the best-known mail servers and providers. A domain's selectors cannot be listed. */
const DKIM_SELECTORS = [
  'default',
  'dkim',
  'mail',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'k3',
  'fm1',
  'pm',
  'mxvault',
];
const DKIM = /\bp=[^;\s]/;

/** Reads the sender domain's SPF, DMARC and well-known DKIM records. */
export async function checkSenderDomain(domain: string, resolve: ResolveTxt = resolveTxt): Promise<Finding[]> {
  if (!domain.includes('.') || domain.endsWith('.localdomain')) return [];
  const [records, policy, dkim] = await Promise.all([resolve(domain), findDmarc(domain, resolve), checkDkim(domain, resolve)]);
  if (records === NOT_ASKED && policy === NOT_ASKED) return [unknown(`The site couldn’t look up the SPF and DMARC records of ${domain}.`)];
  return [describeSpf(domain, records), describeDmarc(domain, policy), dkim];
}

async function checkDkim(domain: string, resolve: ResolveTxt): Promise<Finding> {
  const names = DKIM_SELECTORS.map((selector) => `${selector}._domainkey.${domain}`);
  const answers = await Promise.all(names.map(resolve));
  const found = names.find((_, at) => answers[at] !== NOT_ASKED && answers[at]?.some((text) => DKIM.test(text)));
  const advice = 'Send yourself one, for example with “Forgot password?”, and look for dkim=pass in its headers.';
  if (found) return unknown(`There is a DKIM key at ${found}. Only an email itself shows whether it’s signed with that key.`, advice);
  return unknown(`No DKIM key of ${domain} has one of the usual names. Only an email itself shows whether it’s signed.`, advice);
}

/** Many servers refuse emails of a machine without a reverse name. It shows only for the host of SMTP_URL, which may pass emails on. */
export async function checkReverseName(host: string, resolve: ResolveReverse = resolveReverse): Promise<Finding[]> {
  const addresses = await resolve(host);
  if (addresses === NOT_ASKED) return [unknown(`The site couldn’t look up the reverse name of ${host}.`)];
  const seen = addresses.filter(({ address }) => isPublicAddress(address));
  const [first] = seen;
  if (!first) {
    const advice = 'If this machine delivers emails itself, its public address needs a reverse name (PTR).';
    return [
      unknown(`The site can’t see whether the machine that delivers emails has a reverse name in DNS: ${host} is not public.`, advice),
    ];
  }
  const nameless = seen.find(({ names }) => names.length === 0);
  if (!nameless) return [well(`${first.address}, which is ${host}, has a reverse name in DNS: ${first.names.join(', ')}`)];
  const advice = 'Ask your hosting company to set one (PTR), unless another server delivers your emails.';
  return [
    hint(`${nameless.address}, which is ${host}, has no reverse name in DNS: many mail servers refuse emails from such a machine.`, advice),
  ];
}

function describeSpf(domain: string, records: string[] | typeof NOT_ASKED): Finding {
  if (records === NOT_ASKED) return unknown(`The site couldn’t look up the SPF record of ${domain}.`);
  const [record = '', ...more] = records.filter((text) => SPF.test(text));
  const advice = 'Publish one TXT record that names your mail server, as your mail provider describes, such as "v=spf1 include:… -all".';
  if (!record) return hint(`${domain} has no SPF record: many mail servers will treat the site’s emails as spam.`, advice);
  if (more.length > 0) return wrong(`${domain} has ${more.length + 1} SPF records, which counts as having none.`, 'Combine them into one.');
  if (/\s\+?all\b/i.test(record)) return wrong(`The SPF record of ${domain} lets anyone send in its name.`, 'End it with -all or ~all.');
  return well(`${domain} has an SPF record; check that it names your mail server: ${record.slice(0, 200)}`);
}

function describeDmarc(domain: string, policy: string | undefined): Finding {
  if (policy === NOT_ASKED) return unknown(`The site couldn’t look up the DMARC record of ${domain}.`);
  if (policy) return well(`${domain} has a DMARC record: ${policy.slice(0, 200)}`);
  const advice = `Publish a TXT record at _dmarc.${domain}. To start with: "v=DMARC1; p=none".`;
  return hint(`${domain} has no DMARC record: the large providers refuse more and more emails without one.`, advice);
}

async function findDmarc(domain: string, resolve: ResolveTxt): Promise<string | undefined> {
  const labels = domain.split('.');
  const names = labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join('.')}`);
  const answers = await Promise.all(names.slice(0, 4).map(resolve));
  for (const answer of answers) {
    if (answer === NOT_ASKED) return answer;
    const found = answer.find((text) => DMARC.test(text));
    if (found) return found;
  }
}

const TIMEOUT_MS = 2500;
const NONE = ['ENODATA', 'ENOTFOUND'];

type ResolveTxt = (name: string) => Promise<string[] | 'not-asked'>;

const resolveTxt: ResolveTxt = (name) => ask(async (resolver) => (await resolver.resolveTxt(name)).map((parts) => parts.join('')));

interface ReverseName {
  address: string;
  names: string[];
}

type ResolveReverse = (host: string) => Promise<ReverseName[] | 'not-asked'>;

const resolveReverse: ResolveReverse = async (host) => {
  const addresses = isIP(host) ? [host] : await ask((resolver) => resolver.resolve4(host));
  if (addresses === NOT_ASKED) return NOT_ASKED;
  const found = await Promise.all(
    addresses.slice(0, 4).map(async (address) => ({ address, names: await ask((resolver) => resolver.reverse(address)) })),
  );
  return found.flatMap(({ address, names }) => (names === NOT_ASKED ? [] : [{ address, names }]));
};

async function ask(question: (resolver: Resolver) => Promise<string[]>): Promise<string[] | 'not-asked'> {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  const timer = setTimeout(() => resolver.cancel(), TIMEOUT_MS);
  try {
    return await question(resolver);
  } catch (error) {
    return error instanceof Error && 'code' in error && NONE.includes(String(error.code)) ? [] : NOT_ASKED;
  } finally {
    clearTimeout(timer);
  }
}
