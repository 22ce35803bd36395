import { z } from 'zod';

const NOT_THIS_FORM = 'This is not what the form sends. Please try again.';

// Before any schema is made. Zod would try `new Function`, which the policy of our pages refuses and reports.
z.config({ jitless: true, customError: toSentence });

/** The validator, which compiles no code and has only sentences of ours; nothing else imports it from its package. */
export { z };

function toSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return `At most ${issue.maximum.toLocaleString('en-US')} characters`;
  return issue.input === undefined && issue.path?.length ? 'Please fill in this field.' : NOT_THIS_FORM;
}
