import { expect, test } from 'vitest';
import { getSourceHost } from './reader-request.server.ts';

test.each([
  ['https://www.google.com/', 'google.com'],
  ['https://News.Example:8443/a?b=c#d', 'news.example'],
  ['https://xn--bcher-kva.example./x', 'xn--bcher-kva.example'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://user:secret@blog.example/', 'blog.example'],
])('[ADM-23] of %s only the host is kept', (referer, host) => {
  expect(getSourceHost(referer, ['site.test', 'localhost:3000'])).toBe(host);
});

test.each([
  undefined,
  '',
  'https://site.test/about',
  'https://www.site.test/about',
  'http://localhost:3000/',
  'http://192.0.2.7/',
  'http://[2001:db8::1]/',
  'http://0x7f.1/',
  'http://intranet/',
  'android-app://com.example.reader/',
  'https://',
  'not a url',
  `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`,
  'https://a b.example/',
])('[ADM-23] of %j no host is kept', (referer) => {
  expect(getSourceHost(referer, ['site.test', 'localhost:3000'])).toBeUndefined();
});
