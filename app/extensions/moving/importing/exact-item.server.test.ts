import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formKinds } from '#app/all-kinds.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { storeImage } from '#features/images/images.server.ts';
import { putRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { drawPicture } from '#tests/factories/photograph.ts';
import { openContent } from '#tests/factories/public-content.ts';
import { createExport, importAll } from '../imported.testing.ts';
import { countImages, listReport } from './imports.server.ts';
import { planImport } from './plan-import.server.ts';
import type { BylineRow, ContentRow } from './reading/byline-row.ts';
import type { RunDeps } from './run-import.server.ts';
import { undoImport } from './undo-import.server.ts';

const AT = '2025-06-01T12:00:00.000Z';

function toContent(row: Partial<ContentRow>): ContentRow {
  return { kind: 'article', id: 'one', isDraft: false, publishedAt: AT, updatedAt: AT, fields: {}, ...row };
}

const article = { title: 'One', category: 'BRAND', excerpt: 'e', content: '<p>One</p>', imageUrl: '/pictures/1.svg', tags: '' };

async function openDeps() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-exact-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const db = await openContent({});
  const contentVersion = await watchContentVersion(db);
  contentVersion.stop();
  return { db, kinds: formKinds, contentVersion, storage: await openFileStorage(folder), now: () => new Date(AT) };
}

async function runRows(deps: RunDeps, rows: BylineRow[], images: Record<string, Uint8Array> = {}) {
  const found = rows.map((row, at) => ({ type: 'exact' as const, key: `byline:${at}`, title: `${at}`, row }));
  const exported = createExport(found, images);
  const plan = await planImport(deps, exported);
  const id = await importAll(deps, exported);
  const { items } = await listReport(deps.db, id, 1);
  return { id, plan, report: items.map(({ title, outcome, notes }) => [Number(title), outcome, ...notes]) };
}

async function importRows(rows: BylineRow[]) {
  const deps = await openDeps();
  return { db: deps.db, ...(await runRows(deps, rows)) };
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

test('[OPS-5] [OPS-6] an address that its owner leads elsewhere stays, and undoing the import takes back what it led alone', async () => {
  const target = '/blog/one';
  const rows: BylineRow[] = ['/own', '/free', '/changed'].map((address) => ({ kind: 'redirect', address, target }));
  const deps = await openDeps();
  await putRedirect(deps.db, { address: '/own', target: '/about' }, deps.now());
  const { id, report } = await runRows(deps, rows);
  expect(report).toEqual([[0, 'kept', 'Here it leads to /about, so it stays as it is.']]);
  await putRedirect(deps.db, { address: '/changed', target: '/contact' }, deps.now());
  await undoImport(deps, id, new AbortController().signal);
  expect(await deps.db.selectFrom('redirects').select(['address', 'target']).orderBy('address').execute()).toEqual([
    { address: '/changed', target: '/contact' },
    { address: '/own', target: '/about' },
  ]);
});

test('[OPS-5] [CONF-1] settings of another site turn on nothing that sends, and the preview and report say so', async () => {
  const fields = { takesMessages: 'on', hasNewsletter: 'on', keptMonths: '6', postalAddress: 'Accra', emailsPerMinute: '60' };
  const rows = [toContent({ kind: 'settings', id: 'mailing', fields }), toContent({ kind: 'settings', id: 'about', fields: {} })];
  const note =
    '“Receive messages from the contact form” and “Let people subscribe” can only be turned on here, under Contact form and newsletter.';
  const deps = await openDeps();
  const { plan, report } = await runRows(deps, rows);
  expect(plan.notes.map(({ name }) => name)).toEqual(['2 pages of settings are imported too', note]);
  expect(report).toContainEqual([0, 'updated', note]);
  const stored = await deps.db.selectFrom('siteDocuments').select('fields').where('id', '=', 'mailing').executeTakeFirstOrThrow();
  expect(JSON.parse(stored.fields)).toEqual({ keptMonths: '6', postalAddress: 'Accra' });
});

test('[OPS-5] [ADM-20] images that are here already are not stored again', async () => {
  const deps = await openDeps();
  const bytes = await drawPicture();
  const stored = await storeImage(deps, { bytes, fileName: 'a.jpg' });
  if (stored.outcome !== 'stored') throw new Error(stored.reason);
  const file = stored.image.url.slice(1);
  const other = 'images/abcdefghjkmnpqrs-10x10-336699.jpg'; // of another size than its name says
  const rows: BylineRow[] = [file, other].map((name) => ({ kind: 'image', file: name, alt: null }));
  const count = async () => (await deps.db.selectFrom('images').select('id').execute()).length;
  await runRows(deps, rows, { [file]: bytes, [other]: await drawPicture({ width: 30 }) });
  expect(await count()).toBe(2);
  const { id } = await runRows(deps, rows, { [file]: bytes, [other]: await drawPicture({ width: 30 }) });
  expect(await count()).toBe(2);
  expect(await countImages(deps.db, id)).toBe(0);
});
