import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPackageProblems } from './packages.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
interface Bill {
  metadata: { component: { 'bom-ref': string } };
  components: { name: string; version: string; purl: string; scope: string; licenses: object[]; hashes: { content: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const good = { license: 'MIT', integrity: 'sha512-x' };

test('every package has a licence on the list, comes from the registry with its hash, and runs no script when it is installed', () => {
  expect(findPackageProblems(packages)).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(400);
});

test('each fault is told with the name of the package', () => {
  const at = 'node_modules/a/node_modules/@scope/b';
  const { license, ...unnamed } = good;
  expect(findPackageProblems({ '': { license: 'none' }, [at]: unnamed })).toEqual(['@scope/b names no licence']);
  expect(findPackageProblems({ [at]: { license } })).toEqual(['@scope/b has no sha512 of its contents']);
  expect(findPackageProblems({ [at]: { ...good, integrity: 'sha1-x' } })).toEqual(['@scope/b has no sha512 of its contents']);
  expect(findPackageProblems({ [at]: { ...good, hasInstallScript: true } })).toEqual(['@scope/b runs a script when it is installed']);
  for (const resolved of ['git+ssh://git@github.com/a/b.git#1', 'https://registry.npmjs.org.example.com/b.tgz', 'file:../b'])
    expect(findPackageProblems({ [at]: { ...good, resolved } })).toEqual(['@scope/b does not come from the registry']);
  expect(findPackageProblems({ [at]: { ...good, resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz' } })).toEqual([]);
});

test.each([
  ['GPL-3.0-only', false],
  ['MIT AND GPL-2.0', false],
  ['GPL-2.0 OR MIT', true],
  ['Apache-2.0 AND MIT', true],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE', false],
  ['(MIT)', false],
])('the licence %s is on the list: %s', (license, isAllowed) => {
  expect(findPackageProblems({ 'node_modules/b': { ...good, license } }).length === 0).toBe(isAllowed);
});

test('libvips alone may have the LGPL', () => {
  expect(findPackageProblems({ 'node_modules/@img/sharp-libvips-linux-x64': { ...good, license: 'LGPL-3.0-or-later' } })).toEqual([]);
});

test('npm run sbom prints every package with its version, licence and hash, and marks what is no part of the product', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.ts'], { encoding: 'utf8' });
  const bill: Bill = JSON.parse(stdout);
  const purls = bill.components.map(({ purl }) => purl);
  expect(new Set(purls).size).toBe(purls.length);
  expect(bill.components.filter(({ licenses, hashes }) => !licenses[0] || hashes[0]?.content.length !== 128)).toEqual([]);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const required = bill.components.filter(({ scope }) => scope === 'required').map(({ name, version }) => `${name} ${version}`);
  expect(required).toContain(`sharp ${dependencies.sharp}`);
  for (const name of ['react', 'react-dom', 'react-router', 'kysely', 'pg', 'better-auth', 'nodemailer', 'zod', '@tiptap/core'])
    expect(required).toContain(`${name} ${devDependencies[name]}`); // the build bundles them
  expect(bill.components).toContainEqual(expect.objectContaining({ name: 'knip', version: devDependencies.knip, scope: 'excluded' }));
});

test('the bill of materials says what loads what, so that every package has somebody who wants it', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.ts'], { encoding: 'utf8' });
  const { dependencies, metadata, components }: Bill = JSON.parse(stdout);
  const graph = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const seen = new Set([metadata.component['bom-ref']]);
  for (const ref of seen) for (const next of graph.get(ref) ?? []) seen.add(next);
  expect(components.filter(({ purl }) => !seen.has(purl)).map(({ name }) => name)).toEqual([]);
});
