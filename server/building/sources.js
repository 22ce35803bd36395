// JavaScript, because a start that finds a fresh build then loads no compiler of types: that takes 15 MiB.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const BUILD = 'build';
/** Holds the hash of the sources; written last. */
export const COMPLETE = 'complete';

const SOURCES = [
  '{app,content,public,server,vite}/**/*',
  '{package,package-lock}.json',
  '{react-router.config,site.config,vite.config}.ts',
];
const TEST = /\.test\.tsx?$/;

/** @param {string} root */
export function isBuildFresh(root) {
  return readBuildHash(root) === hashSources(root);
}

/**
 * Hashes paths and contents, not times: copies and checkouts change those.
 * @param {string} root
 */
export function hashSources(root) {
  const hash = createHash('sha256');
  const entries = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile() && !TEST.test(entry.name));
  for (const file of entries.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))).sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file.replaceAll(path.sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Undefined if there is no build.
 * @param {string} root
 */
export function readBuildHash(root) {
  try {
    return readFileSync(path.join(root, BUILD, COMPLETE), 'utf8').trim();
  } catch {
    return undefined;
  }
}
