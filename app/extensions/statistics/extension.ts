import { defineExtension } from '#platform/extensions/define-extension.ts';

export const statistics = defineExtension({
  name: 'statistics',
  routes: {
    admin: [
      { path: 'statistics', file: 'routes/admin/statistics.tsx' },
      { path: 'statistics/:kind/:id', file: 'routes/admin/item-statistics.tsx' },
    ],
  },
});
