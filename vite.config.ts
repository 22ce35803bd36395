import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './server/static/precompress.ts';

/** In development public pages run no framework script: tell the browser to reload when a server-rendered file changes. */
const reloadPublicPages: Plugin = {
  name: 'reload-public-pages',
  apply: 'serve',
  hotUpdate({ server, modules }) {
    if (this.environment.name === 'ssr' && modules.length) server.environments.client.hot.send({ type: 'custom', event: 'page:reload' });
  },
};

/** What the browser loads is compressed once, by the build, and not at every start. */
const compressClient: Plugin = {
  name: 'compress-client',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async closeBundle() {
    await precompress(this.environment.config.build.outDir);
  },
};

/** The browsers that pages are made for; their versions, as Lightning CSS counts them. */
const CSS_TARGETS = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 128 << 16 };

export default defineConfig({
  css: { transformer: 'lightningcss', lightningcss: { targets: CSS_TARGETS, drafts: { customMedia: true } } },
  plugins: [reactRouter(), reloadPublicPages, compressClient],
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: ['chrome123', 'safari17.5', 'firefox128'] },
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
});
