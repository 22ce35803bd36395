import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';

const CONNECT_MS = 5000;
const IDLE_MS = 10_000;

/** How nodemailer talks to the mail server of SMTP_URL. */
export function toSmtpOptions(url: string): SMTPTransport.Options {
  return {
    url,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
