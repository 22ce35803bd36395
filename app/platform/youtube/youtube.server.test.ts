import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Fault, startYouTubeServer, type YouTubeServer } from '#tests/contracts/youtube-server.ts';
import { createYouTube } from './youtube.server.ts';

let server: YouTubeServer;
const withKey = () => createYouTube({ YOUTUBE_API_URL: server.url, YOUTUBE_API_KEY: server.key });
const withoutKey = () => createYouTube({ YOUTUBE_API_URL: server.url, YOUTUBE_API_KEY: '' });

beforeAll(async () => {
  server = await startYouTubeServer();
});
afterEach(() => {
  server.misbehave(undefined);
  server.requests.length = 0;
});
afterAll(() => server.stop());

describe('with a key', () => {
  test('[YT-1] the Data API gives title, description, thumbnails, date, duration and views', async () => {
    expect(await withKey().fetchVideo('aaaaaaaaaa1')).toEqual({
      snippet: {
        title: 'Pricing for growth',
        description: 'About Pricing for growth.\n\nhttps://example.com',
        thumbnails: {
          maxres: { url: 'https://i.ytimg.com/vi/aaaaaaaaaa1/maxresdefault.jpg' },
          high: { url: 'https://i.ytimg.com/vi/aaaaaaaaaa1/hqdefault.jpg' },
        },
        publishedAt: '2025-01-13T10:00:05Z',
      },
      contentDetails: { duration: 'PT18M24S' },
      statistics: { viewCount: '12480' },
    });
  });

  test('[YT-1] views that the owner hides are empty', async () => {
    expect((await withKey().fetchVideo('cccccccccc3')).statistics.viewCount).toBe('');
  });

  test('[YT-1] a key that is refused is a failure that does not tell the key', async () => {
    const youtube = createYouTube({ YOUTUBE_API_URL: server.url, YOUTUBE_API_KEY: 'AIza-secret' });
    const error = await youtube.fetchVideo('aaaaaaaaaa1').catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ publicMessage: 'Failed to fetch YouTube data', message: expect.stringContaining('400: badRequest') });
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('AIza-secret');
  });
});

describe('without a key', () => {
  test('[YT-2] oEmbed gives title and thumbnail, and the rest stays empty', async () => {
    expect(await withoutKey().fetchVideo('aaaaaaaaaa1')).toEqual({
      snippet: {
        title: 'Pricing for growth',
        description: '',
        thumbnails: { high: { url: 'https://i.ytimg.com/vi/aaaaaaaaaa1/hqdefault.jpg' } },
        publishedAt: '',
      },
      contentDetails: { duration: '' },
      statistics: { viewCount: '' },
    });
    expect(server.requests).toEqual([`/oembed?url=${encodeURIComponent('https://www.youtube.com/watch?v=aaaaaaaaaa1')}&format=json`]);
  });

  test('[YT-2] a video that may not be embedded cannot be fetched', async () => {
    await expect(withoutKey().fetchVideo('cccccccccc3')).rejects.toMatchObject({ publicMessage: 'Failed to fetch YouTube data' });
  });
});

describe.each([
  ['with a key', withKey],
  ['without a key', withoutKey],
])('what goes wrong, %s', (_, youtube) => {
  test('[ADM-12] a video that does not exist is not found', async () => {
    await expect(youtube().fetchVideo('zzzzzzzzzz9')).rejects.toMatchObject({ code: 'not-found', publicMessage: 'Video not found' });
  });

  test('[YT-4] what is no video id is never sent', async () => {
    await expect(youtube().fetchVideo('../oembed?x')).rejects.toMatchObject({ publicMessage: 'Video not found' });
    expect(server.requests).toEqual([]);
  });

  const faults: Fault[] = ['rubbish', 'other-shape', 'redirect', 'huge', 'hang-up', 'quota', 'error'];
  test.each(faults)('[YT-4] an answer of the kind "%s" is a failure in words, without the key', async (fault) => {
    server.misbehave(fault);
    const error = await youtube()
      .fetchVideo('aaaaaaaaaa1')
      .catch((thrown: Error) => thrown);
    expect(error).toMatchObject({ code: 'unavailable', publicMessage: 'Failed to fetch YouTube data' });
    expect(`${error} ${(error as Error).stack} ${(error as Error).cause}`).not.toContain(server.key);
    expect(server.requests).toHaveLength(1);
  });

  test.each<Fault>(['hang', 'drip'])('[YT-4] five seconds at most, whether it says nothing or a byte at a time (%s)', async (fault) => {
    server.misbehave(fault);
    const wait = AbortSignal.timeout;
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => wait.call(AbortSignal, ms / 50));
    onTestFinished(() => timeout.mockRestore());
    await expect(youtube().fetchVideo('aaaaaaaaaa1')).rejects.toMatchObject({ publicMessage: 'Failed to fetch YouTube data' });
    expect(timeout.mock.calls).toEqual([[5000]]);
  });

  test('[YT-4] who asks can stop waiting', async () => {
    server.misbehave('hang');
    await expect(youtube().fetchVideo('aaaaaaaaaa1', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('thumbnails', () => {
  test('[YT-3] the largest is taken', async () => {
    const youtube = withKey();
    const bytes = await youtube.fetchThumbnail('aaaaaaaaaa1', await youtube.fetchVideo('aaaaaaaaaa1'));
    expect(server.requests.at(-1)).toBe('/vi/aaaaaaaaaa1/maxresdefault.jpg');
    expect(bytes.length).toBeGreaterThan(1000);
  });

  test('[YT-3] the grey picture in place of a missing one is passed over', async () => {
    const youtube = withKey();
    await youtube.fetchThumbnail('bbbbbbbbbb2', await youtube.fetchVideo('bbbbbbbbbb2'));
    expect(server.requests.slice(1)).toEqual(['/vi/bbbbbbbbbb2/maxresdefault.jpg', '/vi/bbbbbbbbbb2/hqdefault.jpg']);
  });

  test('[YT-4] an address on another host is never asked', async () => {
    const youtube = withKey();
    const item = await youtube.fetchVideo('aaaaaaaaaa1');
    item.snippet.thumbnails = {};
    await youtube.fetchThumbnail('aaaaaaaaaa1', item);
    expect(server.requests.at(-1)).toBe('/vi/aaaaaaaaaa1/maxresdefault.jpg');
  });

  test('[YT-4] one that never ends is given up', async () => {
    const youtube = withKey();
    const item = await youtube.fetchVideo('aaaaaaaaaa1');
    server.misbehave('huge');
    await expect(youtube.fetchThumbnail('aaaaaaaaaa1', item)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
