import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { extensions } from './app/open-extensions.ts';
import { placeBuild } from './server/building/build.ts';
import { precompress } from './server/response/compression.ts';
import { inlineScript } from './vite/inline-script.ts';
import { lightValidator } from './vite/light-validator.ts';
import { packageFiles } from './vite/package-files.ts';
import { publicPages } from './vite/public-pages.ts';
import { styleIntegrity } from './vite/style-integrity.ts';

/** What the browser loads is compressed once, by the build, and not at every start. */
const compressClient: Plugin = {
  name: 'compress-client',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  async closeBundle() {
    await precompress(this.environment.config.build.outDir);
  },
};

/** Started by path, as processes or in threads; see `getCodeFile`. */
const STARTED_BY_PATH = [
  ...extensions.flatMap(({ threads = [] }) => threads),
  'app/db/sqlite/quick-check-process.server.ts',
  'server/update-process.ts',
  'app/features/editor/body/visual/paste/markdown.ts',
  'app/features/html/html-tasks.server.ts',
  'app/features/images/encode-worker.server.ts',
  'app/features/seo/markdown/content-markdown.server.ts',
  'app/features/settings/fill-in-html.server.ts',
  'app/features/seo/absolute-html.server.ts',
  'app/platform/concurrency/thread-entry.server.ts',
];

/** The browsers that pages are made for; their versions, as Lightning CSS counts them. */
const CSS_TARGETS = { chrome: 123 << 16, safari: (17 << 16) | (5 << 8), firefox: 128 << 16 };

export default defineConfig(({ command }) => ({
  css: { transformer: 'lightningcss', lightningcss: { targets: CSS_TARGETS, drafts: { customMedia: true } } },
  plugins: [inlineScript(), styleIntegrity(), publicPages(), lightValidator(), reactRouter(), compressClient, packageFiles(), placeBuild()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    license: { fileName: 'licences.md' },
    rolldownOptions: { checks: { bundlerTimings: false, pluginTimings: false } }, // they depend on the machine's load, and read like errors
  },
  environments: {
    client: { build: { rolldownOptions: { output: { chunkFileNames: nameChunk, codeSplitting: { groups: CHUNKS } } } } },
    ssr: command === 'build' ? wholeServer() : {},
  },
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/{features,extensions}/**/*.tsx', '!**/*.test.tsx'] }, // else the first island reloads the page
}));

/**
 * Few large chunks compress better than many small ones, but each is loaded whole, with what its modules import. First come those that islands
 * import, which are split by who needs them.
 */
const CHUNKS = [
  {
    name: 'public',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|preload-helper|\/app\/(ui\/(icons|field)\.|features\/(images\/(picture|image-)|publishing\/(category|dates)\.)|platform\/log\/browser)/,
    entriesAware: true,
  },
  { name: 'router', test: /\/node_modules\/react-router\// },
  {
    name: 'admin',
    test: /\/app\/(features\/(accounts\/sessions\/(session|access)|admin\/(frame|actions\/(actions|use-action|use-request)|list\/(admin-list|admin-row|filter-form)|content-list|live|selection\/selection|requests\/(reauthenticated|refusal)|status\/(site-status|use-status|fault-banner))|editor\/(recovery\/sign-out|upload\/kept)|settings\/use-site)|platform\/errors\/refusal|ui\/(dialog|toast|use-part|pagination|slot|inline-script))/,
  },
  {
    name: 'form',
    test: /\/app\/(kinds|routes\/admin\/form|features\/editor\/(form|fields\/content|publication\/publication-|save\/(use|auto)|recovery\/(close|kept|use-recovery)))/,
  },
];

/** An island, which has a name of its own in app/islands.ts. */
const ISLAND = /\/app\/(?:extensions|features)\/(?!editor|accounts)[^?]*-(panel|form|carousel|embed|buttons)\.tsx$|\/menu\.tsx$/;

/** What several pages share is named by its bytes alone: its name stands in the list of all routes and in each file that needs it. */
function nameChunk({ isEntry, isDynamicEntry, moduleIds }: { isEntry: boolean; isDynamicEntry: boolean; moduleIds: string[] }) {
  const isNamed = isEntry || isDynamicEntry || moduleIds.some((id) => ISLAND.test(id));
  return isNamed ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
}

/** The server with its packages bundled in, but for those that an install of the build brings. */
function wholeServer() {
  const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { noExternal: true as const, external: Object.keys(dependencies), conditions: ['node'] },
    build: {
      rolldownOptions: {
        input: listEntries(scripts),
        output: { chunkFileNames: 'chunk-[name]-[hash].js' },
        external: ['pg-native', 'cloudflare:sockets'],
      },
    },
  };
}

const toCommand = (name: string): [string, string] => [name, `server/commands/${name}.ts`];

/** The server, its commands by the names of their scripts, those of extensions in one, and what it starts by path. */
function listEntries(scripts: Record<string, string>): Record<string, string> {
  const commands = Object.values(scripts).flatMap((script) => /^node (?:--\S+ )*server\/start\.js (\S+)$/.exec(script)?.[1] ?? []);
  return {
    main: 'server/main.ts',
    ...Object.fromEntries([...commands, 'extension-command'].map(toCommand).filter(([, file]) => existsSync(file))),
    ...Object.fromEntries(STARTED_BY_PATH.map((file) => [path.basename(file, '.ts'), file])),
  };
}
