import type { Viewer } from '#features/accounts/sessions/viewer.server.ts';
import type { Answer } from '#features/admin/actions/action.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { type Deps, depsContext } from './deps.server.ts';
import { type Context, requireAdmin } from './guard.server.ts';

const NO_STORE = { 'cache-control': CACHE_CONTROL.personal };

type Guard = (context: Context, request: Request) => Promise<Viewer>;

/** Responds with what an admin, or another that the guard lets in, may read. */
export function respondToReader(
  { request, context }: { request: Request; context: Context },
  read: (deps: Deps & { viewer: Viewer }) => Promise<object>,
  requireRole: Guard = requireAdmin,
): Promise<Response> {
  return inEndpoint(async () => {
    const viewer = await requireRole(context, request);
    return okResponse(await read({ ...context.get(depsContext), viewer }));
  });
}

export function toResponse(answer: Answer<object>): Response {
  if (answer.outcome === 'refused') return Response.json(answer.body, { status: answer.status, headers: NO_STORE });
  const { result, toast, undo } = answer;
  return okResponse({ ...result, toast, undo });
}

function okResponse(body: object): Response {
  return Response.json({ ok: true, ...body }, { headers: NO_STORE });
}
