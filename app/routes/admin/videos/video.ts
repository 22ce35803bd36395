import { dateVideo, fetchMissingThumbnail } from '#features/videos/refresh-videos.server.ts';
import { z } from '#platform/forms/zod.ts';
import { okResponse, refusedResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/video';

const videoActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('fetch-thumbnail') }),
  z.strictObject({ action: z.literal('set-date'), date: z.iso.date('Enter a date') }),
]);

/** POST fetches the missing thumbnail of one video, or gives it another date. */
export function action(args: Route.ActionArgs) {
  const { id } = args.params;
  return respondToChange(args, videoActionSchema, async (form, deps) => {
    if (form.action === 'fetch-thumbnail') {
      await fetchMissingThumbnail(deps, id);
      return okResponse();
    }
    const publishedAt = `${form.date}T12:00:00.000Z`;
    if (publishedAt > deps.now().toISOString()) return refusedResponse('A video’s date can’t be in the future.');
    await dateVideo(deps, { id, publishedAt });
    return okResponse();
  });
}
