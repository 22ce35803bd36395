import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Plain JavaScript: an install without the tools to build runs it on a Node that does not know TypeScript.

/** The build that is used: a link into the folder of all. */
export const BUILD = 'build';
export const BUILDS = '.builds';
/** Written last by each build, with the hash of its sources. */
export const COMPLETE = 'complete';

const FOLDERS = ['app', 'content', 'public', 'server', 'vite'];
const FILES = ['package.json', 'package-lock.json', 'react-router.config.ts', 'site.config.ts', 'vite.config.ts'];
const TESTS = /\.test\.tsx?$/;

/**
 * The folder of a build of just these sources, or undefined.
 * @param {string} root
 * @returns {string | undefined}
 */
export function findBuild(root) {
  const hash = hashSources(root);
  return listBuilds(root).find((folder) => readHash(folder) === hash);
}

/**
 * By content alone: copies and checkouts have new times. Tests are no source.
 * @param {string} root
 */
export function hashSources(root) {
  const hash = createHash('sha256');
  for (const file of listSources(root)) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file.replaceAll(path.sep, '/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} root */
function listSources(root) {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !TESTS.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  return [...FILES.filter((file) => existsSync(path.join(root, file))), ...inFolders].sort();
}

/**
 * The one that is used first, then the newest.
 * @param {string} root
 */
function listBuilds(root) {
  const folder = path.join(root, BUILDS);
  const kept = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d/.test(name))
        .sort()
        .reverse()
    : [];
  return [path.join(root, BUILD), ...kept.map((name) => path.join(folder, name))];
}

/** @param {string} folder */
function readHash(folder) {
  const file = path.join(folder, COMPLETE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
