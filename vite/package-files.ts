import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const WASM = 'harfbuzz.wasm';

/** What a bundled package of the server reads beside its own code. */
export function packageFiles(): Plugin {
  return {
    name: 'package-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle() {
      const file = createRequire(import.meta.url).resolve(`harfbuzzjs/dist/${WASM}`);
      this.emitFile({ type: 'asset', fileName: WASM, source: readFileSync(file) });
    },
  };
}
