import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = path.join(process.cwd(), path.sep);
const ROOT_URL = pathToFileURL(ROOT).href;
const home = homedir();
const HOME = home.length > 1 ? new RegExp(`(?<![\\w.-])${home.replaceAll(/[^\w/]/g, '\\$&')}(?=[\\\\/]\\w)`, 'g') : /(?!)/g;

const FRAME = /^(\s+at (?:.*\(|async )?)(?:file:\/\/)?((?:[A-Za-z]:)?[\\/].*?)(:\d+:\d+\)?)$/;
const PACKAGES = /.*node_modules[\\/]/;

/** Shortens paths in a text, such as a stack, to those in the project or package, so that it reveals nothing of the machine. */
export function hidePaths(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(FRAME, (_, before, file, after) => before + shorten(file) + after))
    .join('\n')
    .replaceAll(ROOT_URL, '')
    .replaceAll(ROOT, '')
    .replaceAll(ROOT.slice(0, -1) || ROOT, '.')
    .replaceAll(/node_modules[\\/]/g, '')
    .replaceAll(HOME, '~');
}

/** Handles Node's words for a failed system call: `ENOENT: no such file or directory, open '/home/…/a.png'`. */
export function hideQuotedPaths(text: string): string {
  return hidePaths(text).replaceAll(/'((?:[A-Za-z]:)?[\\/][^']*)'/g, (_, file) => `'${path.basename(file)}'`);
}

function shorten(file: string): string {
  if (PACKAGES.test(file)) return file.replace(PACKAGES, '');
  if (file.startsWith(ROOT)) return file.slice(ROOT.length);
  return path.basename(file);
}

/** Hides the token of a private link, which gives access to it. */
export function hideTokens(path: string): string {
  return path.replace(/^(\/{1,9}draft\/{1,9})[^/]+/i, '$1*');
}
