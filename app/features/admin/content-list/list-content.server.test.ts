import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { articleKind } from '#features/articles/article-kind.ts';
import { type ListFilter, summarizeKind } from '#features/publishing/content-kind.ts';
import { findIds } from '#features/search/search.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { getListPath, parseListQuery } from '../list/list.ts';
import { getContentList } from './content-list.ts';
import { type ItemMetric, listContent, listTags } from './list-content.server.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

/** Four articles, one in each state, and one in the trash. */
async function fill(db: Db) {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day)).toISOString();
  await insertArticle(db, { id: 'draft', title: 'D', tags: ['roads'], publishedAt: at(4), isDraft: true, content: '<p>Quaggas.</p>' });
  await insertArticle(db, { id: 'scheduled', title: 'C', tags: ['roads', "it's"], publishedAt: '2100-01-01T00:00:00.000Z' });
  await insertArticle(db, { id: 'published', title: 'B', tags: ['price'], publishedAt: at(3) });
  await insertArticle(db, { id: 'changed', title: 'A', publishedAt: at(2), draftRevisionId: 'r1' });
  await insertArticle(db, { id: 'deleted', title: 'E', tags: ['gone'], publishedAt: at(1), deletedAt: at(5) });
}

async function list(db: Db, search: string, metrics: readonly ItemMetric[] = []) {
  const sorts = metrics.map(({ sort }) => sort);
  const query = parseListQuery(getContentList(summarizeKind(articleKind), {}, sorts), new URLSearchParams(search));
  const found = await findIds(db, query.text, articleKind);
  const { items, count } = await listContent(db, articleKind, { query, now: NOW, timeZone: 'UTC', found, metrics });
  expect(count).toBe(items.length);
  return items;
}

const listIds = async (db: Db, search: string) => (await list(db, search)).map(({ id }) => id);

describeOnEachDatabase("the admin's list", (open) => {
  test('[ADM-21] [ADM-23] says what readers see of each, and is filtered by that', async () => {
    const db = await open();
    await fill(db);
    expect((await list(db, '')).map(({ id, status, isChanged }) => [id, status, isChanged])).toEqual([
      ['scheduled', 'scheduled', false],
      ['draft', 'draft', false],
      ['published', 'published', false],
      ['changed', 'published', true],
    ]);
    expect(await listIds(db, 'show=draft')).toEqual(['draft']);
    expect(await listIds(db, 'show=scheduled')).toEqual(['scheduled']);
    expect(await listIds(db, 'show=published')).toEqual(['published', 'changed']);
    expect(await listIds(db, 'show=changed')).toEqual(['changed']);
  });

  test('[ADM-23] is filtered by the tags that exist, and searched in the words of texts, drafts included', async () => {
    const db = await open();
    await fill(db);
    expect(await listTags(db, articleKind)).toEqual({ tag: ["it's", 'price', 'roads'] });
    expect(await listIds(db, 'tag=roads')).toEqual(['scheduled', 'draft']);
    expect(await listIds(db, `tag=${encodeURIComponent("it's")}`)).toEqual(['scheduled']);
    expect(await listIds(db, 'tag=gone')).toEqual([]);
    expect(await listIds(db, 'q=quaggas')).toEqual(['draft']);
    expect(await listIds(db, 'q=quaggas&show=published')).toEqual([]);
  });

  test('[ADM-23] is filtered by each choice that the kind declares, and by nothing else', async () => {
    const db = await open();
    await insertArticle(db, { id: 'french', language: 'fr' });
    await insertArticle(db, { id: 'english' });
    const options = [{ value: 'fr', label: 'French' }];
    const filters: ListFilter<'articles'>[] = [{ name: 'language', label: 'Language', type: 'choice', column: 'language', options }];
    const kind = { ...articleKind, list: { ...articleKind.list, filters } };
    const getShape = (declared: readonly ListFilter[]) => getContentList({ ...summarizeKind(articleKind), filters: declared });
    const read = async (declared: readonly ListFilter[], search: string) => {
      const query = parseListQuery(getShape(declared), new URLSearchParams(search));
      return (await listContent(db, kind, { query, now: NOW, timeZone: 'UTC' })).items.map(({ id }) => id).toSorted();
    };
    expect(await read(filters, 'language=fr')).toEqual(['french']);
    expect(await read(filters, 'language=it')).toEqual(['english', 'french']);
    expect(await read([], 'language=fr')).toEqual(['english', 'french']);
    const query = parseListQuery(getShape(filters), new URLSearchParams('language=fr&page=2'));
    expect(getListPath(getShape(filters), query)).toBe('/admin/articles?language=fr&page=2');
    expect(query).toMatchObject({ text: '', chosen: { language: 'fr' } });
  });

  test('[ADM-23] is sorted by the last change and by the metrics of extensions, which stand in the rows', async () => {
    const db = await open();
    await fill(db);
    const revision = (itemId: string, savedAt: string) => ({
      ...{ id: `${itemId} ${savedAt}`, kind: 'article', itemId, number: Number(savedAt.slice(8, 10)), savedAt, savedBy: null },
      ...{ fields: Buffer.from('x'), isPublished: true },
    });
    await db
      .insertInto('revisions')
      .values([
        revision('changed', '2026-11-20T10:00:00.000Z'),
        revision('changed', '2026-11-21T10:00:00.000Z'),
        revision('published', '2026-11-19T10:00:00.000Z'),
      ])
      .execute();
    expect(await listIds(db, 'sort=changed')).toEqual(['scheduled', 'changed', 'published', 'draft']); // a date to come is the latest
    const stars = new Map([
      ['changed', 7],
      ['draft', 1],
    ]);
    const metric: ItemMetric = {
      sort: ['stars', 'Most stars'],
      read: async () => stars,
      toFact: ({ kind, title }, value) => `${kind} ${title} ${value}`,
    };
    expect((await list(db, 'sort=stars', [metric])).map(({ id, metricFacts }) => [id, ...metricFacts])).toEqual([
      ['changed', 'article A 7'],
      ['draft', 'article D 1'],
      ['scheduled', 'article C 0'],
      ['published', 'article B 0'],
    ]);
    expect(await listIds(db, 'sort=stars')).toEqual(['scheduled', 'draft', 'published', 'changed']);
  });

  test('[ADM-26] counts the comments on private links that are not done', async () => {
    const db = await open();
    await fill(db);
    const comment = (id: string, itemId: string, doneAt: string | null = null) => ({
      ...{ id, itemId, doneAt, kind: 'article', linkId: 'link', name: 'Efua', quote: '', text: 'Shorter?' },
      createdAt: NOW.toISOString(),
    });
    await db
      .insertInto('draftComments')
      .values([comment('a', 'draft'), comment('b', 'draft'), comment('c', 'draft', NOW.toISOString()), comment('d', 'changed')])
      .execute();
    const counts = (await list(db, '')).map(({ id, comments }) => [id, comments]);
    expect(Object.fromEntries(counts)).toMatchObject({ draft: 2, changed: 1, published: 0 });
  });
});
