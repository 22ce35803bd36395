import type { Plugin } from 'vite';

/**
 * What React Router's own scripts do for a hydrated page in development: React Refresh for the islands, and a reload when what the
 * server renders changes, unless this page has loaded the module as a script: then Vite swaps it in place.
 */
const script = `
import 'virtual:react-router/inject-hmr-runtime';
globalThis.__reactRouterDataRouter ??= { revalidate() {} };
import.meta.hot.on('page:reload', (urls) => {
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  if (!urls.every((url) => loaded.has(url))) location.reload();
});
`;

/** Keeps public pages, which run no framework script, up to date in development. */
export function publicPages(): Plugin {
  return {
    name: 'public-pages',
    apply: 'serve',
    resolveId: { filter: { id: /^\/@public-page\.js$/ }, handler: (id) => id },
    load: { filter: { id: /^\/@public-page\.js$/ }, handler: () => script },
    configureServer({ middlewares }) {
      // Every style sheet is linked. To look for others React Router crawls the server's modules, and Vite bundles their packages.
      middlewares.use('/@react-router/critical.css', (_request, response) => void response.setHeader('content-type', 'text/css').end());
    },
    hotUpdate({ server, modules }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      server.environments.client.hot.send(
        'page:reload',
        modules.map(({ url }) => url),
      );
    },
  };
}
