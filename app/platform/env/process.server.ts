import { readFileSync } from 'node:fs';
import { getPackageFile } from '#platform/files/code-file.server.ts';

export const release: string = JSON.parse(readFileSync(getPackageFile(), 'utf8')).version;

export function keepFilesPrivate(): void {
  process.umask(0o077);
}

/** Call it before React is loaded, which reads NODE_ENV once. */
export function runInProduction(): void {
  process.env.NODE_ENV = 'production';
}
