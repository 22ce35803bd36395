import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** In development public pages run no framework script: tell the browser to reload when a server-rendered file changes. */
const reloadPublicPages: Plugin = {
  name: 'reload-public-pages',
  apply: 'serve',
  hotUpdate({ server, modules }) {
    if (this.environment.name === 'ssr' && modules.length) server.environments.client.hot.send({ type: 'custom', event: 'page:reload' });
  },
};

export default defineConfig({
  plugins: [reactRouter(), reloadPublicPages],
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'safari17.5', 'firefox128'] },
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
});
