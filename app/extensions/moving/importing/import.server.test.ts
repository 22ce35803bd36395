import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { formKinds } from '#app/all-kinds.server.ts';
import { openAddressList } from '#app/open-extensions.server.ts';
import type { Db } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { findRedirect, putRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { corpusFiles } from '#tests/support/corpora.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { isGate } from '#tests/support/tier.ts';
import { createExport, createItem, importAll, resumeImport, startImport } from '../imported.testing.ts';
import { suggestChoices } from './import.ts';
import { changeImport, countImages, countOutcomes, findImport, listReport, writeReportCsv } from './imports.server.ts';
import { openExportAt } from './open-export.server.ts';
import { planImport } from './plan-import.server.ts';
import { ImportError } from './reading/source.ts';
import type { RunDeps } from './run-import.server.ts';
import { listEdited, undoImport } from './undo-import.server.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const never = new AbortController().signal;
let folder = '';
let picture: Uint8Array;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-import-'));
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function toDeps(db: Db): Promise<RunDeps> {
  const contentVersion = await watchContentVersion(db);
  contentVersion.stop();
  return { db, kinds: formKinds, contentVersion, storage: await openFileStorage(folder), addressList: openAddressList(db), now: () => NOW };
}

function listArticles(db: Db) {
  return db
    .selectFrom('articles')
    .select([
      'id',
      'title',
      'address',
      'category',
      'tags',
      'excerpt',
      'content',
      'isDraft',
      'publishedAt',
      'firstPublishedAt',
      'updatedAt',
      'imageUrl',
    ])
    .orderBy('id')
    .execute();
}

describeOnEachDatabase('an import', (open) => {
  test('[OPS-5] brings text, dates, category, tags and cover, and each old address leads to the article', async () => {
    const deps = await toDeps(await open());
    const item = createItem({
      key: 'wordpress:old.example:7',
      title: 'How to grow',
      html: '<p>First words of the text.</p><p><img src="file:a.png" alt="A chart"> <a href="https://old.example/2018/other/#b">other</a></p><script>x()</script>',
      categories: ['Digital marketing', 'Kitchen'],
      tags: ['seo'],
      slug: 'growing',
      updatedAt: '2020-01-02T03:04:05.000Z',
      oldAddresses: ['https://old.example/2019/05/How-to-grow/', '/?p=7'],
      cover: { src: 'file:a.png', alt: '' },
    });
    const id = await importAll(deps, createExport([item], { 'a.png': picture }));
    const [article] = await listArticles(deps.db);
    expect(article).toMatchObject({
      id: 'how-to-grow',
      address: 'growing',
      category: 'MARKETING',
      tags: ['Kitchen', 'seo'],
      excerpt: 'First words of the text. other',
      isDraft: false,
      publishedAt: '2019-05-01T10:00:00.000Z',
      firstPublishedAt: '2019-05-01T10:00:00.000Z',
      updatedAt: '2020-01-02T03:04:05.000Z',
    });
    expect(article?.content).toBe(
      `<p>First words of the text.</p><p><img src="${article?.imageUrl}" alt="A chart"> <a href="/2018/other/#b">other</a></p>`,
    );
    expect(await findRedirect(deps.db, '/2019/05/how-to-grow')).toMatchObject({ target: '/blog/growing' });
    expect(await findRedirect(deps.db, '/?p=7')).toMatchObject({ target: '/blog/growing' });
    expect(await findRedirect(deps.db, '/files/a.png')).toMatchObject({ target: article?.imageUrl });
    expect(await countImages(deps.db, id)).toBe(1);
    const { items } = await listReport(deps.db, id, 1);
    expect(items[0]).toMatchObject({ outcome: 'created', notes: ['Removed from its HTML: <script>.'] });
    expect((await Array.fromAsync(writeReportCsv(deps.db, id))).join('')).toContain('How to grow,Imported,');
  });

  test('[OPS-5] again changes nothing, updates what has changed there, and leaves what was edited or deleted here', async () => {
    const deps = await toDeps(await open());
    const keys = ['a', 'b', 'c', 'd'];
    await importAll(
      deps,
      createExport(
        keys.map((key) => createItem({ key })),
        {},
      ),
    );
    const before = await listArticles(deps.db);
    const again = await importAll(deps, createExport(keys.map((key) => createItem({ key }))));
    expect(await countOutcomes(deps.db, again)).toEqual({ same: 4 });
    expect(await listArticles(deps.db)).toEqual(before);

    const { version, fields } = await getSavedContent(deps.db, articleKind, { id: 'title-of-b', now: NOW });
    const form = { ...fields, title: 'Mine', tags: [], isNoindex: false, relatedIds: [], showAsNewest: false, version };
    await saveContent(deps, articleKind, { id: 'title-of-b', form });
    await deps.db.updateTable('articles').set({ deletedAt: NOW.toISOString() }).where('id', '=', 'title-of-c').execute();
    const changed = keys.map((key) => createItem({ key, html: key === 'd' ? '<p>Some words of a text.</p>' : '<p>New words.</p>' }));
    const third = await importAll(deps, createExport(changed));
    expect(await countOutcomes(deps.db, third)).toEqual({ updated: 1, kept: 2, same: 1 });
    const after = await listArticles(deps.db);
    expect(after.map(({ title, content }) => [title, content])).toEqual([
      ['Title of a', '<p>New words.</p>'],
      ['Mine', '<p>Some words of a text.</p>'],
      ['Title of c', '<p>Some words of a text.</p>'],
      ['Title of d', '<p>Some words of a text.</p>'],
    ]);
  });

  test('[OPS-6] leaves an old address where its owner sends it, and gives up that it is gone once its article comes', async () => {
    const deps = await toDeps(await open());
    const left = { type: 'left-out' as const, key: 'a', title: 'A', reason: 'It was in the trash.', oldAddresses: ['/a', '/b'] };
    await importAll(deps, createExport([left]));
    await putRedirect(deps.db, { address: '/b', target: '/about' }, NOW);
    await importAll(deps, createExport([left]));
    expect(await findRedirect(deps.db, '/b')).toMatchObject({ target: '/about' });
    const id = await importAll(deps, createExport([createItem({ key: 'a', oldAddresses: ['/a', '/b'] })]));
    expect(await findRedirect(deps.db, '/a')).toMatchObject({ target: '/blog/title-of-a' });
    expect(await findRedirect(deps.db, '/b')).toMatchObject({ target: '/about' });
    await undoImport(deps, id, never);
    expect(await findRedirect(deps.db, '/b')).toMatchObject({ target: '/about' });
  });

  test('[OPS-5] that is cut off goes on where it was, and doubles nothing', async () => {
    const deps = await toDeps(await open());
    const items = Array.from({ length: 50 }, (_, at) => createItem({ key: `${at}` }));
    const cut = createExport(async function* () {
      yield* items.slice(0, 45);
      throw new Error('the power went');
    });
    const id = await startImport(deps, createExport(items));
    await expect(resumeImport(deps, { id, exported: cut }, never)).rejects.toThrow('the power went');
    expect(await countOutcomes(deps.db, id)).toEqual({ created: 40 });
    expect(await resumeImport(deps, { id, exported: createExport(items) }, never)).toBe(true);
    expect(await countOutcomes(deps.db, id)).toEqual({ created: 50 });
    expect(await listArticles(deps.db)).toHaveLength(50);
    expect(await findImport(deps.db, id)).toMatchObject({ state: 'done', finishedAt: NOW.toISOString() });
  });

  test('[OPS-5] stops when its owner says so', async () => {
    const deps = await toDeps(await open());
    const exported = createExport([createItem({ key: 'a' })]);
    const id = await startImport(deps, exported);
    await changeImport(deps.db, { id, from: ['running'] }, { state: 'stopped' });
    expect(await resumeImport(deps, { id, exported }, never)).toBe(false);
    expect(await listArticles(deps.db)).toEqual([]);
  });

  test('[OPS-5] is undone as long as nothing of it was edited; what is edited at that moment stays', async () => {
    const deps = await toDeps(await open());
    const items = ['a', 'b'].map((key) => createItem({ key, html: `<p>${key} <img src="file:a.png"></p>`, oldAddresses: [`/old/${key}`] }));
    const gone = { type: 'left-out' as const, key: 'c', title: 'C', reason: 'It was in the trash.', oldAddresses: ['/old/c'] };
    const category = { type: 'address' as const, address: '/category/kitchen', to: { category: 'Kitchen' } };
    const id = await importAll(deps, createExport([...items, gone, category], { 'a.png': picture }));
    expect(await findRedirect(deps.db, '/old/c')).toEqual({ address: '/old/c', target: null });
    expect(await findRedirect(deps.db, '/category/kitchen')).toMatchObject({ target: '/tag/kitchen' });
    expect(await listEdited(deps.db, id)).toEqual([]);

    await deps.db.updateTable('articles').set({ version: 2 }).where('id', '=', 'title-of-b').execute();
    expect(await listEdited(deps.db, id)).toEqual(['Title of b']);
    await undoImport(deps, id, never);
    expect((await listArticles(deps.db)).map((article) => article.id)).toEqual(['title-of-b']);
    expect(await findRedirect(deps.db, '/old/a')).toBeUndefined();
    expect(await findRedirect(deps.db, '/old/b')).toMatchObject({ target: '/blog/title-of-b' });
    expect(await findRedirect(deps.db, '/old/c')).toBeUndefined();
    expect(await deps.db.selectFrom('images').select('state').execute()).toEqual([{ state: 'live' }]); // still in b

    await importAll(deps, createExport(items, { 'a.png': picture }));
    expect((await listArticles(deps.db)).map((article) => article.id)).toEqual(['title-of-a', 'title-of-b']);
  });

  test('[OPS-5] [PAGE-10] brings pages as pages, at their addresses where those are free, and undoes them too', async () => {
    const deps = await toDeps(await open());
    const page = { isPage: true, excerpt: '', categories: ['Kitchen'], tags: ['seo'] };
    const items = [
      createItem({ ...page, key: 'a', title: 'How I work', slug: 'how-i-work', oldAddresses: ['/how-i-work/', '/?page_id=2'] }),
      createItem({ ...page, key: 'b', title: 'About', slug: 'about', oldAddresses: ['/about/'], cover: { src: 'file:a.png', alt: '' } }),
      createItem({ ...page, key: 'c', title: 'Prices', isDraft: true }),
    ];
    const listPages = () => deps.db.selectFrom('pages').select(['title', 'address', 'isDraft', 'excerpt']).orderBy('title').execute();
    const exported = createExport(items, { 'a.png': picture });
    expect((await planImport(deps, exported)).notes[0]).toEqual({ name: '3 pages are imported too', count: 1 });
    const id = await importAll(deps, exported);
    expect(await listPages()).toMatchObject([
      { title: 'About', isDraft: true, excerpt: null },
      { title: 'How I work', address: 'how-i-work', isDraft: false },
      { title: 'Prices', isDraft: true },
    ]);
    expect(await listArticles(deps.db)).toEqual([]);
    expect(await findRedirect(deps.db, '/?page_id=2')).toMatchObject({ target: '/how-i-work' });
    expect(await findRedirect(deps.db, '/how-i-work')).toBeUndefined();
    const { items: reported } = await listReport(deps.db, id, 1);
    expect(reported.find(({ title }) => title === 'About')).toMatchObject({
      kind: 'page',
      notes: [
        'A page has no cover, so its image was left out.',
        'A page has no categories and tags, so these were left out: Kitchen, seo.',
        'There is something at /about already, so it’s a draft.',
      ],
    });
    expect(await countOutcomes(deps.db, await importAll(deps, exported))).toEqual({ same: 3 });
    expect(await listEdited(deps.db, id)).toEqual([]);
    await deps.db.updateTable('pages').set({ version: 2 }).where('title', '=', 'Prices').execute();
    expect(await listEdited(deps.db, id)).toEqual(['Prices']);
    await undoImport(deps, id, never);
    expect((await listPages()).map(({ title }) => title)).toEqual(['Prices']);
    expect(await findRedirect(deps.db, '/?page_id=2')).toBeUndefined();
  });

  test.skipIf(isGate)('[OPS-5] takes what is missing or too long, and says so', async () => {
    const deps = await toDeps(await open());
    const items = [
      createItem({ key: 'empty', title: '', html: '' }),
      createItem({ key: 'long', title: 'x'.repeat(300), html: '<p>y</p>', excerpt: 'z '.repeat(400), slug: 'taken', publishedAt: 'never' }),
      createItem({ key: 'huge', html: `<p>${'w '.repeat(300_000)}</p>` }),
      createItem({ key: 'same', title: 'Other', slug: 'taken' }),
      createItem({
        key: 'lost',
        title: 'Lost',
        html: '<p>a<img src="file:b.png"><img src="http://127.0.0.1/a.png"><img src="data:image/png;base64,AAAA"></p>',
      }),
      createItem({
        key: 'later',
        title: 'Later',
        publishedAt: '2030-01-01T00:00:00.000Z',
        cover: { src: 'file:c.png', alt: '', caption: 'Photo: Ama' },
      }),
    ];
    const id = await importAll(deps, createExport(items));
    const { items: report } = await listReport(deps.db, id, 1);
    const notes = Object.fromEntries(report.map(({ title, outcome, notes }) => [title.slice(0, 20), [outcome, ...notes]]));
    expect(notes).toEqual({
      Untitled: ['created', 'It has no text, so it’s a draft.'],
      'Title of huge': ['left-out', 'Its text is longer than 500,000 characters.'],
      [`${'x'.repeat(20)}`]: [
        'created',
        'It had no date, so it has the date of the import.',
        'Its title was shortened to 200 characters.',
        'Its excerpt was shortened to 600 characters.',
      ],
      Other: ['created', 'Another article already has the address taken, so this one has a different address.'],
      Lost: [
        'created',
        'The image b.png was left out: The file b.png is missing.',
        'The image http://127.0.0.1/a.png was left out: this address can’t be used.',
        'The image in the text was left out: it isn’t an image.',
      ],
      Later: ['created', 'The image c.png was left out: The file c.png is missing.', 'The caption of its cover was left out: Photo: Ama'],
    });
    const articles = await listArticles(deps.db);
    expect(articles.find(({ id }) => id === 'untitled')).toMatchObject({ isDraft: true });
    expect(articles.find(({ id }) => id === 'other')).toMatchObject({ address: null });
    expect(articles.find(({ id }) => id === 'later')).toMatchObject({ isDraft: false, publishedAt: '2030-01-01T00:00:00.000Z' });
    expect(await countOutcomes(deps.db, await importAll(deps, createExport(items)))).toMatchObject({ updated: 2, same: 3 }); // the images are tried again
  });

  test('[OPS-5] brings subscribers with their owner’s word that they agreed, and without it none', async (context) => {
    const deps = await toDeps(await open());
    context.skip(!deps.addressList);
    const exported = createExport([], { 'list.csv': Buffer.from('email,active\nada@example.org,true\nnot an address,true\n') });
    exported.opened.subscribers = 'list.csv';
    await importAll(deps, exported);
    expect(await listSubscribers(deps.db)).toEqual([]);
    const id = await startImport(deps, exported);
    const plan = await planImport(deps, exported);
    expect([plan.subscribers, plan.notes]).toEqual([1, [{ name: 'Lines without an email address: 1.', count: 1 }]]);
    await changeImport(deps.db, { id, from: ['running'] }, { choices: { ...suggestChoices(plan), consent: 'On the old site' } });
    await resumeImport(deps, { id, exported }, never);
    expect(await listSubscribers(deps.db)).toEqual([{ email: 'ada@example.org', state: 'confirmed', consent: 'On the old site' }]);
  });

  test('[OPS-5] says that subscribers are left out where the site has no newsletter', async () => {
    const deps = { ...(await toDeps(await open())), addressList: undefined };
    const exported = createExport([], { 'list.csv': Buffer.from('email\nada@example.org\n') });
    exported.opened.subscribers = 'list.csv';
    const note = 'Its subscribers are left out, as this site has no newsletter.';
    expect(await planImport(deps, exported)).toMatchObject({ subscribers: 0, notes: [{ name: note }] });
    const { items } = await listReport(deps.db, await importAll(deps, exported), 1);
    expect(items).toMatchObject([{ title: 'Subscribers', outcome: 'left-out', notes: [note] }]);
  });

  test('[OPS-5] [CONF-2] subscribes nobody who left the other newsletter, and says so before and after', async (context) => {
    const zip = corpusFiles('field/24-list-with-people-who-left')?.find(({ name }) => name === 'ghost.zip');
    const deps = await toDeps(await open());
    context.skip(!zip || !deps.addressList);
    const file = path.join(folder, 'ghost.zip');
    writeFileSync(file, zip?.bytes ?? '');
    const exported = await openExportAt(file);
    onTestFinished(() => exported.files.close());
    const plan = await planImport(deps, exported);
    const left = 'Not subscribed, as they left that list or are blocked there: 2 (subscribed_to_emails: false).';
    expect([plan.subscribers, plan.notes[0]]).toEqual([1, { name: left, count: 1 }]);
    const id = await startImport(deps, exported);
    await changeImport(deps.db, { id, from: ['running'] }, { choices: { ...suggestChoices(plan), consent: 'On the old site' } });
    await resumeImport(deps, { id, exported }, never);
    expect(await listSubscribers(deps.db)).toMatchObject([{ email: 'stays@example.org', state: 'confirmed' }]);
    expect((await sql`select email_hash from unsubscribes`.execute(deps.db)).rows).toHaveLength(2);
    const { items } = await listReport(deps.db, id, 1);
    expect(items).toMatchObject([{ title: 'Subscribers', outcome: 'left-out', notes: [left] }, { outcome: 'created' }]);
  });

  test('[OPS-5] of more than 20,000 items is refused in one sentence, and stores nothing', async () => {
    const deps = await toDeps(await open());
    const exported = createExport(async function* () {
      for (let at = 0; at < 100_000; at += 1) yield { type: 'address', address: `/${at}`, to: { path: '/about' } };
    });
    const sentence = 'This export has more than 20,000 articles and addresses. Please split it.';
    await expect(planImport(deps, exported)).rejects.toThrow(new ImportError(sentence));
  });
});

async function listSubscribers(db: Db) {
  return (await sql`select email, state, consent from subscribers`.execute(db)).rows;
}
