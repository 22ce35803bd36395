import { importVideos } from '#features/videos/import-video.server.ts';
import { videoFormSchema } from '#features/videos/video-form.ts';
import { okResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/import-videos';

/** POST adds videos by their URLs. */
export function action(args: Route.ActionArgs) {
  return respondToChange(args, videoFormSchema, async ({ urls }, deps) => okResponse({ results: await importVideos(deps, urls) }));
}
