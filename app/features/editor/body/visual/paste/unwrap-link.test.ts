import { expect, test } from 'vitest';
import { unwrapLink } from './unwrap-link.ts';

const TARGET = 'https://example.net/a?b=1';
const sent = encodeURIComponent(TARGET);

test.each([
  `https://eur01.safelinks.protection.outlook.com/?url=${sent}&data=05%7C02%7Cama.owner%40client.example%7C0&reserved=0`,
  'https://urldefense.com/v3/__https://example.net/a?b=1__;!!ABCDEF!xyz$',
  'https://urldefense.com/v3/__https://example.net/a*b=1__;Pw!!ABCDEF!xyz$',
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__example.net_a-3Fb-3D1&d=x&c=y',
  `https://linkprotect.cudasvc.com/url?a=${sent}&c=E,1`,
  `https://www.google.com/url?q=${TARGET}&sa=D`,
  `https://www.google.co.uk/url?url=${sent}`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(`${TARGET}&fbclid=X1`)}&h=AT0`,
  `https://l.instagram.com/?u=${sent}&e=x`,
  `https://www.linkedin.com/redir/redirect?url=${sent}&urlhash=x`,
  `https://www.youtube.com/redirect?event=video_description&q=${sent}`,
  `https://slack-redir.net/link?url=${sent}`,
  `https://out.reddit.com/t3_x?url=${sent}&token=x`,
  `https://steamcommunity.com/linkfilter/?url=${sent}`,
  `https://duckduckgo.com/l/?uddg=${sent}`,
  `https://vk.com/away.php?to=${sent}`,
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(`https://www.google.com/url?q=${sent}`)}`,
  `${TARGET}&utm_source=x&mc_eid=0123456789`,
])('[ADM-17] %s leads to the target alone', (href) => {
  expect(unwrapLink(href)).toBe(TARGET);
});

test.each([
  'https://example.net/login?url=https%3A%2F%2Fexample.org',
  'https://www.google.com/search?q=https://example.net',
  'https://www.youtube.com/watch?v=x&t=5#c',
  'https://l.facebook.com/l.php?u=javascript%3Aalert(1)',
  'https://urldefense.com/v3/nothing',
  'https://urldefense.com/v3/__nothing__;A!',
  'mailto:a@example.net?subject=utm_source',
  '/about?utm=1#x',
  '#utm_source=1',
])('[ADM-17] %s stays as it is', (href) => {
  expect(unwrapLink(href)).toBe(href);
});
