import { globSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';

const BUILD = 'build/server/index.js';
/** Written last by each build, with the time when the build began. */
const STAMP = 'build/complete';
const SOURCES = ['{app,content,server,public,vite}/**/*', '*.config.ts', 'package-lock.json'];

/** Whether `build/` is complete and no source file is newer. */
export function isBuildFresh(): boolean {
  const builtMs = getModifiedMs(BUILD) && getModifiedMs(STAMP);
  return builtMs > 0 && globSync(SOURCES).every((file) => getModifiedMs(file) <= builtMs);
}

/** Before anything of the old build is removed. */
export function markIncomplete(): void {
  rmSync(STAMP, { force: true });
}

export function markComplete(begunAt: Date): void {
  writeFileSync(STAMP, '');
  utimesSync(STAMP, begunAt, begunAt);
}

function getModifiedMs(file: string) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
