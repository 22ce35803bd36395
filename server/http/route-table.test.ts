import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { serve } from '#tests/support/serve.ts';
import { createRouteTable } from './route-table.ts';

const read = { default: () => null };
const both = { default: () => null, action: () => null };

const table = createRouteTable(
  build({
    root: { module: read },
    site: { parentId: 'root', module: read },
    home: { parentId: 'site', index: true, module: { ...both, handle: { streams: true } } },
    about: { parentId: 'site', path: 'about', module: read },
    contact: { parentId: 'site', path: 'contact', module: both },
    missing: { parentId: 'site', path: '*', module: read },
    session: { parentId: 'root', path: 'auth/session', module: { action: () => null } },
    save: { parentId: 'root', path: 'save/:kind/:id?', module: { action: () => null, handle: { methods: ['POST', 'DELETE'] } } },
  }),
);

test.each([
  ['/', 'GET, HEAD'],
  ['/?index', 'GET, HEAD, POST'],
  ['/?index&a=1', 'GET, HEAD, POST'],
  ['/about', 'GET, HEAD'],
  ['/contact', 'GET, HEAD, POST'],
  ['/contact/', 'GET, HEAD, POST'],
  ['/contact.data', 'GET, HEAD, POST'],
  ['/_root.data?index', 'GET, HEAD, POST'],
  ['/nowhere', 'GET, HEAD'],
  ['/auth/session', 'POST'],
  ['/save/article', 'POST, DELETE'],
  ['/save/article/7', 'POST, DELETE'],
])('%s takes %s', (target, methods) => {
  expect(table.getMethods(target).join(', ')).toBe(methods);
});

test('only a page that says so may be sent before all of it is there', () => {
  expect(['/', '/about', '/nowhere', '/auth/session'].map(table.canStream)).toEqual([true, false, false, false]);
});

test.each([
  ['POST', '/about'],
  ['POST', '/nowhere'],
  ['PUT', '/contact'],
  ['PATCH', '/save/article'],
  ['DELETE', '/'],
])('%s %s is refused before its body arrives, and without a word of the app', async (method, target) => {
  const { raw, lines } = await serve({ routes: table, handler: () => Promise.reject(new Error('asked')) });
  const answer = await raw(`${method} ${target} HTTP/1.1\r\nHost: site.test\r\nContent-Length: 60000\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain(`\r\nAllow: ${table.getMethods(target).join(', ')}\r\n`);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});

function build(routes: Record<string, object>): ServerBuild['routes'] {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { id, ...route }])) as ServerBuild['routes']; // what the table reads of it
}
