import { expect, test } from 'vitest';
import { createViewCounter } from './view-counter.ts';

const now = () => new Date('2026-11-22T12:00:00Z');
const item = (id: string) => ({ kind: 'article', id });

test('[ADM-23] views are counted by item, day and host, and taken once', () => {
  let time = now();
  const counter = createViewCounter(() => time);
  counter.count(item('a'));
  counter.count(item('a'), 'news.example');
  time = new Date('2026-11-23T00:00:00Z');
  counter.count(item('a'), 'news.example');
  expect(counter.take()).toEqual([
    { kind: 'article', id: 'a', day: 20_779, views: 2, hosts: new Map([['news.example', 1]]) },
    { kind: 'article', id: 'a', day: 20_780, views: 1, hosts: new Map([['news.example', 1]]) },
  ]);
  expect(counter.take()).toEqual([]);
});

test('[ADM-23] what is kept in memory has a bound, whatever strangers send', () => {
  const counter = createViewCounter(now, { maxItems: 2, maxHostsPerItem: 2, maxHosts: 3 });
  for (const id of ['a', 'b', 'c']) for (let at = 0; at < 5; at += 1) counter.count(item(id), `site-${at}.example`);
  const counts = counter.take();
  expect(counts.map(({ id, views }) => [id, views])).toEqual([
    ['a', 5],
    ['b', 5],
  ]);
  expect(counts.map(({ hosts }) => Object.fromEntries(hosts))).toEqual([
    { 'site-0.example': 1, 'site-1.example': 1, other: 3 },
    { 'site-0.example': 1, other: 4 },
  ]);
});

test('what could not be stored is counted again, beside what has come meanwhile', () => {
  const counter = createViewCounter(now);
  counter.count(item('a'), 'news.example');
  const taken = counter.take();
  counter.count(item('a'), 'news.example');
  counter.putBack(taken);
  expect(counter.take()).toEqual([{ kind: 'article', id: 'a', day: 20_779, views: 2, hosts: new Map([['news.example', 2]]) }]);
});
