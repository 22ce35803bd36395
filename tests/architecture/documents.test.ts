import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = ['CONTRIBUTING.md', 'README.md', 'SECURITY.md', ...globSync('docs/**/*.md')];

/** A folder or file of the repository, from its root. */
const PATH =
  /^(?:(?:app|bench|content|docs|public|scripts|server|tests|torture|vite)\/[\w./-]*|\.?[\w.-]+\.(?:config\.ts|json|md|example))$/;

test.each(DOCUMENTS)('every path that %s names is there', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => path.join(path.dirname(document), link));
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => PATH.test(code));
  expect([...links, ...named].filter((file) => !existsSync(file) && !existsSync(path.join(path.dirname(document), file)))).toEqual([]);
});
