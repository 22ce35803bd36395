import { defineExtension } from '#platform/extensions/define-extension.ts';
import { MAX_EXPORT_BYTES } from './importing/import.ts';

export const moving = defineExtension({
  name: 'moving',
  adminPages: [{ path: 'import', file: 'extensions/moving/routes/imports.tsx', label: 'Import and export', place: 'menu', order: 140 }],
  routes: {
    admin: [{ path: 'import/:id', file: 'extensions/moving/routes/import.tsx' }],
    top: [
      { path: 'admin/import/upload', file: 'extensions/moving/routes/upload.ts' },
      { path: 'admin/import/:id/report', file: 'extensions/moving/routes/report.ts' },
      { path: 'admin/export', file: 'extensions/moving/routes/export.ts' },
    ],
  },
  requests: [{ path: '/admin/import/upload', bytes: MAX_EXPORT_BYTES }],
  threads: ['app/extensions/moving/importing/export-tasks.server.ts'],
});
