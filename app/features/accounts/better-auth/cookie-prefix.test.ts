import { expect, test } from 'vitest';
import { formatCookie, readCookie } from './cookie-prefix.ts';

const HTTPS = 'https://www.example.com';
const HTTP = 'http://localhost:3000';
const requestWith = (cookie: string) => new Request(HTTP, { headers: { cookie } });

test('[AUTH-7] over HTTPS a cookie is bound to the host; over HTTP it has the plain name', () => {
  const cookie = { name: 'device', value: 'x', maxAgeSeconds: 60 };
  expect(formatCookie(HTTPS, cookie)).toBe('__Host-byline.device=x; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(formatCookie(HTTP, { ...cookie, isHttpOnly: false })).toBe('byline.device=x; Max-Age=60; Path=/; SameSite=Lax');
});

test('[AUTH-7] over HTTPS a cookie that another host of the domain could have written is not read', () => {
  expect(readCookie(HTTPS, requestWith('byline.device=theirs; __Secure-byline.device=theirs'), 'device')).toBeUndefined();
  expect(readCookie(HTTPS, requestWith('a=b; __Host-byline.device=ours'), 'device')).toBe('ours');
  expect(readCookie(HTTP, requestWith('xbyline.device=theirs; byline.device=ours'), 'device')).toBe('ours');
});
