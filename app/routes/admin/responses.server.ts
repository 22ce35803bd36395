import type { z } from 'zod';
import { formErrors } from '#features/editor/form/form-errors.ts';
import type { SaveOutcome } from '#features/editor/save/save-content.server.ts';
import { CHANGED_SINCE } from '#features/editor/save/save-response.ts';

const NO_STORE = { 'cache-control': 'private, no-store' };

/** The answer to a save: the stored item, or 409 with theirs when it has changed since. */
export function savedResponse(outcome: SaveOutcome): Response {
  if (outcome.outcome === 'saved') return Response.json({ ok: true, item: outcome.item }, { headers: NO_STORE });
  return Response.json({ ok: false, code: 'conflict', message: CHANGED_SINCE, theirs: outcome.theirs }, { status: 409, headers: NO_STORE });
}

/** The answer to a form that the schema refuses: 400 with a message for each field. */
export function invalidResponse(error: z.ZodError): Response {
  return Response.json({ ok: false, code: 'invalid', ...formErrors(error) }, { status: 400, headers: NO_STORE });
}

export function okResponse(body: object = {}): Response {
  return Response.json({ ok: true, ...body }, { headers: NO_STORE });
}

/** The answer to what cannot be taken, with the reason in words. */
export function refusedResponse(message: string, status = 400): Response {
  return Response.json({ ok: false, code: 'refused', message }, { status, headers: NO_STORE });
}
