import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createYouTube } from '#platform/youtube/youtube.server.ts';
import { startYouTubeServer, type YouTubeServer } from '#tests/contracts/youtube-server.ts';
import { insertVideo } from '#tests/factories/video.ts';
import { openVideoDeps } from '#tests/factories/video-deps.ts';
import { findKnownVideos, storeVideosIn } from './embed/embedded-videos.server.ts';
import { importVideos } from './import-video.server.ts';
import { dateVideo, fetchMissingThumbnail, refreshVideos } from './refresh-videos.server.ts';
import { videoKind } from './video-kind.ts';

vi.setConfig({ testTimeout: 120_000 }); // encoding yields to everything else on a busy machine

const URLS = ['https://www.youtube.com/watch?v=aaaaaaaaaa1', 'https://www.youtube.com/shorts/bbbbbbbbbb2'];
let now = new Date('2026-01-01T09:00:00.000Z');
let server: YouTubeServer;
let opened: Awaited<ReturnType<typeof openVideoDeps>>;

beforeAll(async () => {
  server = await startYouTubeServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date('2026-01-01T09:00:00.000Z');
  opened = await openVideoDeps(server, () => now);
});
afterEach(async () => {
  server.misbehave(undefined);
  await opened.close();
});

const find = (youtubeId: string) =>
  opened.deps.db.selectFrom('youtubeVideos').selectAll().where('youtubeId', '=', youtubeId).executeTakeFirstOrThrow();

test('[ADM-24] a refresh reads titles and figures again, with the day they are of, and marks what is gone', async () => {
  await importVideos(opened.deps, URLS);
  const before = server.videos.get('aaaaaaaaaa1');
  if (!before) throw new Error('no such video');
  server.videos.set('aaaaaaaaaa1', { ...before, title: 'Pricing, again', viewCount: '99000' });
  const short = server.videos.get('bbbbbbbbbb2');
  server.videos.delete('bbbbbbbbbb2');
  now = new Date('2026-03-04T09:00:00.000Z');

  expect(await refreshVideos(opened.deps, { since: null })).toEqual({ since: now.toISOString(), checked: 2, gone: 1, left: 0 });
  const fresh = await find('aaaaaaaaaa1');
  expect(fresh).toMatchObject({ title: 'Pricing, again', viewCount: '99000', figuresAt: now.toISOString(), isGone: false });
  const gone = await find('bbbbbbbbbb2');
  expect(gone).toMatchObject({ title: 'Nine words', isGone: true, figuresAt: '2026-01-01T09:00:00.000Z', isActive: true });
  expect(videoKind.list.toItem(fresh, { now, timeZone: 'UTC' }).facts).toContain('99.0K views as of March 4, 2026');
  expect(videoKind.list.toItem(gone, { now, timeZone: 'UTC' })).toMatchObject({ warning: 'Gone from YouTube' });

  if (short) server.videos.set('bbbbbbbbbb2', short);
  server.videos.set('aaaaaaaaaa1', before);
  now = new Date('2026-03-05T09:00:00.000Z');
  expect(await refreshVideos(opened.deps, { since: null })).toMatchObject({ checked: 2, gone: 0 });
  expect(await find('bbbbbbbbbb2')).toMatchObject({ isGone: false });
});

test('[ADM-24] many videos are refreshed in portions; a failure of YouTube changes nothing', async () => {
  for (let at = 0; at < 120; at++) await insertVideo(opened.deps.db, { id: `v${at}`, youtubeId: `x${String(at).padStart(10, '0')}` });
  server.misbehave('quota');
  await expect(refreshVideos(opened.deps, { since: null })).rejects.toMatchObject({ publicMessage: 'Failed to fetch YouTube data' });
  expect(await find('x0000000000')).toMatchObject({ checkedAt: null, isGone: false });
  server.misbehave(undefined);
  const first = await refreshVideos(opened.deps, { since: null });
  expect(first).toMatchObject({ checked: 50, gone: 50, left: 70 });
  now = new Date('2026-01-01T09:00:05.000Z');
  expect(await refreshVideos(opened.deps, first)).toMatchObject({ checked: 50, left: 20 });
  expect(await refreshVideos(opened.deps, first)).toMatchObject({ checked: 20, left: 0 });
});

test('[ADM-24] without a key it is asked whether they are there, and the figures keep their day', async () => {
  await importVideos(opened.deps, URLS);
  await insertVideo(opened.deps.db, { id: 'members', youtubeId: 'cccccccccc3', title: 'Members' });
  const deps = { ...opened.deps, youtube: createYouTube({ YOUTUBE_API_URL: server.url, YOUTUBE_API_KEY: '' }) };
  now = new Date('2026-03-04T09:00:00.000Z');
  expect(await refreshVideos(deps, { since: null })).toMatchObject({ checked: 3, gone: 0, left: 0 });
  expect(await find('aaaaaaaaaa1')).toMatchObject({
    viewCount: '12480',
    figuresAt: '2026-01-01T09:00:00.000Z',
    checkedAt: now.toISOString(),
  });
  expect(await find('cccccccccc3')).toMatchObject({ title: 'Members', isGone: false }); // YouTube does not say
});

test('[ADM-24] [YT-3] a missing thumbnail is fetched again, once', async () => {
  await insertVideo(opened.deps.db, { id: 'bare', youtubeId: 'bbbbbbbbbb2', thumbnailUrl: null });
  await Promise.all([fetchMissingThumbnail(opened.deps, 'bare'), fetchMissingThumbnail(opened.deps, 'bare')]);
  expect((await find('bbbbbbbbbb2')).thumbnailUrl).toMatch(/^\/images\/.+\.jpg$/);
  expect(await opened.deps.db.selectFrom('images').select('id').where('state', '=', 'live').execute()).toHaveLength(1);
  await expect(fetchMissingThumbnail(opened.deps, 'none')).rejects.toMatchObject({ publicMessage: 'This video has been deleted.' });
});

test('[ADM-24] the author dates a video, by which it stands among the others', async () => {
  await importVideos(opened.deps, URLS);
  const { id } = await find('bbbbbbbbbb2');
  await dateVideo(opened.deps, { id, publishedAt: '2025-12-31T12:00:00.000Z' });
  expect(await find('bbbbbbbbbb2')).toMatchObject({ publishedAt: '2025-12-31T12:00:00.000Z', isDated: true });
});

test('[ADM-24] a saved text’s videos are kept with title and picture; what YouTube refuses is tried at the next save', async () => {
  const html = '<p>Words</p><p><a href="https://youtu.be/aaaaaaaaaa1">https://youtu.be/aaaaaaaaaa1</a></p>';
  server.misbehave('error');
  await storeVideosIn(opened.deps, html);
  expect(await findKnownVideos(opened.deps.db, ['aaaaaaaaaa1'])).toEqual(new Map());
  server.misbehave(undefined);
  await Promise.all([storeVideosIn(opened.deps, html), storeVideosIn(opened.deps, html)]);
  const known = await findKnownVideos(opened.deps.db, ['aaaaaaaaaa1', 'bbbbbbbbbb2']);
  expect([...known]).toEqual([['aaaaaaaaaa1', { title: 'Pricing for growth', thumbnailUrl: expect.stringMatching(/^\/images\//) }]]);
  expect(await opened.deps.db.selectFrom('images').select('id').where('state', '=', 'live').execute()).toHaveLength(1);
  expect(await opened.deps.db.selectFrom('imageUses').select(['kind', 'itemId', 'place']).execute()).toEqual([
    { kind: 'Video in a text', itemId: 'aaaaaaaaaa1', place: 'thumbnail' },
  ]);
  expect(opened.lines.join('\n')).not.toContain(server.key);
});
