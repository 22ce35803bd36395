import type { SendResult } from '#platform/http/send-json.ts';

interface Refusal {
  code: string;
  formError: string;
}

const UNREACHABLE = { code: 'unreachable', formError: 'The site can’t be reached.' };
const UNANSWERED = { code: 'unavailable', formError: 'The site can’t answer right now.' };

const PASSING_CODES = ['unreachable', 'unavailable', 'read-only', 'disk-full'];

/** Sent by a proxy, or by a server that cannot respond for the site or has not had the whole request in time. */
const UNANSWERED_STATUSES = [408, 502, 503, 504];

/** Returns whether the same request may succeed later. */
export function isPassing(code: string): boolean {
  return PASSING_CODES.includes(code);
}

export function getPassingRefusal(result: SendResult): Refusal | undefined {
  if (result.outcome === 'unreachable') return UNREACHABLE;
  const refusal = parseRefusal(result.body);
  if (refusal) return isPassing(refusal.code) ? refusal : undefined;
  return UNANSWERED_STATUSES.includes(result.status) ? UNANSWERED : undefined;
}

/** Returns the reason in a sentence for the person; the first field's where only fields have one. */
export function getCause(result: SendResult): string | undefined {
  const refusal = getPassingRefusal(result) ?? parseRefusal(result.body);
  const ofField: unknown = Object.values(Object(Object(result.body).fieldErrors))[0];
  return refusal?.formError ?? (typeof ofField === 'string' ? ofField : undefined);
}

/** Parses by hand: a schema library would be a fifth of what the admin's lists load. */
function parseRefusal(body: unknown): Refusal | undefined {
  const { ok, code, formError }: { ok?: unknown; code?: unknown; formError?: unknown } = Object(body);
  return ok === false && typeof code === 'string' && typeof formError === 'string' ? { code, formError } : undefined;
}
