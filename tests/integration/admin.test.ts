import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { type ContentVersion, watchContentVersion } from '#db/content-version.server.ts';
import { type ContentQuery, getContentList } from '#features/admin/content-list/content-list.ts';
import { listContent } from '#features/admin/content-list/list-content.server.ts';
import { parseListQuery } from '#features/admin/list/list.ts';
import { moveToTrash } from '#features/admin/trash/trash.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { type SaveDeps, type SaveOutcome, saveContent } from '#features/editor/save/save-content.server.ts';
import { summarizeKind } from '#features/publishing/content-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { openFileStorage } from '#platform/storage/file-storage.server.ts';
import { insertArticle } from '../factories/article.ts';
import { insertSolution } from '../factories/solution.ts';
import { describeOnEachDatabase } from '../support/databases.ts';

const FIRST_DAY = '2025-03-01T10:00:00.000Z';
const LATER_DAY = '2025-04-02T11:00:00.000Z';

function articleForm(given: Record<string, unknown> = {}) {
  return articleKind.form.schema.parse({
    title: 'Sell water by the tap',
    category: 'marketing',
    excerpt: 'Why.',
    content: '<p>One two three.</p>',
    imageUrl: '/pictures/1.svg',
    tags: 'water, , price ,water',
    ...given,
  });
}

function solutionForm(given: Record<string, unknown> = {}) {
  return solutionKind.form.schema.parse({ title: 'A plan', content: '<p>It.</p>', imageUrl: '/pictures/1.svg', ...given });
}

const folder = mkdtempSync(path.join(tmpdir(), 'byline-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnEachDatabase('saving on the admin', (open, { dialect }) => {
  async function openAdmin() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const clock = { today: FIRST_DAY };
    const storage = await openFileStorage(folder);
    return { db, contentVersion, storage, clock, now: () => new Date(clock.today) };
  }

  test('[ADM-7] text that is empty once it is sanitised is refused at its field, and may be kept as a draft', async () => {
    const admin = await openAdmin();
    const blank = { ...articleForm(), content: '<script>x</script>' };
    expect(await createArticle(admin, blank)).toEqual({ outcome: 'invalid', fieldErrors: { content: expect.any(String) } });
    expect(await admin.db.selectFrom('articles').select('id').execute()).toEqual([]);
    expect(stored(await createArticle(admin, { ...blank, intent: 'draft' })).isDraft).toBe(true);
  });

  test('[ADM-8] a new article is neither featured nor latest, dated now, under the slug of its title', async () => {
    const admin = await openAdmin();
    const { id } = stored(await createArticle(admin, articleForm()));
    expect(await rowOf(admin.db, id)).toMatchObject({
      id: 'sell-water-by-the-tap',
      category: 'MARKETING',
      author: null,
      isFeatured: false,
      isLatest: false,
      publishedAt: FIRST_DAY,
      firstPublishedAt: FIRST_DAY,
      tags: ['water', 'price'],
    });
  });

  test('[DATA-1] a second article of the same title gets an address of its own, and a changed title keeps its address', async () => {
    const admin = await openAdmin();
    await createArticle(admin, articleForm());
    const second = stored(await createArticle(admin, articleForm()));
    expect(second.id).toBe('sell-water-by-the-tap-2');
    const renamed = stored(await updateArticle(admin, second.id, articleForm({ title: 'Another', version: second.version })));
    expect(renamed).toMatchObject({ id: 'sell-water-by-the-tap-2', fields: { title: 'Another' } });
  });

  test('[ADM-7] the read time is that of the words a reader sees', async () => {
    const admin = await openAdmin();
    const content = `<p>${'<b>wo</b>rd '.repeat(201)}</p>`;
    const { id } = stored(await createArticle(admin, articleForm({ content })));
    expect((await rowOf(admin.db, id)).readTime).toBe(2);
  });

  test('[ADM-8] editing sets today unless unticked, and the first date stays', async () => {
    const admin = await openAdmin();
    const made = stored(await createArticle(admin, articleForm()));
    admin.clock.today = LATER_DAY;
    const kept = stored(await updateArticle(admin, made.id, articleForm({ excerpt: 'Typo mended.', version: made.version })));
    expect(await rowOf(admin.db, made.id)).toMatchObject({ publishedAt: FIRST_DAY, firstPublishedAt: FIRST_DAY });
    await updateArticle(admin, made.id, articleForm({ excerpt: 'New again.', showAsNewest: 'on', version: kept.version }));
    expect(await rowOf(admin.db, made.id)).toMatchObject({ publishedAt: LATER_DAY, firstPublishedAt: FIRST_DAY });
  });

  test('[ADM-14] the second of two saves is told, with theirs, and nothing is overwritten', async () => {
    const admin = await openAdmin();
    const made = stored(await createArticle(admin, articleForm()));
    await updateArticle(admin, made.id, articleForm({ excerpt: 'Hers.', version: made.version }));
    const second = await updateArticle(admin, made.id, articleForm({ excerpt: 'His.', version: made.version }));
    expect(second).toMatchObject({ outcome: 'conflict', theirs: { fields: { excerpt: 'Hers.' } } });
    expect((await rowOf(admin.db, made.id)).excerpt).toBe('Hers.');
  });

  test('[ADM-14] one opened form saved twice at once makes one row', async () => {
    const admin = await openAdmin();
    const form = articleForm({ creationKey: randomUUID() });
    const saves = await Promise.allSettled([createArticle(admin, form), createArticle(admin, form)]);
    expect(saves.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await admin.db.selectFrom('articles').select('title').execute()).toHaveLength(1);
  });

  test('[ADM-14] two creations with one key at once both say what was made', async () => {
    const admin = await openAdmin();
    const form = articleForm({ creationKey: randomUUID() });
    const saves = await Promise.all([1, 2, 3, 4].map(() => createArticle(admin, form)));
    expect(new Set(saves.map((save) => stored(save).id))).toEqual(new Set(['sell-water-by-the-tap']));
    expect(await admin.db.selectFrom('articles').select('title').execute()).toHaveLength(1);
  });

  test('[DATA-1] creations of one title at once get a path each', async () => {
    const admin = await openAdmin();
    const saves = await Promise.all([1, 2, 3, 4].map(() => createArticle(admin, articleForm())));
    expect(new Set(saves.map((save) => stored(save).id)).size).toBe(4);
  });

  test('[ADM-8] [ADM-14] "Show as newest" is done although another tab has saved the same text', async () => {
    const admin = await openAdmin();
    const made = stored(await createArticle(admin, articleForm()));
    await updateArticle(admin, made.id, articleForm({ version: made.version }));
    admin.clock.today = LATER_DAY;
    const second = stored(await updateArticle(admin, made.id, articleForm({ showAsNewest: 'on', version: made.version })));
    expect(await rowOf(admin.db, made.id)).toMatchObject({ publishedAt: LATER_DAY, version: second.version });
  });

  test('[ADM-14] the same text saved by two tabs is no conflict', async () => {
    const admin = await openAdmin();
    const made = stored(await createArticle(admin, articleForm()));
    const first = stored(await updateArticle(admin, made.id, articleForm({ excerpt: 'Mended.', version: made.version })));
    expect(stored(await updateArticle(admin, made.id, articleForm({ excerpt: 'Mended.', version: made.version })))).toEqual(first);
  });

  test('[ADM-14] a save that is sent again because its answer was lost is answered as saved', async () => {
    const admin = await openAdmin();
    const made = stored(await createArticle(admin, articleForm()));
    const form = articleForm({ excerpt: 'Once.', showAsNewest: 'on', version: made.version, saveId: 'form.1' });
    const first = stored(await updateArticle(admin, made.id, form));
    admin.clock.today = LATER_DAY;
    expect(stored(await updateArticle(admin, made.id, form))).toEqual(first);
    expect(await rowOf(admin.db, made.id)).toMatchObject({ publishedAt: FIRST_DAY, version: first.version, lastSaveId: 'form.1' });
  });

  test("[ADM-14] a save that was lost and followed by another person's change is told, whichever field they changed", async () => {
    const admin = await openAdmin();
    const made = stored(await createArticle(admin, articleForm()));
    const mine = articleForm({ category: 'brand', version: made.version, saveId: 'mine.1' });
    const lost = stored(await updateArticle(admin, made.id, mine));
    await updateArticle(admin, made.id, articleForm({ category: 'brand', tags: 'theirs', version: lost.version, saveId: 'theirs.1' }));
    const again = await updateArticle(admin, made.id, mine);
    expect(again).toMatchObject({ outcome: 'conflict', theirs: { lastSaveId: 'theirs.1', fields: { tags: 'theirs' } } });
  });

  test('[ADM-13] the version that the cache goes by is newer once a save has been answered', async () => {
    const admin = await openAdmin();
    const before = current(admin);
    const { id } = stored(await createArticle(admin, articleForm()));
    const created = current(admin);
    await moveToTrash(admin, articleKind, id);
    expect([before < created, created < current(admin)]).toEqual([true, true]);
  });

  test('[ADM-23] a list is searched in its titles, filtered, sorted and cut into pages', async () => {
    const { db } = await openAdmin();
    for (let day = 1; day <= 52; day += 1) {
      const publishedAt = new Date(Date.UTC(2025, 0, day)).toISOString();
      await insertArticle(db, { id: `a${day}`, title: `Émigré ${day} 50%_`, category: day % 2 ? 'BRAND' : 'BUSINESS', publishedAt });
    }
    const list = async (search: string) => {
      const query = parseListQuery(getContentList(summarizeKind(articleKind)), new URLSearchParams(search));
      const { items, ...rest } = await listContent(db, articleKind, { query, now: new Date(LATER_DAY), timeZone: 'UTC' });
      return { ids: items.map(({ id }) => id), ...rest };
    };
    expect(await list('page=2')).toEqual({ ids: ['a2', 'a1'], count: 52, page: 2, pages: 2 });
    expect(await list('page=9&sort=oldest')).toMatchObject({ ids: ['a51', 'a52'], page: 2 });
    expect(await list('q=éMIGRÉ 7')).toMatchObject({ ids: ['a7'], count: 1, pages: 1 });
    expect(await list('q=0%25_')).toMatchObject({ count: 52 });
    expect(await list('q=5_%25')).toMatchObject({ ids: [], count: 0, page: 1 });
    expect((await list('category=brand')).ids.slice(0, 2)).toEqual(['a51', 'a49']);
    expect((await list('sort=title&q=émigré 1')).ids.slice(0, 3)).toEqual(['a1', 'a10', 'a11']);
  });

  test('[ADM-23] a list of what can be hidden is filtered by that, and searched whatever the case', async () => {
    const { db } = await openAdmin();
    await insertSolution(db, { id: 'shown', title: 'PLAN one' });
    await insertSolution(db, { id: 'hidden', title: 'plan É', isActive: false });
    const list = async (text: string, chosen: ContentQuery['chosen']) => {
      const query = { text, chosen, page: 1 };
      return (await listContent(db, solutionKind, { query, now: new Date(LATER_DAY), timeZone: 'UTC' })).items.map(({ id }) => id);
    };
    expect(await list('', { show: 'hidden' })).toEqual(['hidden']);
    expect(await list('', { show: 'visible' })).toEqual(['shown']);
    expect(await list('Plan', { sort: 'title' })).toEqual(['shown', 'hidden']);
    if (dialect === 'sqlite') expect(await list('é', {})).toEqual(['hidden']); // PostgreSQL folds by its locale
  });

  test('[DATA-7] what is stored has passed the whitelist', async () => {
    const admin = await openAdmin();
    const { fields } = stored(
      await createArticle(admin, articleForm({ content: '<p onclick="x()" data-a="b">Hi<script>x()</script></p>' })),
    );
    expect(fields.content).toBe('<p>Hi</p>');
  });

  test('[ADM-9] a new solution is visible; editing keeps its date and hides it only when asked', async () => {
    const admin = await openAdmin();
    const made = stored(await createSolution(admin, solutionForm()));
    expect(made.fields).toMatchObject({ isActive: 'on', excerpt: '' });
    expect(await solutionRow(admin.db, made.id)).toMatchObject({ isActive: true, publishedAt: FIRST_DAY, excerpt: null });
    admin.clock.today = LATER_DAY;
    const kept = stored(await updateSolution(admin, made.id, solutionForm({ title: 'Plan', isActive: 'on', version: made.version })));
    expect(await solutionRow(admin.db, made.id)).toMatchObject({ isActive: true, publishedAt: FIRST_DAY });
    await updateSolution(admin, made.id, solutionForm({ title: 'Plan', version: kept.version }));
    expect(await solutionRow(admin.db, made.id)).toMatchObject({ isActive: false, publishedAt: FIRST_DAY });
  });
});

type ArticleForm = ReturnType<typeof articleForm>;
type SolutionForm = ReturnType<typeof solutionForm>;

const createArticle = (admin: SaveDeps, form: ArticleForm) => saveContent(admin, articleKind, { form });
const updateArticle = (admin: SaveDeps, id: string, form: ArticleForm) => saveContent(admin, articleKind, { id, form });
const createSolution = (admin: SaveDeps, form: SolutionForm) => saveContent(admin, solutionKind, { form });
const updateSolution = (admin: SaveDeps, id: string, form: SolutionForm) => saveContent(admin, solutionKind, { id, form });

function stored(outcome: SaveOutcome) {
  if (outcome.outcome !== 'saved') throw new Error('the save met a conflict');
  return outcome.item;
}

function current({ contentVersion }: { contentVersion: ContentVersion }) {
  return contentVersion.current();
}

function rowOf(db: Db, id: string) {
  return db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function solutionRow(db: Db, id: string) {
  return db.selectFrom('growthSolutions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
