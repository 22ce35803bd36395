import { requireAdmin, requireWritable } from '#app/context/guard.server.ts';
import { servicesContext } from '#app/context/services.server.ts';
import { dateVideo, fetchMissingThumbnail } from '#features/videos/refresh-videos.server.ts';
import { inEndpoint } from '#platform/errors/respond.server.ts';
import { parseForm } from '#platform/forms/parse-form.ts';
import { z } from '#platform/forms/zod.ts';
import { invalidResponse, okResponse, readJson, refusedResponse } from '../json.server.ts';
import type { Route } from './+types/video';

const videoActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('fetch-thumbnail') }),
  z.strictObject({ action: z.literal('set-date'), date: z.iso.date('Enter a date') }),
]);

/** POST fetches the missing thumbnail of one video, or gives it another date. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  return inEndpoint(async () => {
    await requireAdmin(context, request);
    requireWritable(context);
    const services = context.get(servicesContext);
    const parsed = parseForm(videoActionSchema, await readJson(request));
    if (!parsed.ok) return invalidResponse(parsed);
    if (parsed.form.action === 'fetch-thumbnail') {
      await fetchMissingThumbnail(services, id);
      return okResponse();
    }
    const publishedAt = `${parsed.form.date}T12:00:00.000Z`;
    if (publishedAt > services.now().toISOString()) return refusedResponse('A video’s date is not in the future.');
    await dateVideo(services, { id, publishedAt });
    return okResponse();
  });
}
