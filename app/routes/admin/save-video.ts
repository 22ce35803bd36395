import { requireAdmin } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { importVideos } from '#features/videos/import-video.server.ts';
import { videoFormSchema, videoVisibilitySchema } from '#features/videos/video-form.ts';
import { deleteVideo, setVideoActive } from '#features/videos/videos.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { readJson } from '#platform/http/json-body.server.ts';
import type { Route } from './+types/save-video';
import { invalidResponse, okResponse } from './responses.server.ts';

/** POST adds videos, or with an id shows or hides one; DELETE takes one away. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    const services = context.get(servicesContext);
    if (request.method === 'DELETE' && id) {
      await deleteVideo(services, id);
      return okResponse();
    }
    const body = await readJson(request);
    if (id) {
      const parsed = parseForm(videoVisibilitySchema, body);
      if (!parsed.ok) return invalidResponse(parsed);
      if (!(await setVideoActive(services, { id, isActive: parsed.form.isActive })))
        throw notFound(`no video ${id}`, 'This video has been deleted.');
      return okResponse();
    }
    const parsed = parseForm(videoFormSchema, body);
    if (!parsed.ok) return invalidResponse(parsed);
    return okResponse({ results: await importVideos(services, parsed.form.urls) });
  });
}
