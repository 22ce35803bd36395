import { globSync, statSync } from 'node:fs';

const BUILT = 'build/server/index.js';
const SOURCES = ['{app,content,server,public,vite}/**/*', '*.config.ts', 'package-lock.json'];

/** Whether `build/` is there and no source file is newer than it. */
export function isBuildFresh(): boolean {
  const built = modifiedAt(BUILT);
  return built > 0 && globSync(SOURCES).every((file) => modifiedAt(file) <= built);
}

function modifiedAt(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
