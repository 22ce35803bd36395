import { z } from 'zod';

const NOT_THIS_FORM = 'This is not what the form sends. Please try again.';

// Before any schema is made: Zod would try `new Function`, which our pages' policy refuses and reports.
z.config({ jitless: true, customError: toSentence });

export { z };

function toSentence(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return `At most ${issue.maximum.toLocaleString('en-US')} characters`;
  return issue.input === undefined && issue.path?.length ? 'Please fill in this field.' : NOT_THIS_FORM;
}
