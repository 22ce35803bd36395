import { globSync } from 'node:fs';
import path from 'node:path';

/** Files of the parts by their names, in the order of these: those in `torture/parts`, and `*.torture.ts` of extensions. */
export function listParts(): Map<string, string> {
  const files = globSync(['torture/parts/**/*.ts', 'app/extensions/**/*.torture.ts']);
  const named = files.map((file): [string, string] => [path.basename(file).replace(/(\.torture)?\.ts$/, ''), file]);
  return new Map(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}
