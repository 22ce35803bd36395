import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { findRedirect } from '#features/publishing/redirects/redirect.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { createMissCounter } from './miss-counter.ts';
import { listMisses, storeMisses } from './missed-addresses.server.ts';
import { deleteRedirect, importRedirects, listRedirects, saveRedirect, writeRedirectsCsv } from './redirects.server.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');

function toDeps(db: Db) {
  const contentVersion = { refresh: async () => undefined };
  return { db, contentVersion, settings: { SITE_URL: 'https://www.example.com' }, now: () => NOW };
}

describeOnEachDatabase('redirects', (open, database) => {
  test('[OPS-6] an address leads to its new one in whatever spelling it is asked for, and may be gone', async () => {
    const deps = toDeps(await open());
    expect(await saveRedirect(deps, { address: 'https://old.example/2019/Title/', target: '/blog/title' })).toEqual({ outcome: 'saved' });
    await saveRedirect(deps, { address: '/gone', target: ' ' });
    expect(await findRedirect(deps.db, 'https://www.example.com/2019/TITLE')).toEqual({ address: '/2019/title', target: '/blog/title' });
    expect(await findRedirect(deps.db, '/gone/')).toEqual({ address: '/gone', target: null });
    expect(await findRedirect(deps.db, '/other')).toBeUndefined();
    await deleteRedirect(deps, '/gone');
    expect(await findRedirect(deps.db, '/gone')).toBeUndefined();
  });

  test('[OPS-6] loops and chains are refused, and what led to an address that moves again leads to its new one', async () => {
    const deps = toDeps(await open());
    const save = (address: string, target: string) => saveRedirect(deps, { address, target });
    expect(await save('/a', 'https://www.example.com/A/')).toMatchObject({ outcome: 'refused', field: 'target' });
    await save('/a', '/B');
    expect(await save('/b', '/a')).toMatchObject({ problem: 'That address itself leads to /B' });
    await save('/b', '/c');
    expect(await findRedirect(deps.db, '/a')).toMatchObject({ target: '/c' });
    expect(await save('/x', '/b')).toMatchObject({ problem: 'That address itself leads to /c' });
    await save('/c', '');
    expect(await findRedirect(deps.db, '/a')).toMatchObject({ target: null });
    expect(await save('/y', '/c')).toMatchObject({ problem: 'There’s nothing there any more' });
  });

  test('[OPS-6] of two that would lead to each other, one is refused', async () => {
    const place = await database.create();
    const db = await database.connect(place);
    await migrate(db);
    const first = toDeps(db);
    const second = toDeps(database.dialect === 'postgres' ? await database.connect(place) : db);
    for (let at = 0; at < 10; at += 1) {
      const outcomes = await Promise.all([
        saveRedirect(first, { address: `/a${at}`, target: `/b${at}` }),
        saveRedirect(second, { address: `/b${at}`, target: `/a${at}` }),
      ]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['refused', 'saved']);
    }
  });

  test('[OPS-6] a file of them is imported line by line, and what is exported is what was imported', async () => {
    const deps = toDeps(await open());
    const csv = 'old;new\r\n/One/;/blog/one\r\n/two;\r\n/three;/one\r\nmailto:x@y.z;/blog/x\r\n';
    expect(await importRedirects(deps, csv)).toEqual({
      saved: 2,
      refused: 2,
      lines: [
        { line: 4, text: '/three → /one', problem: 'That address itself leads to /blog/one' },
        { line: 5, text: 'mailto:x@y.z → /blog/x', problem: 'Enter a path such as /2019/05/old-title' },
      ],
    });
    expect(await importRedirects(deps, '')).toEqual({ problem: 'None of the rows in this file has an address.' });
    const exported = (await Array.fromAsync(writeRedirectsCsv(deps.db))).join('');
    expect(exported).toBe('old address,new address\r\n/one,/blog/one\r\n/two,\r\n');
    expect(await importRedirects(deps, exported)).toMatchObject({ saved: 2, refused: 0 });
    expect(await listRedirects(deps.db, { text: 'BLOG/one', page: 9 })).toEqual({
      items: [{ address: '/one', target: '/blog/one' }],
      count: 1,
      page: 1,
      pages: 1,
    });
  });

  test('[OPS-6] addresses that were missed are added up, readers first, and within a bound', async () => {
    const deps = toDeps(await open());
    const counter = createMissCounter(3);
    for (const [address, by] of [
      ['/a', 'robots'],
      ['/b', 'readers'],
      ['/b', 'robots'],
      ['/c', 'robots'],
      ['/d', 'readers'],
    ] as const)
      counter.count(address, by);
    const counts = counter.take();
    counter.putBack(counts);
    expect(counter.take()).toEqual(counts);
    await storeMisses(deps.db, counts, NOW);
    await storeMisses(deps.db, counts, NOW);
    expect(await listMisses(deps.db, 9)).toEqual([
      { address: '/b', readers: 2, robots: 2 },
      { address: '/a', readers: 0, robots: 2 },
      { address: '/c', readers: 0, robots: 2 },
    ]);
    await storeMisses(deps.db, [{ address: '/e', readers: 1, robots: 0 }], new Date('2026-11-23T12:00:01.000Z'), 2);
    expect((await listMisses(deps.db, 9)).map(({ address }) => address)).toEqual(['/b', '/e']);
    await saveRedirect(deps, { address: '/b', target: '/about' });
    expect((await listMisses(deps.db, 9)).map(({ address }) => address)).toEqual(['/e']);
    await storeMisses(deps.db, [{ address: '/f', readers: 1, robots: 0 }], new Date('2027-03-01T00:00:00.000Z'));
    expect((await listMisses(deps.db, 9)).map(({ address }) => address)).toEqual(['/f']);
  });
});
