import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { takeFirstStep } from '#features/admin/first-steps/first-steps.server.ts';
import { firstStepsSchema } from '#features/admin/first-steps/first-steps.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import type { Route } from './+types/first-steps';
import { invalidResponse, okResponse, readJson } from './json.server.ts';

/** POST removes the samples, brings them back, or hides the first steps. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const parsed = parseForm(firstStepsSchema, await readJson(request));
    return parsed.ok ? okResponse(await takeFirstStep(context.get(servicesContext), parsed.form)) : invalidResponse(parsed);
  });
}
