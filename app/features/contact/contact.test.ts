import { expect, test } from 'vitest';
import { checkContactMessage, contactText, messageLink, readContactForm, whatsAppLink } from './contact.ts';

const written = { name: 'Ama Owusu', email: 'ama@example.com', subject: 'Tea & cake', message: 'First line\nSecond: 100 % = “all”?' };

test('[PAGE-2] all four fields are required', () => {
  expect(checkContactMessage({ ...readContactForm(), message: ' \n ' }).fieldErrors).toEqual({
    name: 'Please enter your full name.',
    email: 'Please enter your email address.',
    subject: 'Please enter a subject.',
    message: 'Please write your message.',
  });
  expect(checkContactMessage(written).fieldErrors).toEqual({});
});

test.each([
  'ama',
  'ama@',
  '@example.com',
  'a b@example.com',
  'ama@example..com',
  'ama@-example.com',
  'a@b.c,d@e.f',
  'ama@example.com\nbcc: x@y.z',
])('[PAGE-2] %j is not an email address', (email) =>
  expect(checkContactMessage({ ...written, email }).fieldErrors).toEqual({ email: 'Please enter a valid email address.' }),
);

test.each(['ama@example.com', ' ama@example.com ', 'a+b@x', "o'neil@sub.example.co.uk"])('[PAGE-2] %j is an email address', (email) =>
  expect(checkContactMessage({ ...written, email }).fieldErrors).toEqual({}),
);

test('[PAGE-2] a form that was posted is read as it was written, and what is not text is nothing', () => {
  const form = new FormData();
  form.set('name', 'Ama');
  form.set('message', 'one\r\ntwo');
  form.set('subject', new File(['x'], 'x.txt'));
  expect(readContactForm(form)).toEqual({ name: 'Ama', email: '', subject: '', message: 'one\ntwo' });
});

test('[PAGE-2] the link to the email app carries the whole message', () => {
  const link = new URL(messageLink(written, 'hello@example.com'));
  expect(link.protocol + link.pathname).toBe('mailto:hello@example.com');
  expect(link.searchParams.get('subject')).toBe('Tea & cake');
  expect(link.searchParams.get('body')).toBe('First line\r\nSecond: 100 % = “all”?\r\n\r\nAma Owusu\r\nama@example.com');
  expect(messageLink(written, 'hello@example.com')).not.toContain('+'); // a plus is not a space in mailto
});

test('[PAGE-2] nothing written can add a recipient or a header to the email', () => {
  const evil = {
    name: 'A\r\nBcc: v@evil.example',
    email: 'a@b.c',
    subject: 'Hi\r\nBcc: v@evil.example&bcc=v@evil.example',
    message: '&cc=v@evil.example#\ud800',
  };
  const link = messageLink(evil, 'hello@example.com?bcc=v@evil.example');
  expect([...new URL(link).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(new URL(link).searchParams.get('subject')).toBe('Hi Bcc: v@evil.example&bcc=v@evil.example');
  expect(link.split('?')).toHaveLength(2);
  expect(link).not.toContain('%0A%0ABcc');
});

test('[PAGE-2] the link to WhatsApp carries the same words to the number from the site’s file', () => {
  const link = new URL(whatsAppLink(written, '+44 20 7946 0123'));
  expect(link.origin + link.pathname).toBe('https://wa.me/442079460123');
  expect(link.searchParams.get('text')).toBe(contactText(written));
  expect(contactText(written)).toBe('Tea & cake\n\nFirst line\nSecond: 100 % = “all”?\n\nAma Owusu\nama@example.com');
});
