import { readFile } from 'node:fs/promises';
import { minify, type Plugin, transformWithOxc } from 'vite';

const QUERY = /\?script$/;

/**
 * `import script from './x.ts?script'` gives the minified text of the function that x.ts exports as its default, to be
 * called within an inline `<script>`. The file may import types only: nothing is bundled into it.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const file = id.replace(QUERY, '');
        this.addWatchFile(file);
        const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
        const { code: minified } = await minify(file, code, { module: true });
        return `export default ${JSON.stringify(minified.replace(/^export default /, ''))}`;
      },
    },
  };
}
