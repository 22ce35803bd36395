import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findBuild, hashSources } from './find-build.js';

let root: string;

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'byline-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['app', 'content', 'public', 'server', 'vite']) write(`${folder}/nested/code.ts`, folder);
  write('site.config.ts', 'one');
  write('.builds/20260102/complete', `${hashSources(root)}\n`);
  symlinkSync('.builds/20260102', path.join(root, 'build'));
});

test('[OPS-7] a build stays fresh when its sources get other times, are copied, or have other tests', () => {
  expect(findBuild(root)).toBe(path.join(root, 'build'));
  utimesSync(path.join(root, 'app/nested/code.ts'), new Date(), new Date(Date.now() + 100_000));
  write('app/nested/code.test.ts', 'anything');
  expect(findBuild(root)).toBe(path.join(root, 'build'));
  const copy = mkdtempSync(path.join(tmpdir(), 'byline-copy-'));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, filter: (file) => path.basename(file) !== 'build' }); // as by `rsync -r`, which leaves links out
  expect(findBuild(copy)).toBe(path.join(copy, '.builds/20260102'));
});

test.each([
  ['a file that changes, with the times of before', () => write('content/nested/code.ts', 'other')],
  ['a file that is added', () => write('public/new.svg', '')],
  ['a file that is removed', () => rmSync(path.join(root, 'vite/nested/code.ts'))],
  ['other packages', () => write('package-lock.json', '{}')],
])('[OPS-7] a build is no longer fresh after %s', (_, change) => {
  const before = mkdtempSync(path.join(tmpdir(), 'byline-before-'));
  onTestFinished(() => rmSync(before, { recursive: true, force: true }));
  cpSync(root, before, { recursive: true });
  change();
  expect(findBuild(root)).toBeUndefined();
  expect(findBuild(before)).toBe(path.join(before, 'build'));
});

test('[OPS-7] a build that was interrupted is none', () => {
  rmSync(path.join(root, '.builds/20260102/complete'));
  write('.builds/next/complete', `${hashSources(root)}\n`); // not yet in its place
  expect(findBuild(root)).toBeUndefined();
});
