import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:style-integrity';

/**
 * `import integrity from 'virtual:style-integrity'` gives the server's build the hash of every built style sheet by its URL; React Router
 * knows those of scripts only. The browser's build comes first, and gets none, as development does.
 */
export function styleIntegrity(): Plugin {
  return {
    name: 'style-integrity',
    resolveId: { filter: { id: /^virtual:style-integrity$/ }, handler: () => `\0${ID}` },
    load: {
      filter: { id: /^\0virtual:style-integrity$/ },
      handler() {
        const isServerBuild = this.environment.mode === 'build' && this.environment.name === 'ssr';
        return `export default ${JSON.stringify(isServerBuild ? hashStyles(path.resolve(this.environment.config.build.outDir, '../client')) : {})}`;
      },
    },
  };
}

function hashStyles(folder: string): Record<string, string> {
  const hash = (file: string) => createHash('sha384').update(readFileSync(file)).digest('base64');
  const files = globSync('assets/*.css', { cwd: folder });
  return Object.fromEntries(files.map((file) => [`/${file.replaceAll(path.sep, '/')}`, `sha384-${hash(path.join(folder, file))}`]));
}
