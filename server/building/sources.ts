import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const BUILD = 'build';
export const NEXT_BUILD = `.builds/${process.pid}`;
/** Holds the hash of the sources; written last. */
export const COMPLETE = 'complete';

const SOURCES = [
  '{app,content,public,server,vite}/**/*',
  '{package,package-lock}.json',
  '{react-router.config,site.config,vite.config}.ts',
];
const TEST = /\.test\.tsx?$/;

/** Hashes paths and contents, not times: copies and checkouts change those. */
export function hashSources(root: string): string {
  const hash = createHash('sha256');
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile() && !TEST.test(entry.name));
  for (const file of entries.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file.replaceAll(path.sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export function isBuildFresh(root: string): boolean {
  return readBuildHash(root) === hashSources(root);
}

export function readBuildHash(root: string): string | undefined {
  try {
    return readFileSync(path.join(root, BUILD, COMPLETE), 'utf8').trim();
  } catch {
    return undefined; // there is no build
  }
}
