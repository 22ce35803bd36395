import { type Deps, depsContext } from '#app/context/deps.server.ts';
import { type Context, requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import type { SaveOutcome } from '#features/editor/save/save-content.server.ts';
import { CHANGED_SINCE, IN_TRASH, type SavedContent } from '#features/editor/save/save-response.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { type FormErrors, parseForm, refuseForm } from '#platform/forms/parse-form.ts';
import type { z } from '#platform/forms/zod.ts';
import { readJson } from '#platform/http/read-json.server.ts';

interface AdminRequest {
  request: Request;
  context: Context;
}

type Guard = (context: Context, request: Request) => Promise<{ email: string }>;

type Respond<S extends z.ZodType> = (form: z.output<S>, deps: Deps & { by: string }) => Promise<Response>;

const NO_STORE = { 'cache-control': CACHE_CONTROL.personal };

/** Parses an admin's JSON and responds to it, with 400 if it does not fit the schema. */
export function respondToAdmin<S extends z.ZodType>(
  sent: AdminRequest,
  schema: S,
  respond: Respond<S>,
  requireRole: Guard = requireAdmin,
): Promise<Response> {
  return inEndpoint(async () => {
    const { email } = await requireRole(sent.context, sent.request);
    return respondToJson(sent, schema, (form, deps) => respond(form, { ...deps, by: email }));
  });
}

/** Like `respondToAdmin`, for a change: throws while nothing can be saved. */
export function respondToChange<S extends z.ZodType>(
  sent: AdminRequest,
  schema: S,
  respond: Respond<S>,
  requireRole: Guard = requireAdmin,
): Promise<Response> {
  return respondToAdmin(sent, schema, respond, async (context, request) => {
    const admin = await requireRole(context, request);
    requireWritable(context);
    return admin;
  });
}

async function respondToJson<S extends z.ZodType>(
  { request, context }: AdminRequest,
  schema: S,
  respond: (form: z.output<S>, deps: Deps) => Promise<Response>,
) {
  const parsed = parseForm(schema, await readJson(request));
  return parsed.ok ? respond(parsed.form, context.get(depsContext)) : invalidResponse(parsed);
}

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
