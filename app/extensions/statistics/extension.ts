import { defineExtension } from '#platform/extensions/define-extension.ts';

export const statistics = defineExtension({
  name: 'statistics',
  routes: {
    admin: [
      { path: 'statistics', file: 'extensions/statistics/routes/statistics.tsx' },
      { path: 'statistics/:kind/:id', file: 'extensions/statistics/routes/item-statistics.tsx' },
    ],
  },
});
