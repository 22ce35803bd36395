import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findPackageProblems } from './packages.ts';

test('every package has a licence on the list, comes from the registry with its hash, and runs no script when it is installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(findPackageProblems(packages)).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});
