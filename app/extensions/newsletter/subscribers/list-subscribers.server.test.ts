import { expect, test } from 'vitest';
import { parseListQuery } from '#features/admin/list/list.ts';
import { parseCsv } from '#platform/text/csv.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { addSubscribers } from './import-subscribers.server.ts';
import { listSubscribers, summarizeSubscribers, writeSubscribersCsv } from './list-subscribers.server.ts';
import { subscriberList } from './subscriber-list.ts';

const NOW = new Date('2026-05-06T23:30:00.000Z');

describeOnEachDatabase('the list of subscribers', (open) => {
  test('[CONF-2] counts, finds, pages and exports each of them once', async () => {
    const db = await open();
    const numbered = Array.from({ length: 1100 }, (_, at) => ({
      email: `n${at}@example.org`,
      source: 'import' as const,
      consent: 'a list',
    }));
    const odd = ['under_score@example.org', 'underXscore@example.org', 'per%cent@example.org'];
    expect(await addSubscribers(db, numbered, NOW)).toEqual({ added: 1100, known: 0, repeated: 0, left: 0 });
    await addSubscribers(
      db,
      odd.map((email) => ({ email, source: 'admin' })),
      new Date(NOW.getTime() + 1),
    );
    const { days, ...counts } = await summarizeSubscribers(db, NOW);
    expect(counts).toEqual({ confirmed: 1100, pending: 3, recent: 1100 });
    expect(days.at(-1)).toEqual({ day: Date.parse('2026-05-06') / 86_400_000, count: 1100 });

    const list = async (query: string) => listSubscribers(db, parseListQuery(subscriberList, new URLSearchParams(query)));
    const find = async (query: string) => (await list(query)).items.map(({ email }) => email).toSorted();
    expect(await find('q=R_S')).toEqual(['under_score@example.org']);
    expect(await find('q=%25')).toEqual(['per%cent@example.org']);
    expect(await find('state=pending')).toEqual(odd.toSorted());
    expect(await list('page=999')).toMatchObject({ count: 1103, page: 23, pages: 23 });

    const [, ...rows] = parseCsv((await Array.fromAsync(writeSubscribersCsv(db))).join(''));
    expect(new Set(rows.map(({ cells: [email] }) => email)).size).toBe(1103);
    expect(rows).toHaveLength(1103);
    expect(rows.at(-1)?.cells.slice(1, 4)).toEqual(['pending', '', 'admin']);
  });
});
