import { defineAction, done, refused } from '#features/admin/actions/action.server.ts';
import { z } from '#platform/forms/zod.ts';
import { describeVideo } from '../embed/embedded-videos.server.ts';
import { type ImportDeps, importVideos } from '../import-video.server.ts';
import { dateVideo, fetchMissingThumbnail, refreshVideos } from '../refresh-videos.server.ts';
import { videoFormSchema } from '../video-form.ts';

const id = z.string().max(100);

export const videoActions = {
  'video.add': defineAction('admin', videoFormSchema, async ({ urls }, deps: ImportDeps) =>
    done({ results: await importVideos(deps, urls) }),
  ),
  /** Asks YouTube about some of the videos, at first with null, and returns how many are left. */
  'video.refresh': defineAction('admin', z.strictObject({ since: z.iso.datetime().nullable() }), async (portion, deps: ImportDeps) =>
    done(await refreshVideos(deps, portion)),
  ),
  'video.fetch-thumbnail': defineAction('admin', z.strictObject({ id }), async ({ id }, deps: ImportDeps) => {
    await fetchMissingThumbnail(deps, id);
    return done({});
  }),
  'video.date': defineAction('admin', z.strictObject({ id, date: z.iso.date('Enter a date') }), async ({ id, date }, deps: ImportDeps) => {
    const publishedAt = `${date}T12:00:00.000Z`;
    if (publishedAt > deps.now().toISOString()) return refused('A video’s date can’t be in the future.');
    await dateVideo(deps, { id, publishedAt });
    return done({});
  }),
  /** Of a video in a text, fetched unless the site has it. */
  'video.describe': defineAction(
    'editor',
    z.strictObject({ youtubeId: z.string().regex(/^[\w-]{11}$/) }),
    async ({ youtubeId }, deps: ImportDeps) => {
      const video = await describeVideo(deps, youtubeId);
      return done({ title: video?.title ?? '', image: video?.thumbnailUrl ?? null });
    },
  ),
};
