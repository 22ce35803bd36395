import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { applyEdit, copyRepository, type Edit, run } from '#tests/integration/recipes/recipe.ts';

const SOURCES = 'app/extensions/moving/importing/sources';

const edits: Edit[] = [
  {
    file: `${SOURCES}/notebook.server.ts`,
    content: `import { toPlainArticleHtml } from '../reading/article-html.server.ts';
import { type ImportSource, item } from '../reading/source.ts';

export const notebookSource: ImportSource = {
  name: 'notebook',
  label: 'Notebook',
  async open({ files, read }) {
    const pages = files.filter(({ path }) => path.endsWith('.notebook'));
    if (pages.length === 0) return undefined;
    return {
      siteUrl: null,
      async *read() {
        for (const { path } of pages) {
          const { html, notes } = toPlainArticleHtml(new TextDecoder().decode(await read(path, 1000)), (src, alt) => ({ src, alt }));
          yield item({ key: path, title: path, html, isDraft: true, notes });
        }
      },
    };
  },
};
`,
  },
  {
    file: `${SOURCES}/open-export.server.ts`,
    before: '/** Asked in turn',
    text: "import { notebookSource } from './notebook.server.ts';\n\n",
  },
  { file: `${SOURCES}/open-export.server.ts`, after: 'const SOURCES: ImportSource[] = [', text: 'notebookSource, ' },
];

const proof: Edit = {
  file: `${SOURCES}/notebook.test.ts`,
  content: `import { expect, test } from 'vitest';
import { makeZip } from '#tests/support/zip.ts';
import { readExport } from '../../read-export.testing.ts';

test('a page of a notebook is a draft', async () => {
  const zip = makeZip([{ path: 'tea.notebook', text: '<div><p>Boil it.</p></div>' }]);
  const { source, found } = await readExport(zip, 'notebook.zip');
  expect(source).toBe('notebook');
  expect(found).toMatchObject([{ title: 'tea.notebook', isDraft: true, html: expect.stringContaining('<p>Boil it.</p>'), tags: [] }]);
});
`,
};

const folder = copyRepository();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('[OPS-5] another source of imports is two files, and is read like the others', async () => {
  for (const edit of [...edits, proof]) applyEdit(folder, edit);
  expect(new Set(edits.map(({ file }) => file)).size).toBe(2);
  await run(folder, 'biome', 'check', '--write', SOURCES);
  await run(folder, 'react-router', 'typegen');
  await run(folder, 'tsc', '--noEmit', '--checkers', '1');
  await run(folder, 'vitest', 'run', path.join(SOURCES, 'notebook.test.ts'));
}, 900_000);
