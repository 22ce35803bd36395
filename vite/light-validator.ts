import type { Plugin } from 'vite';

/** Of Zod, by file: what makes JSON Schema of schemas, and the sentences that ours replace. */
const UNUSED = /\/node_modules\/zod\/v4\/(?:core\/(?:to-json-schema|json-schema-processors)|locales\/en)\.js$/;

/** Leaves out of what browsers load the parts of Zod that every schema names and nothing here calls: a fifth of it. */
export function lightValidator(): Plugin {
  return {
    name: 'light-validator',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: UNUSED },
      handler: (code) => [...code.matchAll(/^export (default )?(?:async )?(?:const|function) ?(\w*)/gm)].map(toEmpty).join('\n'),
    },
  };
}

function toEmpty([, isDefault, name]: RegExpExecArray): string {
  return isDefault ? 'export default () => ({});' : `export const ${name} = () => undefined;`;
}
