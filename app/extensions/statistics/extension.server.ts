import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { recentViews } from './read-views.server.ts';
import { createOldViewsHandler, createVisitCounter } from './store-views.server.ts';

export const statistics = {
  jobs: (deps) => [createOldViewsHandler(deps)],
  createVisitCounter: ({ kinds, ...deps }) => createVisitCounter({ ...deps, kinds: kinds.content }),
  itemMetric: recentViews,
} satisfies ServerExtension;
