import type { FieldValues } from '#features/publishing/content-kind.ts';
import { optionalText, requiredText, z } from '#platform/forms/zod.ts';
import { defineSettings } from './settings-kind.ts';

export interface Mailing {
  takesMessages: boolean;
  keptMonths: number;
  hasNewsletter: boolean;
  postalAddress: string;
  emailsPerMinute: number;
}

/** Switches that let the site send. Each site turns them on itself. */
export const SENDING_SWITCHES = ['takesMessages', 'hasNewsletter'] as const;

const onOff = { schema: z.enum(['on', '']).default(''), default: '', control: 'check' } as const;

export const mailing = defineSettings({
  name: 'mailing',
  label: 'Contact form and newsletter',
  noun: 'Contact form and newsletter',
  description: 'Whether the contact form sends messages, and whether people can subscribe.',
  hasNoDrafts: true,
  pages: [
    { label: 'Contact', path: '/contact' },
    { label: 'Follow', path: '/follow' },
    { label: 'Home page', path: '/' },
    { label: 'Privacy', path: '/privacy' },
  ],
  groups: [
    {
      title: 'Contact form',
      hint: 'Messages are kept under Messages in the admin, and emailed to the address in Name and contact.',
      fields: {
        takesMessages: { ...onOff, label: 'Receive messages from the contact form' },
        keptMonths: {
          label: 'Months to keep messages',
          hint: 'Older messages are deleted. Your privacy page says so.',
          schema: wholeNumber({ least: 1, most: 120 }),
          default: '12',
          control: 'line',
        },
      },
    },
    {
      title: 'Newsletter',
      hint: 'People can subscribe on the home page, at the end of every page and under Follow. They confirm by email, and unsubscribe with one click.',
      fields: {
        hasNewsletter: { ...onOff, label: 'Let people subscribe' },
        postalAddress: {
          label: 'Postal address',
          hint: 'Shown at the end of each email. Many countries require one.',
          schema: optionalText(300),
          default: '',
          control: 'lines',
        },
        emailsPerMinute: {
          label: 'Emails a minute',
          hint: 'How fast a newsletter goes out. Your mail provider may have a limit.',
          schema: wholeNumber({ least: 1, most: 6000 }),
          default: '60',
          control: 'line',
        },
      },
    },
  ],
  findFaults,
  toValues: ({ takesMessages, keptMonths, hasNewsletter, postalAddress, emailsPerMinute }): Mailing => ({
    takesMessages: takesMessages === 'on',
    keptMonths: Number(keptMonths),
    hasNewsletter: hasNewsletter === 'on',
    postalAddress,
    emailsPerMinute: Number(emailsPerMinute),
  }),
});

/** Returns what is missing for a switch that is on, by its field. */
function findFaults({ takesMessages, hasNewsletter, postalAddress }: FieldValues, given: { canSend: boolean; email: string }) {
  const faults: Record<string, string> = {};
  const noMail = given.canSend ? '' : 'The site can’t send email yet. Set it up first: Email, under Site.';
  const noAddress = given.email.endsWith('@example.com')
    ? `Enter your own email under Name and contact first. ${given.email} is a sample.`
    : '';
  const missing = `${noMail} ${noAddress}`.trim();
  if (takesMessages && missing) faults.takesMessages = missing;
  if (hasNewsletter && missing) faults.hasNewsletter = missing;
  if (hasNewsletter && !postalAddress?.trim()) faults.postalAddress = 'A newsletter needs a postal address.';
  return faults;
}

function wholeNumber({ least, most }: { least: number; most: number }) {
  const toDo = `Enter a number from ${least} to ${most.toLocaleString('en')}`;
  return requiredText(5, toDo).refine((text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most, toDo);
}
