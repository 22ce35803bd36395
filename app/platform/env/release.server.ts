import { readFileSync } from 'node:fs';
import { getPackageFile } from '#platform/files/code-file.server.ts';

/** The version of this Byline. */
export const release: string = JSON.parse(readFileSync(getPackageFile(), 'utf8')).version;
