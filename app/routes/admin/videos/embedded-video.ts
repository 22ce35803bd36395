import type { Deps } from '#app/context/deps.server.ts';
import { requireEditor } from '#app/context/guard.server.ts';
import { describeVideo } from '#features/videos/embed/embedded-videos.server.ts';
import { z } from '#platform/forms/zod.ts';
import { okResponse, respondToChange } from '../json.server.ts';
import type { Route } from './+types/embedded-video';

const schema = z.strictObject({ youtubeId: z.string().regex(/^[\w-]{11}$/) });

/** POST responds with title and thumbnail of a video that stands in a text, which are fetched unless the site has them. */
export function action(args: Route.ActionArgs) {
  const describe = async ({ youtubeId }: z.output<typeof schema>, deps: Deps) => {
    const video = await describeVideo(deps, youtubeId);
    return okResponse({ title: video?.title ?? '', image: video?.thumbnailUrl ?? null });
  };
  return respondToChange(args, schema, describe, requireEditor);
}
