import { MAX_UPLOAD_BYTES } from '#features/images/image.ts';
import { defineExtension } from '#platform/extensions/define-extension.ts';

export const api = defineExtension({
  name: 'api',
  routes: {
    site: [{ path: 'api', file: 'extensions/api/routes/documentation.tsx' }],
    top: [
      ...['', '/openapi.json', '/site', '/search', '/categories', '/tags'].map((path) => ({
        path: `api/v1${path}`,
        file: 'extensions/api/routes/site.ts',
        id: `api${path}`,
      })),
      { path: 'api/v1/images', file: 'extensions/api/routes/images.ts' },
      { path: 'api/v1/:collection', file: 'extensions/api/routes/collection.ts', id: 'api-collection' },
      { path: 'api/v1/:collection/:id', file: 'extensions/api/routes/collection.ts', id: 'api-item' },
    ],
  },
  requests: [{ path: '/api/v1/images', bytes: MAX_UPLOAD_BYTES }],
});
