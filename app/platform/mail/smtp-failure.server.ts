import { MailFailure, type MailFailureKind } from './mail.server.ts';

/** Leaves out nodemailer's message, which may quote an address. */
interface SmtpError {
  code?: string;
  originalCode?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

const AUTHENTICATION_REQUIRED = 530;
const BAD_SEQUENCE = 503;
const CLOSING = 421;

export function toMailFailure(error: unknown, { isBegun = false }: { isBegun?: boolean } = {}): MailFailure {
  const smtp = error as SmtpError; // nodemailer throws errors alone, and each field may be missing
  const code = String(smtp.responseCode ?? smtp.originalCode ?? smtp.code ?? '');
  const isDoubtful = isBegun && smtp.responseCode === undefined;
  return new MailFailure(getKind(smtp), { code, step: smtp.command ?? '', reply: hideAddresses(smtp.response ?? ''), isDoubtful });
}

const MAX_REPLY = 300;

function hideAddresses(reply: string): string {
  const words = reply.split(/\s+/).map((word) => (word.includes('@') ? '…' : word));
  return words.join(' ').slice(0, MAX_REPLY);
}

function getKind({ code, responseCode, command }: SmtpError): MailFailureKind {
  if (code === 'EENVELOPE' && command === 'API') return 'refused'; // nodemailer itself finds no address in it
  if (responseCode === undefined) return code === 'EAUTH' ? 'login' : 'unreachable';
  const isPermanent = responseCode >= 500 && responseCode !== BAD_SEQUENCE;
  if (isPermanent && (code === 'EAUTH' || responseCode === AUTHENTICATION_REQUIRED)) return 'login';
  if (isPermanent && command === 'MAIL FROM') return 'sender';
  const isOfThisEmail = (command === 'RCPT TO' || command === 'DATA') && responseCode !== CLOSING;
  if (!isOfThisEmail) return 'unreachable';
  return isPermanent ? 'refused' : 'deferred';
}
