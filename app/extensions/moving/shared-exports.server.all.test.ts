import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { formKinds } from '#app/all-kinds.server.ts';
import { type Db, openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { sanitizeArticleHtml } from '#features/html/sanitize-html.server.ts';
import { findPublicItem } from '#features/publishing/public-content.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { sendRequest } from '#tests/support/admin-client.ts';
import { corpusFiles } from '#tests/support/corpora.ts';
import { startSite } from '#tests/support/site.ts';
import { importAll } from './imported.testing.ts';
import { countImages, countOutcomes } from './importing/imports.server.ts';
import { openExportAt } from './importing/open-export.server.ts';
import type { RunDeps } from './importing/run-import.server.ts';

const files = (corpusFiles('import') ?? []).filter(({ name }) => /\.(?:xml|json|md)$/.test(name) && name !== 'README.md');
const BLOG = '/blog/';

function createFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-shared-exports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** For each address a picture that no other has. */
async function getImage(url: string) {
  const pixels = hash('sha256', url, 'buffer');
  const bytes = await sharp(pixels, { raw: { width: 8, height: 4, channels: 1 } })
    .png()
    .toBuffer();
  return { outcome: 'read' as const, upload: { bytes, fileName: new URL(url).pathname } };
}

async function openDeps(dataDir: string): Promise<RunDeps> {
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db);
  const contentVersion = await watchContentVersion(db);
  contentVersion.stop();
  const storage = await openStorage({ STORAGE_URL: '', DATA_DIR: dataDir });
  return { db, kinds: formKinds, contentVersion, storage, now: () => new Date('2026-11-23T12:00:00.000Z'), getImage };
}

async function importFile(deps: RunDeps, file: string) {
  const exported = await openExportAt(file);
  try {
    const id = await importAll(deps, exported);
    return { id, ...(await countOutcomes(deps.db, id)) };
  } finally {
    await exported.files.close();
  }
}

async function listNotes(db: Db, importId: string): Promise<string[]> {
  const items = await db.selectFrom('importedItems').select(['outcome', 'notes']).where('importId', '=', importId).execute();
  return items.flatMap(({ outcome, notes }) => (outcome === 'left-out' ? [] : notes));
}

async function readTables({ db }: RunDeps) {
  const [articles, pages, redirects, images, revisions] = await Promise.all([
    db.selectFrom('articles').selectAll().orderBy('id').execute(),
    db.selectFrom('pages').selectAll().orderBy('id').execute(),
    db.selectFrom('redirects').selectAll().orderBy('address').execute(),
    db.selectFrom('images').selectAll().orderBy('id').execute(),
    db.selectFrom('revisions').selectAll().orderBy('id').execute(),
  ]);
  return { articles, pages, redirects, images, revisions };
}

async function isPublicTarget(db: Db, target: string | null): Promise<boolean> {
  if (target?.startsWith('/images/')) return true;
  if (!target?.startsWith(BLOG)) return false;
  return (await findPublicItem(db, articleKind, { address: target.slice(BLOG.length), now: new Date() })) !== undefined;
}

test.skipIf(files.length === 0).each([
  ['ghost-export.json', { created: 3, address: 4, images: 5, notes: 0, redirects: 5 }],
  ['jekyll-basic-post.md', { created: 1, images: 1, notes: 0, redirects: 0 }],
  ['wordpress-co-authors-plus.xml', { created: 4, address: 4, images: 0, notes: 0, redirects: 11 }],
  ['wordpress-feature-image-captions.xml', { created: 3, images: 2, notes: 0, redirects: 8 }],
  ['wordpress-has-yoast-meta.xml', { created: 2, address: 1, images: 0, notes: 0, redirects: 5 }],
  ['wordpress-sample-with-alt.xml', { created: 1, address: 4, images: 1, notes: 0, redirects: 6 }],
  ['wordpress-theme-unit-test.xml', { created: 79, address: 183, 'left-out': 2, images: 35, notes: 28, redirects: 271 }],
])('[OPS-5] [OPS-6] [DATA-7] %s comes whole, is stored sanitised, and a second import changes nothing', async (name, expected) => {
  const [dataDir, file] = [createFolder(), path.join(createFolder(), name)];
  writeFileSync(file, files.find((each) => each.name === name)?.bytes ?? '');
  const deps = await openDeps(dataDir);
  const { db } = deps;
  const { id, ...outcomes } = await importFile(deps, file);
  const before = await readTables(deps);
  const { articles, pages, redirects, images, revisions } = before;
  expect({
    ...outcomes,
    images: await countImages(db, id),
    redirects: redirects.length,
    notes: (await listNotes(db, id)).length,
  }).toEqual(expected);
  expect(images.map(({ state }) => state)).toEqual(images.map(() => 'live'));
  expect(images).toHaveLength(await countImages(db, id));
  expect(revisions).toHaveLength(articles.length + pages.length);
  for (const { title, content } of [...articles, ...pages]) {
    expect(sanitizeArticleHtml(content), title).toBe(content);
    expect(content, title).not.toMatch(
      /<[^>]*\s(?:data-|style=|class="(?!(?:gallery|wide|full|left|right|callout|pull-quote|link-card|footnote|language-[a-z0-9+#-]+)")|on[a-z]+=|srcset=)|<\/?(?:script|iframe|style|form|object)|javascript:/i,
    );
    for (const [, src = ''] of content.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)) expect(src, title).toMatch(/^\/images\//);
  }

  const { id: again, address = 0, 'left-out': leftOut = 0, ...others } = await importFile(deps, file);
  expect({ ...others, address, leftOut }).toEqual({
    same: outcomes.created,
    address: outcomes.address ?? 0,
    leftOut: outcomes['left-out'] ?? 0,
  });
  expect(await countImages(db, again)).toBe(0);
  expect(await readTables(deps)).toEqual(before);

  const moved = await Promise.all(
    redirects.map(async (redirect) => ({ ...redirect, isPublic: await isPublicTarget(db, redirect.target) })),
  );
  await db.destroy();
  const site = await startSite({ dataDir });
  onTestFinished(() => site.stop());
  const faults: string[] = [];
  for (const { address, target, isPublic } of moved) {
    const { status, headers } = await sendRequest(site, address);
    const isHome = address.startsWith('/?'); // what leads nowhere is the home page
    if (target === null && status !== (isHome ? 200 : 410)) faults.push(`${address}: ${status} in place of 410`);
    if (!isPublic || target === null) continue;
    if (status !== 301 || headers.location !== target) faults.push(`${address}: ${status} ${headers.location} in place of ${target}`);
    const reached = await sendRequest(site, target);
    if (reached.status !== 200) faults.push(`${address}: ${target} is ${reached.status}`);
  }
  expect(faults).toEqual([]);
});
