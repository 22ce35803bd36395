import { readFileSync } from 'node:fs';

/** The version of this Byline, as the package.json of the folder that it runs in has it. */
export const release: string = JSON.parse(readFileSync('package.json', 'utf8')).version;
