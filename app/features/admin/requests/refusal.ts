import type { SendResult } from '#platform/http/send-json.ts';

interface Refusal {
  code: string;
  formError: string;
}

const UNREACHABLE = { code: 'unreachable', formError: 'The site cannot be reached.' };
const UNANSWERED = { code: 'unavailable', formError: 'The site cannot answer right now.' };

const PASSING_CODES = ['unreachable', 'unavailable', 'read-only', 'disk-full'];

/** Statuses of a proxy or a server that cannot answer for the site. */
const UNANSWERED_STATUSES = [502, 503, 504];

/** Whether what was refused with this code may be taken later, with nothing changed but the site. */
export function isPassing(code: string): boolean {
  return PASSING_CODES.includes(code);
}

/** Why the site could not take what was sent, where that passes by itself; else undefined. */
export function getPassingRefusal(result: SendResult): Refusal | undefined {
  if (result.kind === 'unreachable') return UNREACHABLE;
  const refusal = parseRefusal(result.body);
  if (refusal) return isPassing(refusal.code) ? refusal : undefined;
  return UNANSWERED_STATUSES.includes(result.status) ? UNANSWERED : undefined;
}

/** Why something was not done, in a sentence for the person; undefined where the site does not say. */
export function getCause(result: SendResult): string | undefined {
  return getPassingRefusal(result)?.formError ?? (result.kind === 'answered' ? parseRefusal(result.body)?.formError : undefined);
}

/** By hand: a schema library would be a fifth of what the admin's lists load. */
function parseRefusal(body: unknown): Refusal | undefined {
  const { ok, code, formError }: { ok?: unknown; code?: unknown; formError?: unknown } = Object(body);
  return ok === false && typeof code === 'string' && typeof formError === 'string' ? { code, formError } : undefined;
}
