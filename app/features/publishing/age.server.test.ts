import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { isOverAYearOld } from './dates.ts';
import { findNextAnniversary } from './visibility.server.ts';

test.each([
  ['2025-01-15T09:00:00.000Z', '2026-01-15T09:00:00.000Z', false],
  ['2025-01-15T09:00:00.000Z', '2026-01-16T08:59:59.999Z', false],
  ['2025-01-15T09:00:00.000Z', '2026-01-16T09:00:00.000Z', true],
  ['2024-02-29T09:00:00.000Z', '2025-02-28T09:00:00.000Z', false],
  ['2024-02-29T09:00:00.000Z', '2025-03-01T09:00:00.000Z', true],
  ['2023-03-01T00:30:00.000Z', '2024-02-29T12:00:00.000Z', false],
  ['2027-01-15T09:00:00.000Z', '2026-01-15T09:00:00.000Z', false],
])('[ART-9] what is of %s is said on %s to be more than a year old: %s', (iso, now, expected) => {
  expect(isOverAYearOld(iso, new Date(now))).toBe(expected);
});

describeOnDatabase('the next article to turn a year old', (open) => {
  test('[ART-9] is the oldest of those that have not; from that moment on its page says so', async () => {
    const db = await open();
    const findNext = (now: string) => findNextAnniversary(db, contentKinds, new Date(now));
    expect(await findNext('2026-01-01T00:00:00.000Z')).toBe(Number.POSITIVE_INFINITY);
    for (const publishedAt of ['2024-12-31T09:00:00.000Z', '2025-01-15T09:00:00.000Z', '2025-06-01T09:00:00.000Z'])
      await insertArticle(db, { id: publishedAt.slice(0, 10), publishedAt });
    const next = await findNext('2026-01-02T00:00:00.000Z');
    expect(new Date(next).toISOString()).toBe('2026-01-16T09:00:00.000Z');
    expect(isOverAYearOld('2025-01-15T09:00:00.000Z', new Date(next - 1))).toBe(false);
    expect(isOverAYearOld('2025-01-15T09:00:00.000Z', new Date(next))).toBe(true);
    expect(new Date(await findNext('2026-01-16T09:00:00.000Z')).toISOString()).toBe('2026-06-02T09:00:00.000Z');
  });
});
