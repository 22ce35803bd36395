import { expect, test } from 'vitest';
import { toOldAddress, toTarget } from './old-address.ts';

test.each([
  ['/2019/05/Title/', '/2019/05/title'],
  ['https://old.example.org/2019/05/title/?utm_source=x#top', '/2019/05/title'],
  ['2019/05/title', '/2019/05/title'],
  [' /a//b/../c ', '/a/c'],
  ['/?p=123', '/?p=123'],
  ['https://old.example.org/?preview=true&p=123', '/?p=123'],
  ['/?page_id=7&utm_source=x', '/?page_id=7'],
  ['/?p=12x', '/'],
  ['/about?p=12', '/about'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/Café', '/caf%C3%A9'],
])('[OPS-6] %j is kept as %j', (text, address) => {
  expect(toOldAddress(text)).toBe(address);
});

test('[OPS-6] what is no web address, or too long, is refused', () => {
  for (const text of ['mailto:me@example.org', 'javascript:alert(1)', `/${'a'.repeat(500)}`]) expect(toOldAddress(text)).toBeUndefined();
  for (const text of ['javascript:alert(1)', 'data:text/html,x', `/${'a'.repeat(500)}`])
    expect(toTarget(text, 'https://www.example.com')).toBeUndefined();
});

test('[OPS-6] a target on this site is kept as its path, one elsewhere as its address', () => {
  const target = (text: string) => toTarget(text, 'https://www.example.com');
  expect(target('https://www.example.com/blog/Title/?x=1#end')).toBe('/blog/Title?x=1#end');
  expect(target('/about')).toBe('/about');
  expect(target('https://other.example/page')).toBe('https://other.example/page');
  for (const text of ['//other.example/page', '/\\other.example', '\\/other.example', 'http://other.example/page'])
    expect(target(text), text).toBeUndefined();
});
