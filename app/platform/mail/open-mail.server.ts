import { mkdir } from 'node:fs/promises';
import { isIPv4 } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import type StreamTransport from 'nodemailer/lib/stream-transport/index.js';
import type { Settings } from '#platform/env/settings.server.ts';
import { writeFileAtomically } from '#platform/files/write-file.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import { toEmailAddress } from '#platform/text/email-address.ts';
import { type Email, type EmailIdentity, hasOneAddressEach, type Mail, MailFailure } from './mail.server.ts';
import { toMailFailure } from './smtp-failure.server.ts';

const CONNECT_MS = 5000;
const IDLE_MS = 10_000;
/** A connection is used again for this long: a newsletter at one email a second needs one. */
const REUSE_MS = 5000;
const CONNECTIONS = 3;
const OUTBOX = 'outbox';
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

type ServerSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL'>;

export interface MailServer {
  /** As nodemailer takes it: name, password and options stand in it. */
  url: string;
  from: string;
}

interface MailOptions {
  settings: ServerSettings & Pick<Settings, 'DATA_DIR'>;
  log: Log;
  readName: () => Promise<string>;
  readServer?: () => Promise<MailServer | undefined>;
}

/** Sends by the mail server of the moment; without one it writes `.eml` files into `DATA_DIR/outbox`. */
export function openMail({ settings, log, readName, readServer = async () => getServerOfSettings(settings) }: MailOptions): Mail {
  let opened: { of: string; mail: Mail } | undefined;
  function open(server: MailServer | undefined): Mail {
    const readSender = async () => ({ name: await readName(), address: server?.from ?? getSenderAddress(settings) });
    return server
      ? openSmtp({ url: server.url, readSender, log })
      : openOutbox({ folder: path.join(settings.DATA_DIR, OUTBOX), readSender, log });
  }
  return {
    async send(email, options) {
      const server = await readServer();
      const of = server ? `${server.url} ${server.from}` : '';
      if (opened?.of !== of) opened = { of, mail: open(server) }; // the last one's connections end when they are idle
      await opened.mail.send(email, options);
    },
    close: () => opened?.mail.close(),
  };
}

export function getServerOfSettings(settings: ServerSettings): MailServer | undefined {
  return settings.SMTP_URL ? { url: settings.SMTP_URL, from: getSenderAddress(settings) } : undefined;
}

function getSenderAddress({ MAIL_FROM, SITE_URL }: Pick<Settings, 'MAIL_FROM' | 'SITE_URL'>): string {
  return MAIL_FROM || `no-reply@${getMailHost(SITE_URL)}`;
}

interface Sender {
  name: string;
  address: string;
}

type ReadSender = () => Promise<Sender>;

function openSmtp({ url, readSender, log }: { url: string; readSender: ReadSender; log: Log }): Mail {
  const transport = createLazyTransport({
    pool: true,
    ...toOptions(url, { stepMs: CONNECT_MS, idleMs: IDLE_MS }),
    maxConnections: CONNECTIONS,
    maxRequeues: 1, // of emails that were not begun, as when the server has ended a connection
    idleTimeout: REUSE_MS,
  });
  return {
    async send(email, { signal, ...identity }) {
      let body: Readable | undefined;
      const message = { ...toMessage(email, await readSender(), identity), signal, onBody: (stream: Readable) => (body = stream) };
      await transport.sendMail(message).catch((error: unknown) => {
        throw toMailFailure(error, { isBegun: body?.readableDidRead ?? false });
      });
      log.info('email sent', { id: identity.id });
    },
    close: () => transport.close(),
  };
}

/** Within this machine nobody stands between: a mail server's own certificate, as Debian gives it one, is as good as any. */
export function toOptions(url: string, { stepMs, idleMs }: { stepMs: number; idleMs: number }) {
  const timeouts = { dnsTimeout: stepMs, connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: idleMs };
  const tls = isThisMachine(new URL(url).hostname) ? { tls: { rejectUnauthorized: false } } : {};
  return { url, ...tls, ...timeouts, ...CLOSED };
}

export function isThisMachine(host: string): boolean {
  return ['localhost', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
}

function openOutbox({ folder, readSender, log }: { folder: string; readSender: ReadSender; log: Log }): Mail {
  const transport = createLazyTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...CLOSED,
  });
  return {
    async send(email, { id, writtenAt }) {
      const { message } = await transport.sendMail(toMessage(email, await readSender(), { id, writtenAt }));
      const name = `${writtenAt.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`; // the same when it is tried again
      try {
        await mkdir(folder, { recursive: true });
        await writeFileAtomically(path.join(folder, name), message as Buffer, { mode: 0o600 }); // `buffer: true` makes it one
      } catch (error) {
        throw new MailFailure('folder', { code: error instanceof Error && 'code' in error ? String(error.code) : '' });
      }
      log.info('email written to the outbox', { file: `${OUTBOX}/${name}` }); // readers of the log may not read the email
    },
    close: () => transport.close(),
  };
}

interface ObservedOptions extends SendMailOptions {
  /** Gets the email's bytes, which are read once the server has asked for them. */
  onBody?: (stream: Readable) => void;
}

/** Loads nodemailer with the first email: most processes send none. */
function createLazyTransport(options: SMTPPool.Options | StreamTransport.Options) {
  let transport: Promise<Transporter> | undefined;
  return {
    async sendMail(message: ObservedOptions) {
      transport ??= import('nodemailer').then(({ createTransport }) => observeBody(createTransport(options)));
      return (await transport).sendMail(message);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

function observeBody(transport: Transporter): Transporter {
  return transport.use('stream', ({ data, message }, done) => {
    message.processFunc((body) => {
      (data as ObservedOptions).onBody?.(body);
      return body;
    });
    done();
  });
}

/** As nodemailer takes it. Throws MailFailure for an address that is none. */
export function toMessage(
  { to, subject, text, html, replyTo, leaveUrl, isPersonal }: Email,
  from: Sender,
  { id, writtenAt }: EmailIdentity,
) {
  if (!hasOneAddressEach({ to, ...(replyTo && { replyTo }) })) throw new MailFailure('refused', { code: 'address' });
  return {
    from: { ...from, name: from.name.replace(/\s+/g, ' ') },
    to: { name: '', address: toEmailAddress(to) ?? '' },
    subject: subject.replace(/\s+/g, ' '),
    text,
    ...(html && { html }),
    date: writtenAt,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    ...(replyTo && { replyTo: { name: '', address: toEmailAddress(replyTo) ?? '' } }),
    headers: leaveUrl
      ? { 'List-Unsubscribe': `<${leaveUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : isPersonal
        ? {}
        : { 'Auto-Submitted': 'auto-generated' },
  };
}

/** A sender's domain must be a name, never an IP address. */
function getMailHost(siteUrl: string) {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|^\[/.test(hostname) || !hostname.includes('.') ? 'localhost.localdomain' : hostname;
}
