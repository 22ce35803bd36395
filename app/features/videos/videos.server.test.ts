import { expect, test } from 'vitest';
import { watchQueries } from '#tests/factories/watched-queries.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { listActiveVideos } from './videos.server.ts';

describeOnDatabase('the videos of the front page', (open) => {
  test('[VID-1] are the newest forty-eight active ones, however many there are', async () => {
    const db = await open();
    const rows = Array.from({ length: 300 }, (_, at) => ({
      id: `v${at}`,
      youtubeId: `youtube${String(at).padStart(4, '0')}`,
      title: `Video ${at}`,
      description: '',
      thumbnailUrl: null,
      duration: 'PT1M',
      viewCount: '1',
      url: `https://www.youtube.com/watch?v=${at}`,
      publishedAt: new Date(Date.UTC(2025, 0, 1) - at * 60_000).toISOString(),
      isActive: at % 2 === 0,
    }));
    await db.insertInto('youtubeVideos').values(rows).execute();
    const watched = watchQueries(db);
    const videos = await listActiveVideos(watched.db);
    expect(videos.map(({ title }) => title)).toEqual(Array.from({ length: 48 }, (_, at) => `Video ${2 * at}`));
    expect(watched.rows).toEqual([48]);
  });
});
