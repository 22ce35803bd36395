import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { getRootAddress, isReserved } from '#features/publishing/redirects/reserved-addresses.server.ts';

type Routes = readonly { path?: string | undefined; children?: Routes | undefined }[];

const listPaths = (all: Routes, parent = ''): string[] =>
  all.flatMap(({ path = '', children = [] }) => {
    const whole = `${parent}/${path}`.replaceAll(/\/+/g, '/');
    return [whole, ...listPaths(children, whole)];
  });

test('[PAGE-10] no page of the owner takes the place of a route of the site or of a file', () => {
  const first = new Set([...listPaths(routes), ...readdirSync('public')].map((path) => path.split('/').find(Boolean) ?? ''));
  const free = [...first].filter((name) => name && !/^(:|\*)/.test(name) && !isReserved(name));
  expect(free).toEqual([]);
});

test.each([
  ['/speaking', 'speaking'],
  ['/About', undefined],
  ['/blog/1', undefined],
  ['/speaking.md', undefined],
  ['/', undefined],
])('[PAGE-10] %s names the page %s', (path, address) => {
  expect(getRootAddress(path)).toBe(address);
});
