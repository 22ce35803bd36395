import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formKinds } from '#app/all-kinds.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { storeImage } from '#features/images/images.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { drawPicture } from '#tests/factories/photograph.ts';
import { openContent } from '#tests/factories/public-content.ts';
import { openImportFiles } from '../importing/reading/import-files.server.ts';
import { exportSite, exportToFolder } from './export-site.server.ts';
import { writeZip } from './export-zip.server.ts';

const now = () => new Date('2025-06-01T12:00:00.000Z');

function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openSite() {
  const db = await openContent({
    articles: [
      {
        id: 'tea',
        content: '<h2>Tea</h2><p>See <a href="/blog/pot">the pot</a>.</p>',
        tags: ['tea', 'a "pot"'],
        address: 'green-tea',
        series: 'Tea & cake',
        seriesOrder: 2,
      },
      { id: 'pot', title: 'Pot: a plan', isDraft: true, excerpt: '', imageUrl: null },
      { id: 'cup', deletedAt: '2025-05-30T12:00:00.000Z' },
    ],
    solutions: [{}],
  });
  const storage = await openFileStorage(path.join(createFolder(), 'images'));
  const stored = await storeImage({ db, storage, now }, { bytes: await drawPicture(), fileName: 'a.png', alt: 'A red field' });
  if (stored.outcome !== 'stored') throw new Error(stored.reason);
  const { url } = stored.image;
  await db.updateTable('articles').set({ imageUrl: url }).where('id', '=', 'tea').execute();
  await db
    .updateTable('growthSolutions')
    .set({ content: `<p>One.</p><img src="${url}" alt="A field">` })
    .execute();
  await db.insertInto('redirects').values({ address: '/old', target: '/blog/green-tea', createdAt: now().toISOString() }).execute();
  return { db, storage, image: url.slice(1), source: { db, storage, kinds: formKinds, siteUrl: 'https://ama.example', now } };
}

test('[OPS-5] the export has every text as Markdown, every image, and all of it as one JSON', async () => {
  const { db, source, image } = await openSite();
  await db.updateTable('site').set({ mailServer: 'encrypted-password' }).execute();
  const folder = path.join(createFolder(), 'new');
  const { files, missing } = await exportToFolder(source, folder);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  expect(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())).toHaveLength(files);
  expect(missing).toEqual([]);
  expect(read('byline.json')).not.toContain('encrypted-password');
  expect(readdirSync(path.join(folder, 'articles'))).toEqual(['2025-01-15-green-tea.md', 'pot.md']);
  expect(read('articles/2025-01-15-green-tea.md')).toBe(`---
title: "Tea"
date: "2025-01-15T09:00:00.000Z"
lastmod: "2025-01-15T09:00:00.000Z"
slug: "green-tea"
excerpt: "What a kettle teaches."
category: "BRAND"
tags: ["tea","a \\"pot\\""]
series: ["Tea & cake"]
series_order: 2
author: "Ama Mensah"
image: "../${image}"
imageAlt: "A red field"
---

## Tea

See [the pot](https://ama.example/blog/pot).
`);
  expect(read('articles/pot.md')).toContain('title: "Pot: a plan"\ndraft: true\n');
  expect(read('solutions/one-page.md')).toContain(`![A field](../${image})`);
  expect(read('redirects.csv')).toContain('/old,/blog/green-tea');
  const { rows, ...head } = JSON.parse(read('byline.json'));
  expect(head).toMatchObject({ format: 1, siteUrl: 'https://ama.example', madeAt: now().toISOString() });
  const kinds = rows.map(({ kind, id = '' }: { kind: string; id?: string }) => `${kind} ${id}`.trim());
  expect(kinds).toEqual(expect.arrayContaining(['image', 'settings home', 'article tea', 'article pot', 'solution one-page', 'redirect']));
  expect(kinds).not.toContain('article cup');
  expect(rows.find(({ id }: { id?: string }) => id === 'tea')).toMatchObject({
    isDraft: false,
    publishedAt: '2025-01-15T09:00:00.000Z',
    fields: { address: 'green-tea', content: expect.stringContaining('href="/blog/pot"'), imageUrl: `/${image}` },
  });
  expect(rows[1]).toMatchObject({ kind: 'image', file: image, alt: 'A red field' });
});

test('[OPS-5] a folder that is not empty is refused and stays as it is', async () => {
  const { source } = await openSite();
  const folder = createFolder();
  writeFileSync(path.join(folder, 'mine.txt'), 'mine');
  await expect(exportToFolder(source, folder)).rejects.toMatchObject({ code: 'refused' });
  expect(readdirSync(folder)).toEqual(['mine.txt']);
});

test('[OPS-5] an image that the store has lost is named, and the rest is exported', async () => {
  const { source, storage, image } = await openSite();
  await storage.delete(image.slice('images/'.length));
  expect(await exportToFolder(source, path.join(createFolder(), 'new'))).toMatchObject({ missing: [image] });
});

test('[OPS-5] unpublished changes of a public article are in the JSON, next to what readers see', async () => {
  const { db, source } = await openSite();
  const contentVersion = await watchContentVersion(db);
  onTestFinished(() => contentVersion.stop());
  const form = { title: 'Tea, again', excerpt: 'e', content: '<p>New.</p>', tags: [], category: 'BRAND', address: 'green-tea' };
  const draft = { ...form, relatedIds: [], isNoindex: false, intent: 'draft' as const, version: 1 };
  expect(await saveContent({ db, contentVersion, now }, articleKind, { id: 'tea', form: draft })).toMatchObject({ outcome: 'saved' });
  const folder = path.join(createFolder(), 'new');
  await exportToFolder(source, folder);
  const { rows } = JSON.parse(readFileSync(path.join(folder, 'byline.json'), 'utf8'));
  const row = rows.find(({ id }: { id?: string }) => id === 'tea');
  expect(row).toMatchObject({ isDraft: false, fields: { title: 'Tea' }, draft: { title: 'Tea, again', content: '<p>New.</p>' } });
});

test('[OPS-5] the zip holds the same files as the folder, and our import opens it', async () => {
  const { source } = await openSite();
  const folder = path.join(createFolder(), 'new');
  await exportToFolder(source, folder);
  const zip = path.join(createFolder(), 'export.zip');
  writeFileSync(zip, await Array.fromAsync(writeZip(exportSite(source), now())).then((chunks) => Buffer.concat(chunks)));
  const opened = await openImportFiles(zip);
  onTestFinished(() => opened.close());
  const inFolder = await openImportFiles(folder);
  expect(opened.files.map((file) => file.path).sort()).toEqual(inFolder.files.map((file) => file.path).sort());
  for (const { path: file } of opened.files)
    expect(Buffer.from(await opened.read(file, 1e6)), file).toEqual(readFileSync(path.join(folder, file)));
});
