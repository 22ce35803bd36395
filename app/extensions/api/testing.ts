import type { ExtensionTesting } from '#tests/support/extensions.ts';

export const api: ExtensionTesting = {
  samples: { v1: 'articles' },
  refusals: {
    'POST /api/v1/articles': 401,
    'POST /api/v1/articles.data': 404,
    'GET /api/v1/images': 405,
    'POST /api/v1/images': 401,
    'POST /api/v1/images.data': 404,
  },
  kindPaths: (segment) => [`/api/v1/${segment}?fields=title,content`],
  loadedPages: { api: '/api/v1/articles' },
  scaledPages: [
    { name: 'API: a page of 50', path: '/api/v1/articles?limit=50', most: 10 },
    { name: 'API: a later page of 50 of a tag', path: '/api/v1/articles?limit=50&tag=bench' },
  ],
};
