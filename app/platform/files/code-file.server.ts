import path from 'node:path';

const isBuilt = import.meta.env?.PROD ?? false; // plain Node has no import.meta.env

/** The module's source, or its JavaScript in a build. */
export function getCodeFile(source: string): string {
  return isBuilt ? path.join(import.meta.dirname, `${path.basename(source, '.ts')}.js`) : path.resolve(source);
}

export function getPackageFile(): string {
  return isBuilt ? path.join(import.meta.dirname, '../package.json') : path.resolve('package.json');
}

export function getPublicFile(name: string): string {
  return isBuilt ? path.join(import.meta.dirname, '../client', name) : path.resolve('public', name);
}
