import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuildFresh } from './build-freshness.ts';
import { lockBuild } from './build-lock.ts';

/** The build that a start runs, in a process of its own: it ends with the start, and where two start at once one builds. */
async function main() {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  await lockBuild();
  if (isBuildFresh()) return process.exit(0);
  process.argv.splice(2, Number.POSITIVE_INFINITY, 'build');
  await import(pathToFileURL(path.resolve('node_modules/@react-router/dev/bin.cjs')).href);
}

await main();
