import type { Db } from '#db/client.server.ts';
import type { AskedAction, BenchedSite, ExtensionTesting } from '#tests/support/extensions.ts';
import { makeZip } from '#tests/support/zip.ts';
import { listImports, listReport } from './importing/imports.server.ts';
import { reach, upload } from './importing-site.testing.ts';
import { createImporting } from './importing-work.testing.ts';

const AT = '2026-03-04T05:06:07.089Z';

export const moving: ExtensionTesting = {
  async fillTables(db, words) {
    await insertImports(db, ['import-1'], { at: AT, words });
    const item = { importId: 'import-1', position: 1, key: words, title: words, articleId: 'first', version: 3 };
    await db
      .insertInto('importedItems')
      .values({ ...item, outcome: 'created', fingerprint: null, addresses: ['/2019/05/title', words], notes: [] })
      .execute();
    await db
      .insertInto('importedImages')
      .values({ source: 'https://example.org/a.jpg', imageId: 'aaaabbbbccccdddd', importId: 'import-1' })
      .execute();
  },
  lists: {
    imports: { fill: (db, { ids, at }) => insertImports(db, ids, { at }), read: listImports },
    'the report of an import': {
      async fill(db, { ids, at }) {
        await insertImports(db, ['i'], { at });
        const item = { importId: 'i', title: 'Title', outcome: 'created' as const, addresses: [], notes: [] };
        const nothing = { articleId: null, version: null, fingerprint: null };
        await db
          .insertInto('importedItems')
          .values(ids.map((key, position) => ({ ...item, ...nothing, position, key })))
          .execute();
      },
      read: (db, number) => listReport(db, 'i', number),
    },
  },
  boundedRegexes: {
    'app/extensions/moving/importing/reading/iso-date.ts /(?:z|utc|gmt|[ecmp][sd]t|[+-]\\d\\d:?\\d\\d)(?: \\([^()]*\\))?$/i': {
      longest: 64_000,
      pump: '+0100 (',
      why: 'the front matter of an imported text',
    },
    'app/extensions/moving/importing/sources/markdown/markdown-text.server.ts /\\{[{%][<%]?-? {0,9}(\\/?) {0,9}([\\w-]{1,40})/g': {
      longest: 600_000,
      pump: '{%         ',
      why: 'a text of an import',
    },
  },
  backgroundWork: { import: { create: createImporting, amount: 5000, bar: 1.2 } },
  readTexts: importTexts,
};

async function insertImports(db: Db, ids: readonly string[], { at, words = 'a.zip' }: { at: string; words?: string }) {
  const done = { name: words, state: 'done', source: 'wordpress', plan: '{}', choices: null, problem: words } as const;
  await db
    .insertInto('imports')
    .values(ids.map((id) => ({ ...done, id, createdBy: null, createdAt: at, finishedAt: at })))
    .execute();
}

function importTexts({ db, site, headers }: Pick<BenchedSite, 'db' | 'site' | 'headers'>, texts: readonly string[]): AskedAction[] {
  return [
    {
      name: 'an import of Markdown and front matter',
      async act(run) {
        const files = texts.map((text, at) => ({ path: `${run}-${at}.md`, text }));
        const { status, text } = await upload({ url: site.url, headers }, 'texts.zip', makeZip(files));
        if (status !== 200) return { status };
        const { id }: { id: string } = JSON.parse(text);
        const { problem } = await reach(db, id, ['planned', 'failed']);
        return { status: problem === null ? 200 : 500 };
      },
    },
  ];
}
