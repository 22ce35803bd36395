import type { FormErrors } from '#platform/forms/parse-form.ts';
import { looksLikeEmailAddress } from '#platform/text/email-address.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';

export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A form that was posted, with what became of it. */
export interface SentForm {
  written: ContactMessage & { wantsCopy: boolean };
  /** Of the first form, so that another try is the same message. */
  token: string | undefined;
  errors: { fieldErrors: Record<string, string> };
  /** Why nothing was stored. */
  failure?: string;
  receipt?: Receipt;
}

/** Says what happened, for the visitor. */
export type Receipt = { isSuspected: boolean; isEmailed: boolean; isCopied: boolean } | { isRepeated: true };

export type ContactField = keyof ContactMessage;

const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const satisfies ContactField[];

export function readContactForm(form = new FormData()): ContactMessage {
  const text = (field: ContactField) => {
    const value = form.get(field);
    return typeof value === 'string' ? value.toWellFormed().replace(/\r\n?/g, '\n') : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/** Without a schema library, which would be most of the page's script. */
export function checkContactMessage(message: ContactMessage): FormErrors {
  const fieldErrors: Record<string, string> = {};
  for (const field of CONTACT_FIELDS) {
    const text = message[field].trim();
    if (!text) fieldErrors[field] = WHEN_EMPTY[field];
    else if (field === 'email' && !looksLikeEmailAddress(text)) fieldErrors[field] = 'Please enter a valid email address.';
  }
  return { fieldErrors };
}

export function contactText({ name, email, subject, message }: ContactMessage): string {
  return `${oneLine(subject)}\n\n${message.trim()}\n\n${oneLine(name)}\n${oneLine(email)}`;
}

export function messageLink(written: ContactMessage, to: string): string {
  const body = `${written.message.trim()}\n\n${oneLine(written.name)}\n${oneLine(written.email)}`;
  return mailtoLink(to, { subject: oneLine(written.subject), body });
}

export function whatsAppLink(written: ContactMessage, number: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(contactText(written).toWellFormed())}`;
}

/** Some email apps cut longer URLs off. */
export const SAFE_LINK_LENGTH = 2000;

const WHEN_EMPTY: Record<ContactField, string> = {
  name: 'Please enter your full name.',
  email: 'Please enter your email address.',
  subject: 'Please enter a subject.',
  message: 'Please write your message.',
};

export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
