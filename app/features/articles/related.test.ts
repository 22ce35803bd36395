import { expect, test } from 'vitest';
import { builtInArticles } from '#content/articles/built-in-articles.ts';
import { rankRelated } from './related.ts';

const article = (id: string, changes: Partial<{ title: string; excerpt: string; category: string; tags: string[] }> = {}) => ({
  id,
  title: `Title ${id}`,
  excerpt: '',
  category: 'BRAND',
  tags: [],
  ...changes,
});

const ids = (articles: { id: string }[]) => articles.map(({ id }) => id);

test('[ART-4] three articles are related by category, tags and shared rare words', () => {
  const read = article('read', { category: 'BUSINESS', tags: ['Pricing'], excerpt: 'What kiosks know of airtime' });
  const candidates = [
    article('none'),
    article('words', { excerpt: 'Airtime at the kiosk' }),
    article('category', { category: 'BUSINESS' }),
    article('tag and category', { category: 'BUSINESS', tags: ['pricing'] }),
    article('other'),
  ];
  expect(ids(rankRelated(read, candidates))).toEqual(['tag and category', 'words', 'category']);
});

test('[ART-4] the article being read is never among them', () => {
  const all = [article('1'), article('2')];
  expect(ids(rankRelated(article('1'), all))).toEqual(['2']);
  expect(rankRelated(article('1'), [article('1')])).toEqual([]);
});

test.each(builtInArticles)('[ART-4] three articles follow the built-in one “$title”', (read) => {
  const related = rankRelated(read, builtInArticles);
  expect(new Set(ids(related)).size).toBe(3);
  expect(ids(related)).not.toContain(read.id);
});
