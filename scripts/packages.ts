const REGISTRY = 'https://registry.npmjs.org/';

const ALLOWED_LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Licences that only these packages may have: libvips is loaded as a library of its own, and browser data is not part of the program. */
const ALLOWED_FOR: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'CC-BY-4.0': /^caniuse-lite$/,
};

/** Packages that may run a script when they are installed; `allowScripts` of package.json names them too. */
const MAY_RUN_SCRIPTS = new Set(['node']);

/** An entry of package-lock.json. */
export interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  /** Left out for the registry when npm is told so. */
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** What is wrong with the packages of a package-lock.json, one line for each; the project itself has the empty path. */
export function findPackageProblems(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => (path ? findProblems(toPackageName(path), locked) : []));
}

function findProblems(name: string, { license, resolved, integrity, hasInstallScript, link }: LockedPackage): string[] {
  const problems: string[] = [];
  if (!license) problems.push('names no licence');
  else if (!isAllowed(license, name)) problems.push(`has the licence ${license}, which is not on the list`);
  if (link || (resolved !== undefined && !resolved.startsWith(REGISTRY))) problems.push('does not come from the registry');
  if (!integrity?.startsWith('sha512-')) problems.push('has no sha512 of its contents');
  if (hasInstallScript && !MAY_RUN_SCRIPTS.has(name)) problems.push('runs a script when it is installed');
  return problems.map((problem) => `${name} ${problem}`);
}

/** SPDX: every part of an AND, or any of an OR. Brackets are on no list, so that a person looks. */
function isAllowed(licence: string, name: string): boolean {
  if (licence.includes(' OR ')) return licence.split(' OR ').some((part) => isAllowed(part, name));
  return licence.split(' AND ').every((part) => ALLOWED_LICENCES.has(part) || ALLOWED_FOR[part]?.test(name));
}

/** `b` of `node_modules/a/node_modules/b`. */
export function toPackageName(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
