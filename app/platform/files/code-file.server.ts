import path from 'node:path';

const isBuilt = import.meta.env?.PROD ?? false; // plain Node has no import.meta.env

/**
 * Where a module stands that is started by its path, as a process or in a thread: its source, by its path from the project's folder, or its
 * JavaScript beside this one in a build, whose entries `server/building/build-entries.ts` lists.
 */
export function getCodeFile(source: string): string {
  return isBuilt ? path.join(import.meta.dirname, `${path.basename(source, '.ts')}.js`) : path.resolve(source);
}

/** The package.json of what runs. */
export function getPackageFile(): string {
  return isBuilt ? path.join(import.meta.dirname, '../package.json') : path.resolve('package.json');
}

/** Where a file of `public/` stands, by its path within it. */
export function getPublicFile(name: string): string {
  return isBuilt ? path.join(import.meta.dirname, '../client', name) : path.resolve('public', name);
}
