import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEADER_UP, SMALL_UP } from './breakpoints.ts';

const stylesheet = readFileSync('app/ui/styles/breakpoints.css', 'utf8');

test('scripts and stylesheets change at the same widths', () => {
  expect(stylesheet).toContain(`@custom-media --small-up ${SMALL_UP};`);
  expect(stylesheet).toContain(`@custom-media --header-up ${HEADER_UP};`);
});

test('no stylesheet has a width of its own', () => {
  const others = globSync('app/**/*.css').filter((file) => !file.endsWith('/breakpoints.css'));
  expect(others.filter((file) => /@media[^{]*\bwidth\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
