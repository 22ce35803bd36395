import { z } from 'zod';
import { toEmailAddress } from '../text/email-address.ts';

const NOT_THIS_FORM = 'The form sent something unexpected. Please try again.';

// Before any schema is made: Zod would try `new Function`, which our pages' policy refuses and reports.
z.config({ jitless: true, customError: toSentence });

export { z };

function toSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return `At most ${issue.maximum.toLocaleString('en-US')} characters`;
  return issue.input === undefined && issue.path?.length ? 'Please fill in this field.' : NOT_THIS_FORM;
}

/** `toDo` says what to do if it is empty. */
export const requiredText = (max: number, toDo: string) => z.string().trim().min(1, toDo).max(max, tooLong(max));

export const optionalText = (max: number) => z.string().trim().max(max, tooLong(max)).default('');

/** As `toEmailAddress` writes it. */
export const emailAddress = (toDo: string) =>
  z
    .string(toDo)
    .overwrite((text) => toEmailAddress(text) ?? text)
    .refine((text) => toEmailAddress(text) !== undefined, toDo);

export const checkbox = z
  .enum(['on', ''])
  .optional()
  .transform((value) => value === 'on');

function tooLong(max: number) {
  return `At most ${max.toLocaleString('en-US')} characters`;
}
