import { expect, test } from 'vitest';
import { articleKind } from '#features/articles/article-kind.ts';
import { pageKind } from '#features/pages/page-kind.ts';
import { solutionKind } from '#features/solutions/solution-kind.ts';
import { videoKind } from '#features/videos/video-kind.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { listMonth } from './list-month.server.ts';
import { addMonths, getDay, listWeeks, parseMonth } from './month.ts';

test('[ADM-32] a month begins on its weekday and ends with its last day', () => {
  const november = listWeeks('2026-11'); // a Sunday
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(listWeeks('2027-02').flat().filter(Boolean)).toHaveLength(28);
  expect(listWeeks('2028-02').flat().at(-6)).toBe('2028-02-29');
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('[ADM-32] a month that is none is refused, and a day is that of the site', () => {
  for (const text of [null, '', '2026-13', '26-01', '2026-1', '9999-12', '2026-01-01']) expect(parseMonth(text)).toBeUndefined();
  expect(parseMonth('2026-11')).toBe('2026-11');
  expect(getDay('2026-10-31T22:30:00.000Z', 'Africa/Nairobi')).toBe('2026-11-01');
  expect(getDay('2026-11-01T03:30:00.000Z', 'America/New_York')).toBe('2026-10-31');
});

describeOnDatabase('the calendar', (open) => {
  test('[ADM-32] shows what is published and scheduled in the month of the site’s time zone, and no drafts', async () => {
    const db = await open();
    await insertArticle(db, { id: 'last-night', publishedAt: '2026-10-31T22:30:00.000Z' });
    await insertArticle(db, { id: 'coming', publishedAt: '2026-11-30T09:00:00.000Z' });
    await insertArticle(db, { id: 'next-month', publishedAt: '2026-11-30T21:30:00.000Z' });
    await insertArticle(db, { id: 'draft', publishedAt: '2026-11-10T09:00:00.000Z', isDraft: true });
    await insertArticle(db, { id: 'gone', publishedAt: '2026-11-10T09:00:00.000Z', deletedAt: '2026-11-11T09:00:00.000Z' });
    await insertSolution(db, { id: 'hidden', publishedAt: '2026-11-12T09:00:00.000Z', isActive: false });
    const now = new Date('2026-11-23T12:00:00.000Z');
    const kinds = [articleKind, solutionKind, videoKind, pageKind];
    const { items, isWhole } = await listMonth(db, kinds, { month: '2026-11', now, timeZone: 'Africa/Nairobi' });
    expect(isWhole).toBe(true);
    expect(items.map(({ id, day, isScheduled, isHidden }) => [id, day, isScheduled, isHidden])).toEqual([
      ['last-night', '2026-11-01', false, false],
      ['hidden', '2026-11-12', false, true],
      ['coming', '2026-11-30', true, false],
    ]);
  });
});
