import type { SaveOutcome } from '#features/editor/save/save-content.server.ts';
import { CHANGED_SINCE, IN_TRASH, type SavedContent } from '#features/editor/save/save-response.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { type FormErrors, refuseForm } from '#platform/forms/parse-form.ts';

const NO_STORE = { 'cache-control': CACHE_CONTROL.personal };

/** The stored item, 409 with what is stored if it has changed since or is in the trash, or 400. */
export function savedResponse(outcome: SaveOutcome): Response {
  if (outcome.outcome === 'saved') return Response.json({ ok: true, item: outcome.item }, { headers: NO_STORE });
  if (outcome.outcome === 'invalid') return invalidResponse(outcome);
  if (outcome.outcome === 'trashed') return failed(409, { code: 'trashed', formError: IN_TRASH, inTrash: outcome.inTrash });
  return failed(409, { code: 'conflict', formError: CHANGED_SINCE, theirs: outcome.theirs });
}

/** 400 with a message for each field. */
export function invalidResponse({ formError, fieldErrors }: FormErrors): Response {
  return failed(400, { code: 'invalid', formError, fieldErrors });
}

export function okResponse(body: object = {}): Response {
  return Response.json({ ok: true, ...body }, { headers: NO_STORE });
}

export function refusedResponse(formError: string, status = 400): Response {
  return failed(status, { code: 'refused', formError });
}

function failed(
  status: number,
  { code, theirs, inTrash, ...errors }: Partial<FormErrors> & { code: string; theirs?: SavedContent; inTrash?: SavedContent },
) {
  return Response.json({ ...refuseForm(errors), code, theirs, inTrash }, { status, headers: NO_STORE });
}

export async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
