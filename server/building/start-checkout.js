import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBuild } from '../builds/find-build.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * `node server/start.js`: serves from a build of these sources, and makes it where the tools are there. `node server/start.js rescue …` runs
 * a command, from its source where it can.
 */
export async function startCheckout() {
  const canBuild =
    existsSync(path.join(ROOT, 'node_modules/vite')) && 'typescript' in process.features && Boolean(process.features.typescript);
  const [, , command = ''] = process.argv;
  if (command && canBuild) {
    const file = path.join(ROOT, 'server/commands', `${path.basename(command)}.ts`);
    if (!existsSync(file)) exitWithSentence(`There is no command ${command}`);
    process.argv.splice(2, 1);
    await import(pathToFileURL(file).href);
    return;
  }
  const build = findBuild(ROOT) ?? (canBuild ? await buildFirst() : undefined);
  if (build) await import(pathToFileURL(path.join(build, 'start.js')).href);
  else exitWithSentence(canBuild ? CHANGED_MEANWHILE : NO_BUILD);
}

async function buildFirst() {
  const { buildFirst: run } = await import('./build-first.ts');
  await run();
  return findBuild(ROOT);
}

const NO_BUILD =
  'There is no build of this source here, and the packages to make one are missing: run `npm ci --include=dev && npm run build`, or copy a build here';
const CHANGED_MEANWHILE = 'The source was changed while it was built: start again';

/**
 * @param {string} sentence
 * @returns {never}
 */
function exitWithSentence(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
