import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBuild } from '../builds/find-build.js';
import { lockBuild } from './build-lock.ts';

/** The build that a start runs, in a process of its own: it ends with the start, and where two start at once one builds. */
async function main() {
  process.on('SIGINT', () => undefined); // Ctrl-C reaches it too, and the start that waits for it ends it
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  await lockBuild();
  if (findBuild(process.cwd())) return process.exit(0);
  process.argv.splice(2, Number.POSITIVE_INFINITY, 'build');
  await import(pathToFileURL(path.resolve('node_modules/@react-router/dev/bin.cjs')).href);
}

await main();
