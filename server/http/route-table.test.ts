import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
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

test('every route of the app is found as React Router finds it', async () => {
  const entries = (await routes).flatMap(function list(entry: RouteConfigEntry): RouteConfigEntry[] {
    return [entry, ...(entry.children ?? []).flatMap(list)];
  });
  const toObjects = (list: readonly RouteConfigEntry[]): RouteObject[] =>
    list.map(({ children, index, path, file, id = file }) =>
      index ? { id, index } : { id, ...(path !== undefined && { path }), children: toObjects(children ?? []) },
    );
  const parents = new Map(entries.flatMap(({ children = [], file, id = file }) => children.map((child) => [child, id])));
  const all = entries.map((entry) => ({ ...entry, id: entry.id ?? entry.file, parentId: parents.get(entry) }));
  const named = Object.fromEntries(all.map((entry) => [entry.id, { ...entry, module: { handle: { methods: [entry.id] } } }]));
  const found = createRouteTable(build(named));
  const tree = toObjects(await routes);
  const paths = all.map(({ path = '' }) => `/${path}`.replaceAll(/\/+/g, '/').replaceAll(/:[\w-]+\??/g, 'some'));
  const asked = [
    ...paths,
    '/admin/articles/7',
    '/admin/services/7',
    '/ADMIN/Images/',
    '/blog/1.md',
    '/blog/%41/share.png',
    '/%zz',
    '/a/b/c',
  ];
  for (const path of asked) {
    const branch = (matchRoutes(tree, path) ?? []).map(({ route }) => route);
    const leaf = branch.at(-1)?.index ? branch.findLast((route, at) => at === 0 || route.path) : branch.at(-1);
    expect(found.getMethods(path), path).toEqual([leaf?.id]);
  }
});

test('only a page that says so may be sent before all of it is there', () => {
  expect(['/', '/about', '/nowhere', '/auth/session'].map(table.canStream)).toEqual([true, false, false, false]);
});

test.each([
  ['OPTIONS', '/about'],
  ['TRACE', '/auth/session'],
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
