import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { refreshVideos } from '#features/videos/refresh-videos.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { invalidResponse, okResponse, readJson } from '../json.server.ts';
import type { Route } from './+types/refresh-videos';

/** `since` is null for a refresh that begins. */
const refreshSchema = z.strictObject({ since: z.iso.datetime().nullable() });

/** POST updates some of the videos from YouTube, and returns how many are left. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const parsed = parseForm(refreshSchema, await readJson(request));
    return parsed.ok ? okResponse(await refreshVideos(context.get(servicesContext), parsed.form)) : invalidResponse(parsed);
  });
}
