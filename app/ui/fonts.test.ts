import { statSync } from 'node:fs';
import { expect, test } from 'vitest';

const HEADERS = 500;

test('all fonts that a page in Latin letters can ask for, italics included, are at most 60 kB', () => {
  const bytes = ['grotesque', 'serif', 'serif-italic'].map(
    (name) => statSync(new URL(`fonts/${name}.woff2`, import.meta.url)).size + HEADERS,
  );
  expect(bytes.reduce((sum, some) => sum + some)).toBeLessThan(60_000);
});
