import { actions } from '#app/actions.server.ts';
import type { AnyAction } from '#app/context/action-deps.server.ts';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin, requireEditor, requireWritable } from '#app/context/guard.server.ts';
import { toResponse } from '#app/context/json.server.ts';
import { renderPageContext } from '#app/context/preview.server.ts';
import { refused } from '#features/admin/actions/action.server.ts';
import { storeVideosIn } from '#features/videos/embed/embedded-videos.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { readJson } from '#platform/http/read-json.server.ts';
import type { Route } from './+types/do';

export const handle = { methods: ['POST'] };

const byName: ReadonlyMap<string, AnyAction> = new Map(Object.entries(actions));

/** POST does what the path names, once it is known who asks. */
export function action({ request, context, params: { action: name } }: Route.ActionArgs) {
  return inEndpoint(async () => {
    const found = byName.get(name);
    const viewer = await (found?.role === 'admin' ? requireAdmin : requireEditor)(context, request);
    if (!found) return toResponse(refused('This page is older than the site. Reload it.', 404));
    if (!found.isAllowedReadOnly) requireWritable(context);
    const deps = { ...context.get(depsContext), viewer, by: viewer.email, request };
    const answer = await found.perform(await readJson(request), {
      ...deps,
      getStatus: async (path) => {
        const response = await context.get(renderPageContext)(path, { title: '' });
        await response.body?.cancel();
        return response.status;
      },
      storeVideosIn: (html) => storeVideosIn(deps, html),
    });
    return toResponse(answer);
  });
}
