import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { coreTables } from '#db/extension-tables.server.ts';

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

const DRAWN = ['inbox', 'moving', 'newsletter', 'statistics', 'webhooks'];

const toSqlName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('the picture has each table of the core but those of kinds to come, and all tables of an extension that it draws', () => {
  const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const [core = '', ...others] = picture.split(/^ {2}(?=subgraph )/m).slice(1);
  const listTables = (part: string): string[] => part.match(/\b[a-z]+(?:_[a-z]+)*\b(?= ?(?:;|-|$))/gm) ?? [];
  const ofKinds = new Set(contentKinds.map(({ table }) => toSqlName(table))); // listed in app/kinds.ts
  expect([...coreTables.keys()].filter((table) => !ofKinds.has(table) && !listTables(core).includes(table))).toEqual([]);
  expect(listTables(core)).toEqual(expect.arrayContaining(['articles', 'growth_solutions', 'pages', 'youtube_videos']));
  expect(others.flatMap((part) => /^subgraph extension_(\w+)/.exec(part)?.[1] ?? [])).toEqual(DRAWN);
  for (const file of globSync('app/extensions/**/tables.ts')) {
    const name = file.split('/')[2] ?? '';
    if (!DRAWN.includes(name)) continue; // no other file has to name an extension
    const drawn = others.find((part) => part.startsWith(`subgraph extension_${name}[`)) ?? '';
    const [, own = ''] = /interface Database \{(.*?)\}/s.exec(readFileSync(file, 'utf8')) ?? [];
    const tables = [...own.matchAll(/(\w+):/g)].map(([, table = '']) => toSqlName(table));
    expect(tables.length, name).toBeGreaterThan(0);
    for (const table of tables) expect(drawn, `${table} of ${name}`).toMatch(new RegExp(`\\b${table}\\b`));
  }
});
