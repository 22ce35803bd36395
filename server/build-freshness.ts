import { globSync, statSync } from 'node:fs';

const BUILD = 'build/server/index.js';
const SOURCES = ['{app,content,server,public,vite}/**/*', '*.config.ts', 'package-lock.json'];

/** Whether `build/` exists and no source file is newer. */
export function isBuildFresh(): boolean {
  const builtMs = getModifiedMs(BUILD);
  return builtMs > 0 && globSync(SOURCES).every((file) => getModifiedMs(file) <= builtMs);
}

function getModifiedMs(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
