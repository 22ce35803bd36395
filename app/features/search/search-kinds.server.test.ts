import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { articleKind } from '#features/articles/article-kind.ts';
import type { ContentKind } from '#features/publishing/content-kind.ts';
import { toContentDb } from '#features/publishing/content-table.server.ts';
import { getSearchColumns, getSearchText } from '#features/publishing/search-columns.server.ts';
import { indexContent } from '#features/publishing/search-index.server.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { searchContent } from './search.server.ts';

const NOW = new Date('2026-01-01T00:00:00.000Z');
const COLUMNS = ['plain_text', 'search_title', 'search_excerpt', 'search_text'];

/** Solutions as they would be if the site's search looked through them. */
const searchedKind: ContentKind = { ...solutionKind, form: { ...solutionKind.form, isSearched: true } };
const kinds = [articleKind, searchedKind];

describeOnEachDatabase('search of several kinds', (open, { dialect }) => {
  async function openSearched() {
    const db = await open();
    for (const column of COLUMNS) {
      await sql`alter table growth_solutions add column ${sql.ref(column)} text not null default ''`.execute(db);
    }
    await sql`alter table growth_solutions add column words ${sql.raw(dialect === 'sqlite' ? 'blob' : 'bytea')}`.execute(db);
    async function insert(given: { id: string; title?: string; content?: string; publishedAt: string; isActive?: boolean }) {
      const row = await insertSolution(db, { title: 'A plan', excerpt: null, content: '<p>It.</p>', ...given });
      const searchable = { category: '', ...row, excerpt: '' };
      await toContentDb(db).updateTable('growthSolutions').set(getSearchColumns(searchable)).where('id', '=', given.id).execute();
      await indexContent(db, { table: 'growthSolutions', id: given.id }, getSearchText(searchable));
    }
    return { db, insert };
  }

  test('[SRCH-7] counts and orders what all of them have as if it were one list', async () => {
    const { db, insert } = await openSearched();
    const at = (day: number) => `2025-01-0${day}T00:00:00.000Z`;
    await insertArticle(db, { id: 'old-title', title: 'Kente', publishedAt: at(1) });
    await insertArticle(db, { id: 'new-text', content: '<p>kente</p>', publishedAt: at(9) });
    await insert({ id: 'new-title', title: 'A kente', publishedAt: at(2) });
    await insert({ id: 'old-text', content: '<p>of kente</p>', publishedAt: at(3) });
    await insert({ id: 'hidden', title: 'Kente', publishedAt: at(8), isActive: false });
    await insert({ id: 'none', publishedAt: at(8) });
    const { count, results } = await searchContent(db, 'KENTE', { kinds, now: NOW });
    expect([count, ...results.map(({ id }) => id)]).toEqual([4, 'new-title', 'old-title', 'new-text', 'old-text']);
    const first = await searchContent(db, 'kente', { kinds, limit: 3, now: NOW });
    expect([first.count, ...first.results.map(({ id }) => id)]).toEqual([4, 'new-title', 'old-title', 'new-text']);
  });

  test('[SRCH-7] says of what is no article what it is and where', async () => {
    const { db, insert } = await openSearched();
    await insert({ id: 'plan', content: '<p>of kente</p>', publishedAt: '2025-01-01T00:00:00.000Z' });
    await insertArticle(db, { id: 'plan', title: 'Kente' });
    const { results } = await searchContent(db, 'kente', { kinds, now: NOW });
    expect(results[0]).not.toHaveProperty('page');
    expect(results[1]).toMatchObject({
      id: 'plan',
      category: '',
      context: [{ text: 'of ' }, { text: 'kente', isMatch: true }],
      page: { path: '/solution/plan', label: 'Solution' },
    });
  });

  test('[SRCH-2] looks through no kind that its entry leaves out', async () => {
    const { db, insert } = await openSearched();
    await insert({ id: 'plan', title: 'Kente', publishedAt: '2025-01-01T00:00:00.000Z' });
    expect(await searchContent(db, 'kente', { kinds: [articleKind, solutionKind], now: NOW })).toEqual({ count: 0, results: [] });
  });
});
