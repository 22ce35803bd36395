import { defineExtension } from '#platform/extensions/define-extension.ts';

export const statistics = defineExtension({
  name: 'statistics',
  adminPages: [
    { path: 'statistics', file: 'extensions/statistics/routes/statistics.tsx', label: 'Statistics', place: 'readers', order: 80 },
  ],
  routes: { admin: [{ path: 'statistics/:kind/:id', file: 'extensions/statistics/routes/item-statistics.tsx' }] },
});
