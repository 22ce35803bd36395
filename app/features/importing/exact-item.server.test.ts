import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formKinds } from '#app/all-kinds.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { createExport, importAll } from '#tests/factories/imported.ts';
import { openContent } from '#tests/factories/public-content.ts';
import { listReport } from './import-report.server.ts';
import type { BylineRow, ContentRow } from './reading/byline-row.ts';

const AT = '2025-06-01T12:00:00.000Z';

function toContent(row: Partial<ContentRow>): ContentRow {
  return { kind: 'article', id: 'one', isDraft: false, publishedAt: AT, updatedAt: AT, fields: {}, ...row };
}

const article = { title: 'One', category: 'BRAND', excerpt: 'e', content: '<p>One</p>', imageUrl: '/pictures/1.svg', tags: '' };

async function importRows(rows: BylineRow[], images: Record<string, Uint8Array> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-exact-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const db = await openContent({});
  const contentVersion = await watchContentVersion(db);
  contentVersion.stop();
  const deps = { db, kinds: formKinds, contentVersion, storage: await openFileStorage(folder), now: () => new Date(AT) };
  const found = rows.map((row, at) => ({ type: 'exact' as const, key: `byline:${at}`, title: `${at}`, row }));
  const id = await importAll(deps, createExport(found, images));
  const { items } = await listReport(db, id, 1);
  return { db, report: items.map(({ title, outcome, notes }) => [Number(title), outcome, ...notes]) };
}

test('[OPS-5] [DATA-7] an export that somebody has tampered with brings no script, and no address that is none', async () => {
  const { db, report } = await importRows([
    toContent({
      fields: { ...article, content: '<p onclick="x()">One<script>x()</script><img src="https://a.example/x.png" onerror="x()"></p>' },
    }),
    toContent({ id: 'two', fields: { ...article, canonicalUrl: 'javascript:x()' } }),
    toContent({ id: 'three', fields: { ...article, address: '../admin' } }),
    toContent({ kind: 'settings', id: 'about', fields: { content: '<p>Me</p><script>x()</script>' } }),
    toContent({ kind: 'settings', id: '__proto__', fields: {} }),
    { kind: 'redirect', address: '/a', target: 'javascript:x()' },
    { kind: 'redirect', address: '/b', target: '/b' },
    { kind: 'image', file: '../../etc/passwd', alt: null },
  ]);
  expect(report.sort((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
    [0, 'created'],
    [1, 'left-out', 'Enter a whole address that begins with https://'],
    [2, 'left-out', 'Use lower-case letters, digits and single hyphens, with at least one letter'],
    [3, 'updated'],
    [4, 'left-out', 'This version of Byline has no settings __proto__.'],
    [5, 'left-out', 'This isn’t an address.'],
    [6, 'left-out', '/b leads to itself.'],
    [7, 'left-out', 'The image ../../etc/passwd was left out: The file ../../etc/passwd is missing.'],
  ]);
  expect(await db.selectFrom('articles').select(['id', 'content']).execute()).toEqual([{ id: 'one', content: '<p>One</p>' }]);
  const settings = await db.selectFrom('siteDocuments').select('fields').where('id', '=', 'about').executeTakeFirstOrThrow();
  expect(settings.fields).not.toContain('script');
});

test('[OPS-5] an article whose cover the export lacks comes without it, and that is said', async () => {
  const url = '/images/abcdefghjkmnpqrs-10x10-336699.png';
  const { db, report } = await importRows([toContent({ fields: { ...article, imageUrl: url } })]);
  expect(report).toEqual([[0, 'created', `The image ${url.slice(1)} isn’t in the export.`]]);
  expect(await db.selectFrom('articles').select(['id', 'imageUrl', 'isDraft']).execute()).toEqual([
    { id: 'one', imageUrl: '', isDraft: false },
  ]);
});
