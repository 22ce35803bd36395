import type { EmailText } from '#features/accounts/emails.ts';
import { type ContactMessage, oneLine } from '#features/contact/contact.ts';
import { toEmailAddress } from '#platform/text/email-address.ts';

const SUBJECT_LENGTH = 200;

export function ownerEmail(written: ContactMessage, { siteUrl, path }: { siteUrl: string; path: string }): EmailText {
  const from = `${oneLine(written.name)} <${written.email}>`;
  const answer = toEmailAddress(written.email)
    ? 'Reply to this email to answer, or open it in the admin'
    : 'The site can’t send email to this address, so a reply to this email doesn’t reach them. In the admin';
  return {
    subject: toSubject(written.subject),
    text: `${written.message}\n\n-- \n${from} sent this with the contact form on ${siteUrl}.\n${answer}:\n${siteUrl}${path}\n`,
  };
}

export function copyEmail(written: ContactMessage, { name, siteUrl }: { name: string; siteUrl: string }): EmailText {
  return {
    subject: toSubject(`Copy: ${written.subject}`),
    text: `Someone, hopefully you, wrote this to ${name} with the contact form on ${siteUrl}, and asked for a copy:\n\n${quote(written.message)}\n\nIf this wasn’t you, you can ignore this email. To write to ${name}, just reply to it.\n`,
  };
}

export function replyEmail(written: ContactMessage, text: string): EmailText {
  return { subject: getReplySubject(written), text: `${text}\n\n${quoteMessage(written)}\n` };
}

export function getReplySubject({ subject }: Pick<ContactMessage, 'subject'>): string {
  return toSubject(/^re:/i.test(subject.trim()) ? subject : `Re: ${subject}`);
}

export function quoteMessage({ name, message }: Pick<ContactMessage, 'name' | 'message'>): string {
  return `${oneLine(name)} wrote:\n${quote(message)}`;
}

function quote(text: string): string {
  return text.replace(/^/gm, '> ');
}

function toSubject(text: string): string {
  return Array.from(oneLine(text)).slice(0, SUBJECT_LENGTH).join('');
}
