import { expect, test } from 'vitest';
import { articleKind } from '#features/articles/article-kind.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { packFields } from '#features/publishing/revisions/revisions.server.ts';
import { defaultSite } from '#features/settings/site.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { findItem, listHidden, listItems, parseCursor } from './read-items.server.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const DAY = '2026-05-01T00:00:00.000Z';
const reading = { view: 'public', fields: undefined, site: defaultSite, siteUrl: 'https://example.org', now: NOW } as const;
const listing = { ...reading, isDraftsOnly: false, limit: 2, cursor: undefined, category: undefined, tag: undefined };

describeOnEachDatabase('items for programs', (open) => {
  test('[API-1] pages go on after the last item, also among those of one date and after a new one', async () => {
    const db = await open();
    for (const id of ['a', 'b', 'c', 'd', 'e']) await insertArticle(db, { id, publishedAt: DAY });
    const first = await listItems(db, articleKind, listing);
    await insertArticle(db, { id: 'newer', publishedAt: '2026-05-02T00:00:00.000Z' });
    const second = await listItems(db, articleKind, { ...listing, cursor: parseCursor(first.next ?? '') });
    const third = await listItems(db, articleKind, { ...listing, cursor: parseCursor(second.next ?? '') });
    expect([first, second, third].map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(third.next).toBeNull();
  });

  test('[API-1] readers are given what is public, by category and tag; the author drafts and what waits as well', async () => {
    const db = await open();
    await insertArticle(db, { id: 'seen', publishedAt: DAY, category: 'BRAND', tags: ['Small Business'], relatedIds: ['draft'] });
    await insertArticle(db, { id: 'draft', isDraft: true, category: 'BRAND', tags: ['small business'] });
    await insertArticle(db, { id: 'later', publishedAt: '2026-07-01T00:00:00.000Z', category: 'BRAND' });
    await insertArticle(db, { id: 'gone', publishedAt: DAY, deletedAt: DAY });
    const fields = await packFields({ title: 'It waits' });
    const revision = { id: 'r', kind: 'article', itemId: 'seen', number: 1, savedAt: DAY, savedBy: null, isPublished: false, fields };
    await db.insertInto('revisions').values(revision).execute();
    await db.updateTable('articles').set({ draftRevisionId: 'r' }).where('id', '=', 'seen').execute();
    const ids = async (more: Partial<Parameters<typeof listItems>[2]>) =>
      (await listItems(db, articleKind, { ...listing, limit: 9, ...more })).items.map(({ id }) => id);
    expect(await ids({})).toEqual(['seen']);
    expect(await ids({ category: 'BRAND' })).toEqual(['seen']);
    expect(await ids({ category: 'BUSINESS' })).toEqual([]);
    expect(await ids({ tag: 'small business' })).toEqual(['seen']);
    expect(await ids({ tag: 'SMALL-business', view: 'author' })).toEqual(expect.arrayContaining(['seen', 'draft']));
    expect(await ids({ view: 'author' })).toEqual(expect.arrayContaining(['seen', 'draft', 'later']));
    expect(await ids({ view: 'author', isDraftsOnly: true })).toEqual(['draft']);
    const find = (view: 'public' | 'author', id: string) => findItem(db, articleKind, { ...reading, view, id });
    expect(await find('public', 'seen')).not.toHaveProperty('relatedIds');
    expect(await find('author', 'seen')).toMatchObject({ title: 'It waits', isChanged: true, state: 'published', relatedIds: ['draft'] });
    expect(await find('author', 'later')).toMatchObject({ state: 'scheduled' });
    for (const id of ['draft', 'later', 'gone', 'nothing']) expect(await find('public', id), id).toBeUndefined();
    expect(await find('author', 'gone')).toBeUndefined();
    expect(listHidden(articleKind, 'public', ['title', 'offer', 'version'])).toEqual(['offer', 'version']);
  });

  test('[API-1] a kind that hides items shows none of them, and one that lists texts ends a page early', async () => {
    const db = await open();
    const solution = { title: 'S', excerpt: null, author: null, content: '<p><a href="/about">x</a></p>', publishedAt: DAY };
    await insertSolution(db, { ...solution, id: 'shown', isActive: true });
    await insertSolution(db, { ...solution, id: 'hidden', isActive: false });
    const { items } = await listItems(db, solutionKind as ContentKind, { ...listing, fields: ['content', 'author'] });
    expect(items).toEqual([
      {
        id: 'shown',
        url: 'https://example.org/solution/shown',
        content: '<p><a href="https://example.org/about">x</a></p>',
        author: defaultSite.author.name,
      },
    ]);
    await insertArticle(db, {
      id: 'long',
      publishedAt: '2020-01-01T00:00:00.000Z',
      content: `<p><a href="/b">${'long '.repeat(7000)}</a></p>`,
    });
    const long = await findItem(db, articleKind, { ...reading, id: 'long' });
    expect(long?.content).toContain('href="https://example.org/b"'); // in a thread
    const content = `<p>${'long '.repeat(250_000)}</p>`;
    for (const id of ['a', 'b', 'c']) await insertArticle(db, { id, publishedAt: DAY, content });
    const page = await listItems(db, articleKind, { ...listing, view: 'author', limit: 9, fields: ['content'] });
    expect(page.items.map(({ id }) => id)).toEqual(['a']);
    expect(parseCursor(page.next ?? '')).toEqual({ publishedAt: DAY, id: 'a' });
  });
});
