import { installIslands } from '#ui/islands/hydrate.ts';

declare global {
  var __reactRouterContext: unknown;
}

/** The one client entry: pages of the admin hydrate whole, public pages wake their islands. */
if (globalThis.__reactRouterContext) void import('./hydrate-document.tsx');
else installIslands();
