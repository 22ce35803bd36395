import type { RouteConfigEntry } from '@react-router/dev/routes';
import { actions } from '#app/actions.server.ts';
import routes from '#app/routes.ts';
import { extensionTests } from '../../support/extensions.ts';

type Zone = 'public' | 'auth' | 'admin';

export interface Address {
  /** As in `app/routes.ts`, such as `/blog/:id`. */
  pattern: string;
  /** One that the pattern matches. */
  path: string;
  zone: Zone;
}

/** What stands after a segment in the place of a parameter: something that the demo content has. */
const SAMPLES: Record<string, string> = {
  blog: '1',
  solution: 'the-growth-year-on-one-page',
  category: 'brand',
  services: 'brand-development',
  tag: 'small-business',
  images: 'aaaabbbbccccdddd-400.avif',
  admin: 'articles',
  articles: '1',
  preview: 'article',
  recovery: 'article',
  revisions: 'article',
  proposals: 'article',
  titles: 'article',
  article: '1',
  ...Object.assign({}, ...extensionTests.map(({ samples }) => samples)),
};

/** Everything that the app routes, with an address for each. */
export function listAddresses(): Address[] {
  return [...new Set(flatten(routes, '').flatMap(expand))].map((pattern) => {
    const path = pattern.split('/').reduce((before, segment) => (segment ? `${before}/${fill(segment, before)}` : before), '') || '/';
    return { pattern, path, zone: getZone(pattern) };
  });
}

/** Each action by its name. */
function expand(pattern: string): string[] {
  return pattern === '/admin/do/:action' ? Object.keys(actions).map((name) => `/admin/do/${name}`) : [pattern];
}

function flatten(entries: readonly RouteConfigEntry[], parent: string): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const pattern = path ? `${parent}/${path.replace(/^\//, '')}` : parent;
    const own = path || index ? [pattern, ...(pattern.endsWith('?') ? [pattern.slice(0, pattern.lastIndexOf('/'))] : [])] : [];
    return [...own.map((one) => one || '/'), ...flatten(children ?? [], pattern)];
  });
}

function fill(segment: string, before: string): string {
  if (segment === '*') return 'no/such/page';
  const last = before.split('/').at(-1) ?? '';
  return segment.replace(/:\w+\??/, SAMPLES[last] ?? 'x');
}

function getZone(pattern: string): Zone {
  return (['admin', 'auth'] as const).find((zone) => `${pattern}/`.startsWith(`/${zone}/`)) ?? 'public';
}
