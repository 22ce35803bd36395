import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { type ContentVersion, watchContentVersion } from '#db/content-version.server.ts';
import { articleFormSchema } from '#features/articles/article-kind.ts';
import { createArticle, deleteArticle, updateArticle } from '#features/articles/edit-article.server.ts';
import type { SaveOutcome } from '#features/editor/save/save-content.server.ts';
import { createSolution, updateSolution } from '#features/solutions/edit-solution.server.ts';
import { solutionFormSchema } from '#features/solutions/solution-kind.ts';
import { site } from '#site';
import { describeOnEachDatabase } from '../support/databases.ts';

const FIRST_DAY = '2025-03-01T10:00:00.000Z';
const LATER_DAY = '2025-04-02T11:00:00.000Z';

function articleForm(given: Record<string, unknown> = {}) {
  return articleFormSchema.parse({
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
  return solutionFormSchema.parse({ title: 'A plan', content: '<p>It.</p>', imageUrl: '/pictures/1.svg', ...given });
}

describeOnEachDatabase('saving on the admin', (open) => {
  async function openAdmin() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const clock = { today: FIRST_DAY };
    return { db, contentVersion, clock, now: () => new Date(clock.today) };
  }

  test('[ADM-8] a new article is neither featured nor latest, dated now, under the slug of its title', async () => {
    const admin = await openAdmin();
    const { id } = stored(await createArticle(admin, articleForm()));
    expect(await rowOf(admin.db, id)).toMatchObject({
      id: 'sell-water-by-the-tap',
      category: 'MARKETING',
      author: site.author.name,
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
    expect(renamed).toMatchObject({ id: 'sell-water-by-the-tap-2', title: 'Another' });
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
    expect(second).toMatchObject({ outcome: 'conflict', theirs: { excerpt: 'Hers.' } });
    expect((await rowOf(admin.db, made.id)).excerpt).toBe('Hers.');
  });

  test('[ADM-14] one opened form saved twice at once makes one row', async () => {
    const admin = await openAdmin();
    const form = articleForm({ creationKey: randomUUID() });
    const saves = await Promise.allSettled([createArticle(admin, form), createArticle(admin, form)]);
    expect(saves.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await admin.db.selectFrom('articles').select('title').execute()).toHaveLength(1);
  });

  test('[ADM-13] the version that the cache goes by is newer once a save has been answered', async () => {
    const admin = await openAdmin();
    const before = current(admin);
    const { id } = stored(await createArticle(admin, articleForm()));
    const created = current(admin);
    await deleteArticle(admin, id);
    expect([before < created, created < current(admin)]).toEqual([true, true]);
  });

  test('[DATA-7] what is stored has passed the whitelist', async () => {
    const admin = await openAdmin();
    const { content } = stored(
      await createArticle(admin, articleForm({ content: '<p onclick="x()" data-a="b">Hi<script>x()</script></p>' })),
    );
    expect(content).toBe('<p>Hi</p>');
  });

  test('[ADM-9] a new solution is visible; editing keeps its date and hides it only when asked', async () => {
    const admin = await openAdmin();
    const made = stored(await createSolution(admin, solutionForm()));
    expect(made).toMatchObject({ isActive: true, publishedAt: FIRST_DAY, excerpt: '' });
    admin.clock.today = LATER_DAY;
    const kept = stored(await updateSolution(admin, made.id, solutionForm({ title: 'Plan', isActive: 'on', version: made.version })));
    expect(kept).toMatchObject({ isActive: true, publishedAt: FIRST_DAY });
    const hidden = stored(await updateSolution(admin, made.id, solutionForm({ title: 'Plan', version: kept.version })));
    expect(hidden).toMatchObject({ isActive: false, publishedAt: FIRST_DAY });
  });
});

function stored<Item>(outcome: SaveOutcome<Item>): Item {
  if (outcome.outcome !== 'saved') throw new Error('the save met a conflict');
  return outcome.item;
}

function current({ contentVersion }: { contentVersion: ContentVersion }) {
  return contentVersion.current();
}

function rowOf(db: Db, id: string) {
  return db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
