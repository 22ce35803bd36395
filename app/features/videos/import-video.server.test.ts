import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listContent, setContentActive } from '#features/admin/content-list/list-content.server.ts';
import { deleteForGood, moveToTrash, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { listImages } from '#features/images/library/list-images.server.ts';
import { createYouTube } from '#platform/youtube/youtube.server.ts';
import { startYouTubeServer, type YouTubeServer } from '#tests/contracts/youtube-server.ts';
import { openVideoDeps } from '#tests/factories/video-deps.ts';
import { isGate } from '#tests/support/tier.ts';
import { type ImportDeps, importVideos } from './import-video.server.ts';
import { VIDEO_COLUMNS } from './video.ts';
import { videoKind } from './video-kind.ts';
import { listActiveVideos } from './videos.server.ts';

vi.setConfig({ testTimeout: 120_000 }); // encoding yields to everything else on a busy machine

const ONE = 'https://www.youtube.com/watch?v=aaaaaaaaaa1';
const TWO = 'https://www.youtube.com/shorts/bbbbbbbbbb2';
const NOW = new Date('2026-01-01T09:00:00.000Z');

let server: YouTubeServer;
let folder: string;
let lines: string[];
let deps: ImportDeps;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startYouTubeServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  ({ deps, folder, lines, close } = await openVideoDeps(server, () => NOW));
});

afterEach(async () => {
  server.misbehave(undefined);
  await close();
});

test('[ADM-10] each address is handled by itself: the good ones are added, the others say why', async () => {
  const missing = 'https://youtu.be/zzzzzzzzzz9';
  const version = deps.contentVersion.current();
  expect(await importVideos({ ...deps, by: 'owner@example.org' }, [ONE, 'https://vimeo.com/1', missing, TWO])).toEqual([
    { url: ONE, outcome: 'added', message: 'Video added successfully' },
    { url: 'https://vimeo.com/1', outcome: 'failed', message: 'Invalid YouTube URL: https://vimeo.com/1', reason: expect.any(String) },
    { url: missing, outcome: 'failed', message: `Failed to fetch video: ${missing}`, reason: 'Video not found' },
    { url: TWO, outcome: 'added', message: 'Video added successfully' },
  ]);
  expect((await listActiveVideos(deps.db)).map(({ title, url }) => [title, url])).toEqual([
    ['Pricing for growth', ONE],
    ['Nine words', TWO],
  ]);
  expect(deps.contentVersion.current()).toBeGreaterThan(version);
  const entries = await deps.db.selectFrom('activityEntries').select(['doneBy', 'action', 'title']).orderBy('title').execute();
  expect(entries).toEqual(['Nine words', 'Pricing for growth'].map((title) => ({ doneBy: 'owner@example.org', action: 'added', title })));
});

test('[DATA-3] what YouTube tells is kept, with a copy of the thumbnail', async () => {
  await importVideos(deps, [`${ONE}&si=tracking`]);
  const row = await deps.db.selectFrom('youtubeVideos').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    youtubeId: 'aaaaaaaaaa1',
    title: 'Pricing for growth',
    description: expect.stringContaining('About Pricing'),
    duration: 'PT18M24S',
    viewCount: '12480',
    url: ONE,
    publishedAt: '2025-01-13T10:00:05.000Z',
    isDated: true,
    isActive: true,
    thumbnailUrl: expect.stringMatching(/^\/images\/[a-z0-9]{16}-1280x720-[0-9a-f]{6}\.jpg$/),
  });
  expect(readdirSync(path.join(folder, 'content-images')).length).toBe(7);
});

test('[YT-2] without a key a video has a title and a picture, and nothing is made up', async () => {
  const youtube = createYouTube({ YOUTUBE_API_URL: server.url, YOUTUBE_API_KEY: '' });
  await importVideos({ ...deps, youtube }, [TWO]);
  expect(await listRows()).toEqual([
    {
      id: expect.any(String),
      youtubeId: 'bbbbbbbbbb2',
      title: 'Nine words',
      thumbnailUrl: expect.stringMatching(/^\/images\/[a-z0-9]{16}-480x360-/),
      duration: '',
      viewCount: '',
      url: TWO,
      publishedAt: NOW.toISOString(),
      isDated: false,
      isActive: true,
    },
  ]);
});

test('[ADM-10] a video that is there already says so, and asks nobody', async () => {
  await importVideos(deps, [ONE]);
  const [video] = await listRows();
  server.requests.length = 0;
  expect(await importVideos(deps, ['https://youtu.be/aaaaaaaaaa1'])).toMatchObject([
    { outcome: 'failed', message: 'Failed to add video', reason: 'This video is already here' },
  ]);
  await setContentActive(deps, videoKind, { id: String(video?.id), isActive: false });
  expect(await importVideos(deps, [ONE])).toMatchObject([{ reason: 'This video is already here, but hidden' }]);
  expect(server.requests).toEqual([]);
});

test.skipIf(isGate)('[ADM-10] the same video twice at once becomes one row with one picture', async () => {
  const results = await importVideos(deps, [ONE, 'https://youtu.be/aaaaaaaaaa1']);
  expect(results.map(({ outcome }) => outcome).sort()).toEqual(['added', 'failed']);
  expect(await listRows()).toHaveLength(1);
  const images = await listImages(deps.db);
  expect(images.map(({ url }) => url)).toEqual((await listRows()).map(({ thumbnailUrl }) => thumbnailUrl));
});

test('[ADM-12] a failure to fetch names the address and the cause, and is logged without the key', async () => {
  server.misbehave('quota');
  expect(await importVideos(deps, [ONE])).toEqual([
    { url: ONE, outcome: 'failed', message: `Failed to fetch video: ${ONE}`, reason: 'Failed to fetch YouTube data' },
  ]);
  expect(lines.join('\n')).toContain('quotaExceeded');
  expect(lines.join('\n')).not.toContain(server.key);
});

test('[YT-3] a thumbnail that cannot be copied leaves a video without a picture, never one from another host', async () => {
  const youtube = { ...deps.youtube, fetchThumbnail: () => Promise.reject(new Error('no picture')) };
  expect(await importVideos({ ...deps, youtube }, [ONE])).toMatchObject([{ outcome: 'added' }]);
  expect((await listRows())[0]?.thumbnailUrl).toBeNull();
  expect(lines.join('\n')).toContain('thumbnail not kept');
});

test.skipIf(isGate)('[ADM-12] when the database refuses the row, its picture goes to the trash', async () => {
  await sql`create trigger refuse before insert on youtube_videos begin select raise(abort, 'no'); end`.execute(deps.db);
  expect(await importVideos(deps, [ONE])).toEqual([{ url: ONE, outcome: 'failed', message: 'Failed to add video' }]);
  expect(await listImages(deps.db)).toEqual([]);
  expect(await deps.db.selectFrom('images').select('state').execute()).toEqual([{ state: 'trashed' }]);
});

test('[ADM-10] a hidden video is listed for the admin, is on no page, and can be shown again', async () => {
  await importVideos(deps, [ONE]);
  const id = String((await listRows())[0]?.id);
  expect(await setContentActive(deps, videoKind, { id, isActive: false })).toBe(true);
  expect(await listActiveVideos(deps.db)).toEqual([]);
  const query = { text: '', chosen: {}, page: 1 };
  expect((await listContent(deps.db, videoKind, { query, now: NOW, timeZone: 'UTC' })).items).toMatchObject([{ id, isHidden: true }]);
  await setContentActive(deps, videoKind, { id, isActive: true });
  expect(await listActiveVideos(deps.db)).toHaveLength(1);
  expect(await setContentActive(deps, videoKind, { id: 'none', isActive: true })).toBe(false);
});

test('[ADM-19] a deleted video is in the trash with its thumbnail, and comes back with it until it is deleted for good', async () => {
  await importVideos(deps, [ONE]);
  const id = String((await listRows())[0]?.id);
  const listStates = () => deps.db.selectFrom('images').select('state').execute();
  await moveToTrash(deps, videoKind, id);
  expect([await listActiveVideos(deps.db), await listStates()]).toEqual([[], [{ state: 'live' }]]);
  await restoreFromTrash(deps, videoKind, id);
  expect(await listActiveVideos(deps.db)).toHaveLength(1);
  await moveToTrash(deps, videoKind, id);
  await deleteForGood(deps, videoKind, id);
  expect(await listRows()).toEqual([]);
  expect(await listImages(deps.db)).toEqual([]);
  expect(await listStates()).toEqual([{ state: 'trashed' }]);
});

test('[ADM-19] a video in the trash is not added again but said to be there, until its time is over', async () => {
  await importVideos(deps, [ONE]);
  await moveToTrash(deps, videoKind, String((await listRows())[0]?.id));
  expect(await importVideos(deps, [ONE])).toMatchObject([
    { outcome: 'failed', reason: 'This video is in the trash. Restore it from there' },
  ]);
  const later = { ...deps, now: () => new Date(NOW.getTime() + 31 * 24 * 60 * 60 * 1000) };
  expect(await importVideos(later, [ONE])).toMatchObject([{ outcome: 'added' }]);
  expect(await listRows()).toHaveLength(1);
});

function listRows() {
  return deps.db
    .selectFrom('youtubeVideos')
    .select([...VIDEO_COLUMNS, 'youtubeId', 'isActive'])
    .execute();
}
