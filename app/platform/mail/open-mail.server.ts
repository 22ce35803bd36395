import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';
import type StreamTransport from 'nodemailer/lib/stream-transport/index.js';
import type { Settings } from '#platform/env/settings.server.ts';
import { unavailable } from '#platform/errors/app-error.ts';
import { writeFileAtomically } from '#platform/files/write-file.server.ts';
import { z } from '#platform/forms/zod.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { Email, Mail } from './mail.server.ts';

const CONNECT_MS = 5000;
const IDLE_MS = 10_000;
/** Within `DATA_DIR`. */
const OUTBOX = 'outbox';

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'DATA_DIR'>;

/** Sends by SMTP when `SMTP_URL` is set, else into `DATA_DIR/outbox` as `.eml` files. `name` stands beside the sender's address. */
export function openMail({ settings, log, name, now }: { settings: MailSettings; log: Log; name: string; now: () => Date }): Mail {
  const from = { name, address: settings.MAIL_FROM || `no-reply@${getMailHost(settings.SITE_URL)}` };
  return settings.SMTP_URL
    ? openSmtp(settings.SMTP_URL, from)
    : openOutbox({ folder: path.join(settings.DATA_DIR, OUTBOX), from, log, now });
}

interface Sender {
  name: string;
  address: string;
}

function openSmtp(url: string, from: Sender): Mail {
  const transport = createLazyTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email) {
      const message = toMessage(email, from);
      await transport.sendMail(message).catch((error: unknown) => {
        throw unavailable('the mail server did not accept an email', error, 'The e-mail could not be sent. Please try again later.');
      });
    },
    close: () => transport.close(),
  };
}

function openOutbox({ folder, from, log, now }: { folder: string; from: Sender; log: Log; now: () => Date }): Mail {
  const transport = createLazyTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(email) {
      const message = toMessage(email, from);
      try {
        const { message: bytes } = await transport.sendMail({ ...message, date: now() });
        await mkdir(folder, { recursive: true });
        const name = `${now().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;
        await writeFileAtomically(path.join(folder, name), bytes as Buffer, { mode: 0o600 }); // `buffer: true` makes it one
        log.info('email written to the outbox', { file: `${OUTBOX}/${name}` }); // whoever reads the log may not read the email
      } catch (error) {
        throw unavailable('the outbox could not be written', error, 'The e-mail could not be sent. Please try again later.');
      }
    },
    close: () => transport.close(),
  };
}

/** nodemailer is loaded with the first email: most processes send none. */
function createLazyTransport(options: SMTPTransport.Options | StreamTransport.Options) {
  let transport: Promise<Transporter> | undefined;
  return {
    async sendMail(message: SendMailOptions) {
      transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options));
      return (await transport).sendMail(message);
    },
    close: () => void transport?.then((opened) => opened.close()),
  };
}

/** nodemailer would send to both of `a@x, v@evil`: exactly one address, or nothing is sent. */
function toMessage({ to, subject, text, replyTo }: Email, from: Sender) {
  for (const address of [to, replyTo ?? to]) {
    if (!z.email().safeParse(address).success) throw unavailable('an email must have exactly one address', { address });
  }
  return {
    from,
    to: { name: '', address: to },
    subject: subject.replace(/\s+/g, ' '),
    text,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** A sender's domain must be a name, never an IP address. */
function getMailHost(siteUrl: string) {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|^\[/.test(hostname) || !hostname.includes('.') ? 'localhost.localdomain' : hostname;
}
