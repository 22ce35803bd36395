import { globSync, readFileSync } from 'node:fs';
import { type LockedPackage, toPackageName } from './packages.ts';

type Packages = Record<string, LockedPackage>;

/**
 * `npm run sbom`: prints the bill of materials in CycloneDX's JSON, from package-lock.json and the imports of the source, the same bytes for the same.
 * npm's own `npm sbom --omit dev` leaves out what a development dependency needs as well, as React.
 */
function main() {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const paths = Object.keys(packages).filter((path) => path !== '');
  const product = findProduct(packages);
  const components = new Map(paths.map((path) => [toPurl(path, packages), toComponent(path, packages, product.has(path))]));
  const dependencies = new Map(['', ...paths].map((path) => [toPurl(path, packages), listDependencies(path, packages)]));
  const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': toPurl('', packages), name, version, licenses: toLicences(license) } },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  };
  process.stdout.write(`${JSON.stringify(bill, null, 1)}\n`);
}

function toComponent(path: string, packages: Packages, isOfProduct: boolean) {
  const { version, license, integrity = '', optional } = packages[path] ?? {};
  const purl = toPurl(path, packages);
  return {
    type: 'library',
    'bom-ref': purl,
    name: toPackageName(path),
    version,
    scope: !isOfProduct ? 'excluded' : optional ? 'optional' : 'required', // excluded: builds and tests the product, and is no part of it
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    licenses: toLicences(license),
    purl,
  };
}

function toLicences(licence = '') {
  return licence.includes(' ') ? [{ expression: licence }] : [{ license: { id: licence } }];
}

function toPurl(path: string, packages: Packages): string {
  const { name, version } = packages[path] ?? {};
  return `pkg:npm/${(name ?? toPackageName(path)).replace('@', '%40')}@${version}`;
}

/** What the product imports, and all that this loads: the build bundles it, or an install brings it. */
function findProduct(packages: Packages): Set<string> {
  const sources = globSync('{app,content,server}/**/*.{ts,tsx}').filter((file) => !/\.test\.|^server\/(?:dev|building)[/.]/.test(file));
  const imported = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) => `node_modules/${name}`),
  );
  const found = new Set(imported.filter((path) => packages[path]));
  for (const path of found) {
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = findPath(name, path, packages);
      if (next) found.add(next);
    }
  }
  return found;
}

/** An import's package; not one that is only types, nor what the routes are declared by, which stays behind in the build. */
const IMPORT =
  /(?:^import |^export |^\} from |\bimport\()(?!type )[^;'"]*['"](?!@react-router\/dev\b)((?:@[\w.-]+\/)?[a-z][\w.-]*)(?=['"/])/gm;

/** What a package loads, as Node finds it: in the nearest `node_modules` above. */
function listDependencies(path: string, packages: Packages): string[] {
  const { dependencies, optionalDependencies, devDependencies, peerDependencies } = packages[path] ?? {};
  const found = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies, ...peerDependencies }).map((name) =>
    findPath(name, path, packages),
  );
  return [...new Set(found.filter((at) => at !== undefined).map((at) => toPurl(at, packages)))];
}

function findPath(name: string, from: string, packages: Packages): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder.includes('/node_modules/')) return packages[`node_modules/${name}`] && `node_modules/${name}`;
  }
}

main();
