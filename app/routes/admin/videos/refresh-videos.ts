import { refreshVideos } from '#features/videos/refresh-videos.server.ts';
import { z } from '#platform/forms/zod.ts';
import { okResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/refresh-videos';

/** `since` is null for a refresh that begins. */
const refreshSchema = z.strictObject({ since: z.iso.datetime().nullable() });

/** POST updates some of the videos from YouTube, and returns how many are left. */
export function action(args: Route.ActionArgs) {
  return respondToChange(args, refreshSchema, async (portion, deps) => okResponse(await refreshVideos(deps, portion)));
}
