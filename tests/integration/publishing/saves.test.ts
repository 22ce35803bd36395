import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { watchContentVersion } from '#db/content-version.server.ts';
import { deleteForGood, listTrash, moveToTrash, restoreFromTrash } from '#features/admin/trash/trash.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { parseContentForm } from '#features/editor/form/form-fields.ts';
import { changePublication } from '#features/editor/save/publication.server.ts';
import { type SaveOutcome, saveContent } from '#features/editor/save/save-content.server.ts';
import { getSavedContent } from '#features/editor/save/stored-content.server.ts';
import { findPublicItem } from '#features/publishing/public-content.server.ts';
import { findRevision, listRevisions } from '#features/publishing/revisions/revisions.server.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = '2025-03-01T10:00:00.000Z';
const LATER_DAY = '2025-04-02T11:00:00.000Z';
const NEXT_YEAR = '2026-01-01T08:00:00.000Z';

const WHOLE = {
  title: 'Sell water by the tap',
  category: 'MARKETING',
  excerpt: 'Why.',
  content: '<p>One two three.</p>',
  imageUrl: '/pictures/1.svg',
  tags: 'water',
};
const BLANK = { title: 'Only a title', category: '', excerpt: '', content: '', imageUrl: '', tags: '' };
const KEY = { kind: 'article', itemId: 'sell-water-by-the-tap' };

describeOnEachDatabase('publishing', (open) => {
  async function openSite() {
    const db = await open();
    const contentVersion = await watchContentVersion(db);
    contentVersion.stop();
    const clock = { today: FIRST_DAY };
    const services = { db, contentVersion, now: () => new Date(clock.today) };
    const save = (fields: Record<string, unknown>, id?: string) => {
      const parsed = parseContentForm(articleKind, fields);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed));
      return saveContent(services, articleKind, { form: parsed.form, savedBy: 'ada@example.org', ...(id && { id }) });
    };
    const change = (action: 'unpublish' | 'discard-changes', { id, version }: { id: string; version: number }) =>
      changePublication(services, articleKind, { id, version, action });
    const read = (id: string) => findPublicItem(db, articleKind, { id, now: services.now() });
    const getRow = (id: string) => db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const openForm = (id: string) => getSavedContent(db, articleKind, { id, now: services.now() });
    return { db, services, clock, save, change, read, getRow, openForm };
  }

  test('[ADM-21] a draft needs a title alone, is read by nobody, and is published with the date of that day', async () => {
    const { clock, save, read, getRow, openForm } = await openSite();
    const draft = stored(await save({ ...BLANK, intent: 'draft' }));
    expect(draft).toMatchObject({ isDraft: true, isChanged: false, path: '/blog/only-a-title', fields: BLANK });
    expect(await read(draft.id)).toBeUndefined();
    clock.today = LATER_DAY;
    const more = stored(await save({ ...WHOLE, intent: 'draft', version: draft.version }, draft.id));
    expect(await openForm(draft.id)).toEqual(more);
    const published = stored(await save({ ...WHOLE, version: more.version }, draft.id));
    expect(published).toMatchObject({ isDraft: false, publishedAt: LATER_DAY });
    expect(await read(draft.id)).toMatchObject({ title: WHOLE.title });
    expect(await getRow(draft.id)).toMatchObject({ firstPublishedAt: LATER_DAY });
  });

  test('[ADM-21] what a draft may not hold is refused, and so is an incomplete one that is to be published', async () => {
    expect(parseContentForm(articleKind, { ...BLANK, title: ' ', intent: 'draft' })).toMatchObject({
      ok: false,
      fieldErrors: { title: /./ },
    });
    expect(parseContentForm(articleKind, { ...WHOLE, imageUrl: 'https://elsewhere', intent: 'draft' }).ok).toBe(false);
    expect(parseContentForm(articleKind, { ...BLANK, intent: 'draft', else: '' }).ok).toBe(false);
    expect(parseContentForm(articleKind, { title: 'T', intent: 'draft' }).ok).toBe(true);
    expect(parseContentForm(articleKind, BLANK).ok).toBe(false);
    expect(parseContentForm(articleKind, { ...WHOLE, publishAt: 'tomorrow' }).ok).toBe(false);
    expect(parseContentForm(solutionKind, { title: 'T', intent: 'draft', isActive: 'on' })).toMatchObject({
      form: { isActive: true, content: '' },
    });
  });

  test('[ADM-21] a date in the future is when it comes out, and is its first date', async () => {
    const { clock, save, read, getRow } = await openSite();
    const { id } = stored(await save({ ...WHOLE, publishAt: '2026-01-01T09:00:00+01:00' }));
    expect(await getRow(id)).toMatchObject({ publishedAt: NEXT_YEAR, firstPublishedAt: NEXT_YEAR });
    clock.today = '2026-01-01T07:59:59.999Z';
    expect(await read(id)).toBeUndefined();
    clock.today = NEXT_YEAR;
    expect(await read(id)).toBeDefined();
  });

  test('[ADM-32] a date in the past is the only date that readers see, also of a draft; what was public before keeps its update', async () => {
    const { clock, save, change, read, getRow } = await openSite();
    const essay = stored(await save({ ...WHOLE, publishAt: '2019-05-04T09:00:00Z' }));
    const dates = {
      publishedAt: '2019-05-04T09:00:00.000Z',
      firstPublishedAt: '2019-05-04T09:00:00.000Z',
      updatedAt: '2019-05-04T09:00:00.000Z',
    };
    expect(await getRow(essay.id)).toMatchObject(dates);
    expect(await read(essay.id)).toBeDefined();
    const draft = stored(await save({ ...WHOLE, title: 'A draft', intent: 'draft' }));
    await save({ ...WHOLE, title: 'A draft', publishAt: '2019-05-04T09:00:00Z', version: draft.version }, draft.id);
    expect(await getRow(draft.id)).toMatchObject(dates);
    const today = stored(await save({ ...WHOLE, title: 'Of today' }));
    const hidden = stored(await change('unpublish', today));
    clock.today = LATER_DAY;
    await save({ ...WHOLE, title: 'Of today', publishAt: '2019-05-04T09:00:00Z', version: hidden.version }, today.id);
    expect(await getRow(today.id)).toMatchObject({ ...dates, updatedAt: LATER_DAY });
    expect(parseContentForm(articleKind, { ...WHOLE, publishAt: '0019-05-04T09:00:00Z' }).ok).toBe(false);
  });

  test('[ADM-21] a draft of what is public leaves the site as it is, and is published as a whole', async () => {
    const { clock, save, read, openForm } = await openSite();
    const made = stored(await save(WHOLE));
    clock.today = LATER_DAY;
    const changed = stored(await save({ ...WHOLE, title: 'Other', excerpt: '', intent: 'draft', version: made.version }, made.id));
    expect(changed).toMatchObject({ isDraft: false, isChanged: true, fields: { title: 'Other', excerpt: '' }, publishedAt: FIRST_DAY });
    expect(await openForm(made.id)).toEqual(changed);
    expect(await read(made.id)).toMatchObject({ title: WHOLE.title, excerpt: 'Why.' });
    const published = stored(await save({ ...WHOLE, title: 'Other', version: changed.version }, made.id));
    expect(published).toMatchObject({ isChanged: false, publishedAt: FIRST_DAY });
    expect(await read(made.id)).toMatchObject({ title: 'Other' });
  });

  test('[ADM-21] changes that wait can be given up, and are none where they are what is public', async () => {
    const { save, change, openForm, db } = await openSite();
    const made = stored(await save(WHOLE));
    const changed = stored(await save({ ...WHOLE, title: 'Other', intent: 'draft', version: made.version }, made.id));
    const back = stored(await save({ ...WHOLE, intent: 'draft', version: changed.version }, made.id));
    expect(back).toMatchObject({ isChanged: false, fields: WHOLE });
    const again = stored(await save({ ...WHOLE, title: 'Third', intent: 'draft', version: back.version }, made.id));
    const given = stored(await change('discard-changes', again));
    expect(given).toMatchObject({ isChanged: false, fields: WHOLE });
    expect(await openForm(made.id)).toEqual(given);
    expect(await findRevision(db, KEY, 4)).toMatchObject({ fields: { title: 'Third' } });
  });

  test('[ADM-21] what is unpublished goes on with the changes that waited, and keeps its first date', async () => {
    const { clock, save, change, read, openForm, getRow } = await openSite();
    const made = stored(await save(WHOLE));
    const changed = stored(await save({ ...WHOLE, title: 'Other', intent: 'draft', version: made.version }, made.id));
    expect(await change('unpublish', made)).toMatchObject({ outcome: 'conflict', theirs: { fields: { title: 'Other' } } });
    const draft = stored(await change('unpublish', changed));
    expect(draft).toMatchObject({ isDraft: true, isChanged: false, fields: { title: 'Other' } });
    expect(stored(await change('unpublish', changed))).toEqual(draft);
    expect([await read(made.id), await openForm(made.id)]).toEqual([undefined, draft]);
    clock.today = LATER_DAY;
    await save({ ...draft.fields, version: draft.version }, made.id);
    expect(await getRow(made.id)).toMatchObject({
      title: 'Other',
      publishedAt: LATER_DAY,
      firstPublishedAt: FIRST_DAY,
      draftRevisionId: null,
    });
  });

  test('[ADM-21] a date that was taken back before it came is no first date', async () => {
    const { clock, save, change, getRow } = await openSite();
    const made = stored(await save({ ...WHOLE, publishAt: LATER_DAY }));
    const draft = stored(await change('unpublish', made));
    clock.today = NEXT_YEAR;
    await save({ ...WHOLE, version: draft.version }, made.id);
    expect(await getRow(made.id)).toMatchObject({ publishedAt: NEXT_YEAR, firstPublishedAt: NEXT_YEAR });
  });

  test("[ADM-14] saves whose answers were lost are repeated without harm, and a save that changes nothing is in nobody's way", async () => {
    const { save, openForm, db } = await openSite();
    const creation = { ...BLANK, intent: 'draft', creationKey: randomUUID(), saveId: 'a.1' };
    const made = stored(await save(creation));
    expect(stored(await save(creation))).toEqual(made);
    const second = { ...WHOLE, intent: 'draft', version: made.version, saveId: 'a.2' };
    const saved = stored(await save(second, made.id));
    expect(stored(await save(second, made.id))).toEqual(saved);
    const published = stored(await save({ ...WHOLE, version: saved.version, saveId: 'a.3' }, made.id));
    expect(stored(await save({ ...WHOLE, showAsNewest: 'on', version: published.version, saveId: 'b.1' }, made.id)).version).toBe(
      published.version,
    );
    stored(await save({ ...WHOLE, excerpt: 'Mine.', version: published.version, saveId: 'a.4' }, made.id));
    expect((await openForm(made.id)).fields.excerpt).toBe('Mine.');
    expect(await listRevisions(db, { kind: 'article', itemId: made.id }, { limit: 9 })).toHaveLength(4);
  });

  test('[ADM-25] each save is kept with its time and author; the first of an older row keeps what was there before', async () => {
    const { clock, save, db } = await openSite();
    await insertArticle(db, { id: 'old', title: 'Before', publishedAt: '2024-01-01T00:00:00.000Z' });
    const saved = stored(await save({ ...WHOLE, version: 1 }, 'old'));
    clock.today = LATER_DAY;
    await save({ ...WHOLE, version: saved.version }, 'old');
    const key = { kind: 'article', itemId: 'old' };
    expect(await listRevisions(db, key, { limit: 9 })).toEqual([
      { number: 2, savedAt: FIRST_DAY, savedBy: 'ada@example.org', proposedBy: null, isPublished: true },
      { number: 1, savedAt: '2024-01-01T00:00:00.000Z', savedBy: null, proposedBy: null, isPublished: true },
    ]);
    expect(await findRevision(db, key, 1)).toMatchObject({ fields: { title: 'Before' } });
    expect(await findRevision(db, key, 3)).toBeUndefined();
  });

  test('[ADM-25] all of the last 30 days are kept, and one a week of those before', async () => {
    const { clock, save, db } = await openSite();
    let { id, version } = stored(await save({ ...WHOLE, excerpt: '0' }));
    const start = Date.parse('2025-03-06T10:00:00.000Z'); // weeks are counted from a Thursday
    for (let day = 0; day < 100; day += 1) {
      clock.today = new Date(start + day * DAY_MS).toISOString();
      ({ id, version } = stored(await save({ ...WHOLE, excerpt: `Day ${day}`, version }, id)));
    }
    const days = (await listRevisions(db, KEY, { limit: 200 })).map(({ savedAt }) => Math.round((Date.parse(savedAt) - start) / DAY_MS));
    expect(days).toEqual([...Array.from({ length: 31 }, (_, ago) => 99 - ago), 68, 62, 55, 48, 41, 34, 27, 20, 13, 6, -5]);
  });

  test('[ADM-19] what is deleted is in nothing but the trash, and comes back under its address as it was', async () => {
    const { services, save, read, openForm, db } = await openSite();
    const made = stored(await save(WHOLE));
    const changed = stored(await save({ ...WHOLE, title: 'Other', intent: 'draft', version: made.version }, made.id));
    await moveToTrash(services, articleKind, made.id);
    expect(await read(made.id)).toBeUndefined();
    await expect(openForm(made.id)).rejects.toThrow('in the trash');
    expect((await listTrash(services, [articleKind, solutionKind])).items).toMatchObject([
      { id: made.id, title: WHOLE.title, until: '2025-03-31T10:00:00.000Z' },
    ]);
    expect(stored(await save(WHOLE)).id).toBe('sell-water-by-the-tap-2');
    await restoreFromTrash(services, articleKind, made.id);
    expect([await openForm(made.id), (await read(made.id))?.title]).toEqual([changed, WHOLE.title]);
    expect(await listRevisions(db, KEY, { limit: 9 })).toHaveLength(2);
    stored(await save({ ...WHOLE, title: 'Mine', version: changed.version }, made.id)); // the form that was open all the while
  });

  test('[ADM-19] after 30 days it is gone, whatever has run; its address is free', async () => {
    const { clock, services, save, db } = await openSite();
    const made = stored(await save(WHOLE));
    await moveToTrash(services, articleKind, made.id);
    clock.today = '2025-03-31T10:00:00.000Z';
    expect((await listTrash(services, [articleKind])).items).toEqual([]);
    await expect(restoreFromTrash(services, articleKind, made.id)).rejects.toThrow('in the trash');
    await expect(save({ ...WHOLE, version: made.version, restores: 'on' }, made.id)).rejects.toMatchObject({ code: 'not-found' });
    const anew = stored(await save({ ...WHOLE, excerpt: 'Anew.' }));
    expect([anew.id, anew.version]).toEqual([made.id, 1]);
    expect(await listRevisions(db, KEY, { limit: 9 })).toHaveLength(1);
    await moveToTrash(services, articleKind, anew.id);
    await deleteForGood(services, articleKind, anew.id);
    expect(await db.selectFrom('revisions').select('id').execute()).toEqual([]);
  });

  test('[ADM-19] what has been deleted meanwhile is restored by the second save, with its first date', async () => {
    const { clock, services, save, read, getRow } = await openSite();
    const made = stored(await save(WHOLE));
    await moveToTrash(services, articleKind, made.id);
    clock.today = LATER_DAY;
    clock.today = '2025-03-20T10:00:00.000Z';
    const mine = { ...WHOLE, title: 'Mine', version: made.version };
    expect(await save(mine, made.id)).toMatchObject({ outcome: 'trashed', inTrash: { id: made.id, version: made.version } });
    const restored = { ...mine, restores: 'on', saveId: 'a.1' };
    const saved = stored(await save(restored, made.id));
    expect(stored(await save(restored, made.id))).toEqual(saved);
    expect(await read(made.id)).toMatchObject({ title: 'Mine' });
    expect(await getRow(made.id)).toMatchObject({ firstPublishedAt: FIRST_DAY, deletedAt: null });
  });
});

function stored(outcome: SaveOutcome) {
  if (outcome.outcome !== 'saved') throw new Error(`not saved: ${JSON.stringify(outcome)}`);
  return outcome.item;
}
