import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { createSolution, deleteSolution, updateSolution } from '#features/solutions/edit-solution.server.ts';
import { solutionFormSchema } from '#features/solutions/solution-kind.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import type { Route } from './+types/save-solution';
import { invalidResponse, okResponse, savedResponse } from './responses.server.ts';

/** POST makes or saves a solution, DELETE takes it away. */
export async function action({ request, params, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const services = context.get(servicesContext);
    if (request.method === 'DELETE' && params.id) {
      await deleteSolution(services, params.id);
      return okResponse();
    }
    const form = solutionFormSchema.safeParse(await readJson(request));
    if (!form.success) return invalidResponse(form.error);
    return savedResponse(await (params.id ? updateSolution(services, params.id, form.data) : createSolution(services, form.data)));
  });
}
