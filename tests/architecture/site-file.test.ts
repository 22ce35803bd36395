import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An import of the file, by its name or from where it stands; dynamic ones and types too. */
const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"`])(?:#site|[./]*\/site\.config(?:\.ts)?)\1/;
const READERS = /^app\/features\/settings\//;
const TEST = /\.test\.tsx?$/;

const files = globSync('{app,server,content,scripts,public}/**/*.{ts,tsx,js,mjs}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('[SITE-8] who the author is comes from what the owner has set above the file: only what lays the one over the other imports the file', () => {
  const importing = files.filter(({ file, text }) => !TEST.test(file) && IMPORT.test(text)).map(({ file }) => file);
  expect(importing.filter((file) => READERS.test(file)).length).toBeGreaterThan(0);
  expect(importing.filter((file) => !READERS.test(file))).toEqual([]);
});

test('every way to import the file is found', () => {
  for (const text of [
    `import { site } from '#site';`,
    `import type { site } from "#site"`,
    `await import('#site')`,
    `import { site } from '../../site.config.ts';`,
    `import '../site.config'`,
  ])
    expect(IMPORT.test(text), text).toBe(true);
  expect(IMPORT.test(`import { siteKind } from '#site-editor/x.ts'`)).toBe(false);
});
