import type { ServerExtension } from '#app/context/server-extension.server.ts';
import { createOldViewsHandler } from '#features/statistics/store-views.server.ts';

export const statistics = {
  jobs: (deps) => [createOldViewsHandler(deps)],
} satisfies ServerExtension;
