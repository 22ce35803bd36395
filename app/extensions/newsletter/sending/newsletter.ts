import type { ActivityAction } from '#db/schema.ts';
import { isBlank } from '#features/html/blank-html.ts';
import { CATEGORIES, categorySlug } from '#features/publishing/category.ts';
import { optionalText, requiredText, z } from '#platform/forms/zod.ts';
import type { NewsletterState } from '../subscribers/tables.ts';

export const NEWSLETTER_JOB = 'newsletters';

export const MAX_SUBJECT = 150;
export const MAX_PREHEADER = 200;
const MAX_NOTE = 200_000;

const SLUGS = CATEGORIES.map(categorySlug);

const fields = {
  title: requiredText(MAX_SUBJECT, 'Write a subject'),
  preheader: optionalText(MAX_PREHEADER),
  content: optionalText(MAX_NOTE),
  /** Slug; empty for everyone. */
  audience: z
    .string()
    .refine((slug) => slug === '' || SLUGS.includes(slug), 'Choose who gets it')
    .default(''),
  /** Empty for a note. */
  articleId: optionalText(500),
};

/** Of one that is sent. */
export const sentSchema = z
  .strictObject(fields)
  .refine(({ articleId, content }) => articleId || !isBlank(content), { path: ['content'], message: 'Write the text' });

/** A draft may be incomplete. */
export const draftSchema = z.strictObject({ ...fields, title: optionalText(MAX_SUBJECT) });

export type NewsletterFields = z.infer<typeof draftSchema>;

export const stored = { id: z.string().max(100), version: z.number().int() };

/** The states that each change of the author's begins from, and what it says. */
export const CHANGES = {
  unschedule: { from: ['scheduled'], to: 'draft', entry: 'unscheduled-newsletter', toast: 'It’s a draft again' },
  pause: { from: ['sending'], to: 'paused', entry: 'paused-newsletter', toast: 'Paused' },
  resume: { from: ['paused'], to: 'sending', entry: 'resumed-newsletter', toast: 'Sending continues' },
  stop: { from: ['sending', 'paused'], to: 'stopped', entry: 'stopped-newsletter', toast: 'Stopped' },
  retry: { from: ['sent'], to: 'sending', entry: 'resumed-newsletter', toast: 'Sending continues' },
} satisfies Record<string, { from: NewsletterState[]; to: NewsletterState; entry: ActivityAction; toast: string }>;

/** Stands in the rendered email for each subscriber's own link. */
export const LEAVE_URL = 'https://leave.invalid/';

/** In the foot alone, which comes last: what is written above must never get a subscriber's link. */
export function fillIn(text: string, leaveUrl: string): string {
  const at = text.lastIndexOf(LEAVE_URL);
  return at < 0 ? text : text.slice(0, at) + leaveUrl + text.slice(at + LEAVE_URL.length);
}

export interface RenderedEmail {
  html: string;
  text: string;
  /** Longer than mail programs show; a note is whole all the same. */
  isCut: boolean;
}
