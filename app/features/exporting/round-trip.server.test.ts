import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { formKinds, getFormKind } from '#app/all-kinds.server.ts';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { storeImage } from '#features/images/images.server.ts';
import { listReport } from '#features/importing/import-report.server.ts';
import { countOutcomes } from '#features/importing/imports.server.ts';
import { openExportAt } from '#features/importing/plan-import.server.ts';
import type { RunDeps } from '#features/importing/run-import.server.ts';
import { undoImport } from '#features/importing/undo-import.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { seedBuiltInArticles } from '#server/commands/seed.ts';
import { importAll } from '#tests/factories/imported.ts';
import { drawPicture } from '#tests/factories/photograph.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { isGate } from '#tests/support/tier.ts';
import { exportToFolder } from './export-folder.server.ts';

const now = () => new Date('2026-06-01T12:00:00.000Z');

function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function toDeps(db: Db): Promise<RunDeps> {
  const contentVersion = await watchContentVersion(db);
  contentVersion.stop();
  return { db, kinds: formKinds, contentVersion, storage: await openFileStorage(createFolder()), now };
}

/** As the form of the admin does. */
async function save(deps: RunDeps, name: string, { id, ...changes }: Record<string, string>): Promise<string> {
  const kind = getFormKind(name);
  const before = id ? await getSavedContent(deps.db, kind, { id, now: now() }) : undefined;
  const parsed = parseContentForm(kind, { ...kind.form.empty, ...before?.fields, ...changes, ...(before && { version: before.version }) });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed));
  const outcome = await saveContent(deps, kind, { ...(id && { id }), form: parsed.form, savedBy: 'ama@example.org' });
  if (outcome.outcome !== 'saved') throw new Error(JSON.stringify(outcome));
  return outcome.item.id;
}

async function fill(deps: RunDeps) {
  const { db } = deps;
  await seedBuiltInArticles(db, { now: now() });
  const stored = await storeImage(deps, { bytes: await drawPicture(), fileName: 'a.jpeg', alt: 'A “red” field' });
  const unused = await storeImage(deps, { bytes: await drawPicture({ width: 30 }), fileName: 'b.png', alt: null });
  if (stored.outcome !== 'stored' || unused.outcome !== 'stored') throw new Error('no image');
  const { url } = stored.image;
  const text = { category: 'BRAND', excerpt: 'An excerpt\nof two lines', imageUrl: '/pictures/1.svg', tags: 'a, b "c"' };
  const one = await save(deps, 'article', {
    ...text,
    title: 'Über “quotes” & <tags>',
    content: `<h2>One</h2><figure><img src="${url}" alt="In the text"><figcaption>Caption</figcaption></figure><p>https://youtu.be/dQw4w9WgXcQ</p>`,
    imageUrl: url,
    imageFocus: '50 30',
    address: 'chosen-address',
    metaTitle: 'For search',
    metaDescription: 'Described',
    canonicalUrl: 'https://elsewhere.example/a',
    sharingImageUrl: url.replace('.svg', ''),
    isNoindex: 'on',
    language: 'de',
    relatedIds: '1\n2',
    author: 'Kofi',
    publishAt: '2024-02-03T04:05:06.000Z',
  });
  await save(deps, 'article', { id: one, title: 'Changed', intent: 'draft' });
  await save(deps, 'article', { id: '1', title: 'A built-in article, edited', address: 'first' });
  await save(deps, 'article', { title: 'Scheduled', ...text, content: '<p>Later.</p>', publishAt: '2030-01-01T00:00:00.000Z' });
  await save(deps, 'article', { title: 'A draft', intent: 'draft' });
  await save(deps, 'solution', { title: 'Hidden one', content: '<p>One.</p>', imageUrl: '/pictures/1.svg', isActive: '' });
  await save(deps, 'service', { title: 'A new service', promise: 'More', content: '<p>Text</p>', isActive: 'on' });
  await save(deps, 'identity', { id: 'identity', name: 'Ama Mensah', portrait: url });
  await save(deps, 'about', { id: 'about', title: 'Waiting', intent: 'draft' });
  await db.updateTable('articles').set({ deletedAt: now().toISOString() }).where('id', '=', '5').execute();
  const at = now().toISOString();
  for (const [address, target] of [
    ['/old', '/blog/chosen-address'],
    ['/?p=7', 'https://elsewhere.example/x?y=1'],
    ['/gone', null],
  ] as const) {
    await db.insertInto('redirects').values({ address, target, createdAt: at }).execute();
  }
  const video = {
    title: 'V',
    description: 'd',
    duration: 'PT1M',
    viewCount: '7',
    url: 'https://www.youtube.com/watch?v=abc',
    publishedAt: at,
  };
  await db
    .insertInto('youtubeVideos')
    .values({ ...video, id: 'v1', youtubeId: 'abc', thumbnailUrl: url, isActive: false })
    .execute();
  await db.insertInto('embeddedVideos').values({ id: 'dQw4w9WgXcQ', title: 'T', thumbnailUrl: url, fetchedAt: at }).execute();
}

async function exportRows({ db, storage }: RunDeps) {
  const folder = path.join(createFolder(), 'new');
  await exportToFolder({ db, storage, kinds: formKinds, siteUrl: 'https://ama.example', now }, folder);
  return { folder, json: readFileSync(path.join(folder, 'byline.json'), 'utf8') };
}

async function importFolder(deps: RunDeps, folder: string) {
  const exported = await openExportAt(folder);
  try {
    const id = await importAll(deps, exported);
    const { items } = await listReport(deps.db, id, 1);
    return {
      id,
      counts: await countOutcomes(deps.db, id),
      notes: items.flatMap(({ title, notes }) => notes.map((note) => `${title}: ${note}`)),
    };
  } finally {
    await exported.files.close();
  }
}

describeOnEachDatabase('an export', (open) => {
  test('[OPS-5] that is imported into an empty place gives the same export again, and a second time nothing', async () => {
    const [source, target] = [await toDeps(await open()), await toDeps(await open())];
    await fill(source);
    const { folder, json } = await exportRows(source);
    const first = await importFolder(target, folder);
    expect(first.notes).toEqual([]);
    expect((await exportRows(target)).json).toBe(json);
    const versions = () => target.db.selectFrom('contentVersion').select('version').execute();
    const before = await versions();
    const { counts } = await importFolder(target, folder);
    expect(Object.keys(counts).sort()).toEqual(['address', 'same']);
    expect(await versions()).toEqual(before);
    expect((await exportRows(target)).json).toBe(json);
  });

  test.skipIf(isGate)('[OPS-5] changes nothing that has been edited here, and updates what has not', async () => {
    const [source, target] = [await toDeps(await open()), await toDeps(await open())];
    await fill(source);
    await importFolder(target, (await exportRows(source)).folder);
    await save(target, 'article', { id: '1', title: 'Edited here' });
    await save(source, 'article', { id: '1', title: 'Edited there' });
    await save(source, 'article', { id: '2', title: 'Edited there, too' });
    const { counts } = await importFolder(target, (await exportRows(source)).folder);
    expect(counts).toMatchObject({ kept: 1, updated: 1 });
    const titles = await target.db.selectFrom('articles').select('title').where('id', 'in', ['1', '2']).orderBy('id').execute();
    expect(titles.map(({ title }) => title)).toEqual(['Edited here', 'Edited there, too']);
  });

  test.skipIf(isGate)('[OPS-5] undoing it takes the articles and addresses back', async () => {
    const [source, target] = [await toDeps(await open()), await toDeps(await open())];
    await fill(source);
    const { id } = await importFolder(target, (await exportRows(source)).folder);
    await undoImport(target, id, new AbortController().signal);
    const left = target.db.selectFrom('articles').select('id').where('deletedAt', 'is', null);
    expect([await left.execute(), await target.db.selectFrom('redirects').selectAll().execute()]).toEqual([[], []]);
  });
});
