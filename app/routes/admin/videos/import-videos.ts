import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { importVideos } from '#features/videos/import-video.server.ts';
import { videoFormSchema } from '#features/videos/video-form.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { invalidResponse, okResponse, readJson } from '../json.server.ts';
import type { Route } from './+types/import-videos';

/** POST adds videos by their URLs. */
export async function action({ request, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const parsed = parseForm(videoFormSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    return okResponse({ results: await importVideos(context.get(servicesContext), parsed.form.urls) });
  });
}
