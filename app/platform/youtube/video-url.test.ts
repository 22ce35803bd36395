import { describe, expect, test } from 'vitest';
import { parseVideoUrl } from './video-url.ts';

const ID = 'dQw4w9WgXcQ';
const WATCH = `https://www.youtube.com/watch?v=${ID}`;
const SHORT = `https://www.youtube.com/shorts/${ID}`;

describe('[ADM-10] addresses of videos', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${ID}`, WATCH],
    [`https://youtube.com/watch?v=${ID}`, WATCH],
    [`http://m.youtube.com/watch?v=${ID}`, WATCH],
    [`https://music.youtube.com/watch?v=${ID}&list=RDAMVM`, WATCH],
    [`https://www.youtube.com/watch?app=desktop&feature=share&v=${ID}`, WATCH],
    [`https://www.youtube.com/watch?v=${ID}&si=abc&utm_source=x&pp=y&t=42s#top`, WATCH],
    [`https://www.youtube.com/watch/?v=${ID}`, WATCH],
    [`https://www.youtube.com/embed/${ID}?rel=0`, WATCH],
    [`https://www.youtube-nocookie.com/embed/${ID}`, WATCH],
    [`https://www.youtube.com/v/${ID}`, WATCH],
    [`https://www.youtube.com/live/${ID}?t=11`, WATCH],
    [`https://www.youtube.com/v/${ID}&hl=en&fs=1`, WATCH],
    [`https://youtu.be/${ID}`, WATCH],
    [`https://youtu.be/${ID}?si=tracking&t=1`, WATCH],
    [`youtu.be/${ID}`, WATCH],
    [`www.youtube.com/watch?v=${ID}`, WATCH],
    [`  https://www.youtube.com/watch?v=${ID}\n`, WATCH],
    [`https://www.youtube.com/shorts/${ID}`, SHORT],
    [`https://www.youtube.com/shorts/${ID}/?feature=share`, SHORT],
    [`https://m.youtube.com/shorts/${ID}`, SHORT],
    ['https://www.youtube.com/watch?v=-_aaaaaaaa0', 'https://www.youtube.com/watch?v=-_aaaaaaaa0'],
    [`HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`, WATCH],
  ])('[ADM-10] %s is understood', (given, url) => {
    expect(parseVideoUrl(given)?.url).toBe(url);
    expect(url).toContain(parseVideoUrl(given)?.id);
  });

  test.each([
    '',
    'video',
    ID,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?V=${ID}`,
    `https://www.youtube.com/playlist?list=${ID}`,
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    `https://www.youtube.com/@${ID}`,
    `https://youtu.be/x/${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evilyoutube.com/watch?v=${ID}`,
    `https://www.youtube.com@evil.example/watch?v=${ID}`,
    `https://user:pass@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8080/watch?v=${ID}`,
    `https://vimeo.com/?u=https://www.youtube.com/watch?v=${ID}`,
    `javascript:alert(1)//www.youtube.com/watch?v=${ID}`,
    `ftp://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?v=${ID.slice(0, 10)}é`,
  ])('[ADM-10] %s is not', (given) => {
    expect(parseVideoUrl(given)).toBeUndefined();
  });
});
