import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { setContentActive } from '#features/admin/content-list/list-content.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { changePublication } from '#features/editor/save/publication.server.ts';
import { saveContent } from '#features/editor/save/save-content.server.ts';
import type { WrittenKind } from '#features/publishing/content-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';

const DAYS = Array.from({ length: 9 }, (_, at) => `2025-03-0${at + 1}T10:00:00.000Z`);
const [FIRST = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = ''] = DAYS;
const NEXT_YEAR = '2026-01-01T08:00:00.000Z';

const ARTICLE = { title: 'Salt', category: 'BRAND', excerpt: 'e', content: '<p>One.</p>', imageUrl: '/pictures/1.svg', tags: '' };
const SOLUTION = { title: 'Salt', excerpt: 'e', content: '<p>One.</p>', imageUrl: '/pictures/1.svg', isActive: 'on' };

describeOnDatabase('the date of the last change', (open) => {
  async function openSite(kind: WrittenKind) {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const clock = { today: FIRST };
    const services = { db, contentVersion, now: () => new Date(clock.today) };
    const at = { id: '', version: 0 };
    const keep = (outcome: Awaited<ReturnType<typeof saveContent>>) => {
      if (outcome.outcome !== 'saved') throw new Error(JSON.stringify(outcome));
      at.id = outcome.item.id;
      at.version = outcome.item.version;
    };
    return {
      db,
      services,
      at,
      save: async (day: string, fields: Record<string, unknown>) => {
        clock.today = day;
        const parsed = parseContentForm(kind, { ...fields, ...(at.id && { version: at.version }) });
        if (!parsed.ok) throw new Error(JSON.stringify(parsed));
        keep(await saveContent(services, kind, { form: parsed.form, ...(at.id && { id: at.id }) }));
      },
      change: async (day: string, action: 'unpublish' | 'discard-changes') => {
        clock.today = day;
        keep(await changePublication(services, kind, { ...at, action }));
      },
      readDates: () =>
        db
          .selectFrom(kind.table as 'articles')
          .select(['publishedAt', 'updatedAt'])
          .where('id', '=', at.id)
          .executeTakeFirst(),
    };
  }

  test('[SEO-1] moves with a change of what readers see, the date of publication kept, and with nothing else', async () => {
    const { save, readDates } = await openSite(articleKind);
    await save(FIRST, ARTICLE);
    expect(await readDates()).toEqual({ publishedAt: FIRST, updatedAt: FIRST });
    await save(SECOND, { ...ARTICLE, content: '<p>Two.</p>' });
    expect(await readDates()).toEqual({ publishedAt: FIRST, updatedAt: SECOND });
    await save(THIRD, { ...ARTICLE, content: '<p>Two.</p>' });
    await save(THIRD, { ...ARTICLE, content: '<p>Two.</p>', isNoindex: 'on', canonicalUrl: 'https://example.org/salt' });
    expect(await readDates()).toEqual({ publishedAt: FIRST, updatedAt: SECOND });
    await save(FOURTH, { ...ARTICLE, content: '<p>Two.</p>', tags: 'salt' });
    expect(await readDates()).toEqual({ publishedAt: FIRST, updatedAt: FOURTH });
    await save(FIFTH, { ...ARTICLE, content: '<p>Two.</p>', tags: 'salt', showAsNewest: 'on' });
    expect(await readDates()).toEqual({ publishedAt: FIFTH, updatedAt: FIFTH });
  });

  test('[SEO-1] waits with changes that wait, and is the date of what comes out later', async () => {
    const { save, change, readDates } = await openSite(articleKind);
    await save(FIRST, ARTICLE);
    await save(SECOND, { ...ARTICLE, content: '<p>Two.</p>', intent: 'draft' });
    expect(await readDates()).toMatchObject({ updatedAt: FIRST });
    await change(THIRD, 'discard-changes');
    expect(await readDates()).toMatchObject({ updatedAt: FIRST });
    await change(THIRD, 'unpublish');
    await save(FOURTH, ARTICLE);
    expect(await readDates()).toMatchObject({ updatedAt: FOURTH });
    await save(FIFTH, { ...ARTICLE, publishAt: NEXT_YEAR });
    expect(await readDates()).toEqual({ publishedAt: NEXT_YEAR, updatedAt: NEXT_YEAR });
  });

  test('[SEO-1] of a solution moves with its text and not with its switch', async () => {
    const { db, services, at, save, readDates } = await openSite(solutionKind);
    await save(FIRST, SOLUTION);
    await save(SECOND, { ...SOLUTION, isActive: '' });
    await setContentActive(services, solutionKind, { id: at.id, isActive: true });
    expect(await readDates()).toMatchObject({ updatedAt: FIRST });
    await save(THIRD, { ...SOLUTION, title: 'Salt and pepper' });
    expect(await readDates()).toEqual({ publishedAt: FIRST, updatedAt: THIRD });
    expect(await db.selectFrom('growthSolutions').select('id').execute()).toHaveLength(1);
  });
});
