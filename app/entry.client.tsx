import { installIslands } from '#ui/islands/hydrate.ts';
import { islands } from './islands.ts';

declare global {
  var __reactRouterContext: unknown;
}

/** Pages of the admin and of sign-in hydrate whole, public pages hydrate their islands. */
if (globalThis.__reactRouterContext) void import('./hydrate-document.tsx');
else {
  installIslands(islands);
  if (document.querySelector('.table-of-contents')) void import('#features/site/mark-reading.ts').then(({ markReading }) => markReading());
}
