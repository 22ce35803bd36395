import { describe, expect, test } from 'vitest';
import { describeVideo, formatAge, formatDuration, formatViews, isShort, type Video } from './video.ts';

const NOW = new Date('2025-01-15T12:00:00.000Z');

describe('the words on a video card', () => {
  test.each([
    ['PT4M5S', '4:05'],
    ['PT45S', '0:45'],
    ['PT9S', '0:09'],
    ['PT24M', '24:00'],
    ['PT59M59S', '59:59'],
    ['PT1H', '1:00:00'],
    ['PT1H2M3S', '1:02:03'],
    ['PT10H0M9S', '10:00:09'],
    ['PT60S', '1:00'],
    ['PT90M', '1:30:00'],
    ['P1DT2H3M4S', '26:03:04'],
    ['P1D', '24:00:00'],
    [' PT4M5S ', '4:05'],
    ['PT0S', ''],
    ['P0D', ''],
    ['P', ''],
    ['PT', ''],
    ['P1DT', ''],
    ['P1W', ''],
    ['PT4M5.5S', ''],
    ['PT-4M', ''],
    ['4:05', ''],
    ['', ''],
    ['PT99999999999999999999S', ''],
  ])('[VID-4] the duration %j reads %j', (iso, text) => {
    expect(formatDuration(iso)).toBe(text);
  });

  test.each([
    ['0', '0'],
    ['1', '1'],
    ['847', '847'],
    ['999', '999'],
    ['1000', '1.0K'],
    ['1049', '1.0K'],
    ['1050', '1.1K'],
    ['1150', '1.2K'],
    ['1149', '1.1K'],
    ['3149', '3.1K'],
    ['3150', '3.2K'],
    ['4350', '4.4K'],
    ['12480', '12.5K'],
    ['999949', '999.9K'],
    ['999950', '1.0M'],
    ['999999', '1.0M'],
    ['1000000', '1.0M'],
    ['1150000', '1.2M'],
    ['1149999', '1.1M'],
    ['1204000', '1.2M'],
    ['8350000', '8.4M'],
    ['1000000000', '1000.0M'],
    ['9007199254740993', '9007199254.7M'],
    ['18446744073709551615', '18446744073709.6M'],
    ['007', '7'],
    [`${'0'.repeat(30)}3150`, '3.2K'],
    ['000', '0'],
    [' 847 ', '847'],
    ['', ''],
    ['many', ''],
    ['-5', ''],
    ['1.5', ''],
    ['1e3', ''],
    ['12,480', ''],
    ['9'.repeat(400), ''],
  ])('[VID-5] the count %j reads %j, a half rounded up', (stored, text) => {
    expect(formatViews(stored)).toBe(text);
  });

  test('[VID-5] every half of a tenth is rounded up, and never to 1000.0K', () => {
    for (let tenths = 10; tenths < 10_000; tenths += 1) {
      const next = tenths + 1;
      const text = next === 10_000 ? '1.0M' : `${Math.floor(next / 10)}.${next % 10}K`;
      expect(formatViews(String(tenths * 100 + 50))).toBe(text);
    }
  });

  test.each([
    ['the same moment', 0, '1 day ago'],
    ['in the future', -5, '1 day ago'],
    ['a second', 1 / 86_400, '1 day ago'],
    ['one day', 1, '1 day ago'],
    ['a day and a second', 1 + 1 / 86_400, '2 days ago'],
    ['six days', 6, '6 days ago'],
    ['seven days', 7, '1 week ago'],
    ['thirteen days', 13, '1 week ago'],
    ['fourteen days', 14, '2 weeks ago'],
    ['29 days', 29, '4 weeks ago'],
    ['30 days', 30, '1 month ago'],
    ['59 days', 59, '1 month ago'],
    ['60 days', 60, '2 months ago'],
    ['364 days', 364, '12 months ago'],
    ['365 days', 365, '1 year ago'],
    ['729 days', 729, '1 year ago'],
    ['730 days', 730, '2 years ago'],
  ])('[VID-6] what is %s old reads as its whole units', (_, days, text) => {
    expect(formatAge(new Date(NOW.getTime() - days * 86_400_000).toISOString(), NOW)).toBe(text);
  });

  test.each(['', 'yesterday'])('[VID-6] %j is no date and says nothing', (publishedAt) => {
    expect(formatAge(publishedAt, NOW)).toBe('');
  });

  test('[VID-2] a short is known by its address', () => {
    expect(isShort('https://www.youtube.com/shorts/abcdefghijk')).toBe(true);
    expect(isShort('https://www.youtube.com/watch?v=abcdefghijk')).toBe(false);
  });

  test('[VID-2] a card says nothing of what is not known, and counts one view as one', () => {
    const video: Video = {
      id: 'v',
      title: 'A video',
      thumbnailUrl: null,
      duration: '',
      viewCount: '',
      url: 'https://youtu.be/abcdefghijk',
      publishedAt: '2025-01-15T09:00:00.000Z',
      isDated: false,
    };
    expect(describeVideo(video, NOW)).toMatchObject({ duration: '', views: '', age: '' });
    expect(describeVideo({ ...video, viewCount: '1' }, NOW).views).toBe('1 view');
    expect(describeVideo({ ...video, viewCount: '1204000' }, NOW).views).toBe('1.2M views');
  });
});
