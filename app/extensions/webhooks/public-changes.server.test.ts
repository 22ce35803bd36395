import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Db } from '#db/client.server.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { insertSolution } from '#tests/factories/solution.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { recordPublicChanges, storePublicItems } from './public-changes.server.ts';

const START = Date.parse('2026-03-01T09:00:00.000Z');
const HOUR_MS = 3_600_000;

interface Step {
  done: string;
  told: string[];
  act?: (db: Db, at: string) => Promise<unknown>;
  hours?: number;
}

const set = (values: object) => (db: Db) => db.updateTable('articles').set(values).where('id', '=', 'a').execute();
const touch = (values: object) => (db: Db, at: string) => set({ ...values, updatedAt: at })(db);
const show = (isActive: boolean) => (db: Db) => db.updateTable('growthSolutions').set({ isActive }).where('id', '=', 's').execute();

const STEPS: Step[] = [
  { done: 'nothing, with an article from before', told: [] },
  { done: 'a draft is written', act: (db) => insertArticle(db, { id: 'a', title: 'Tea', isDraft: true }), told: [] },
  { done: 'it is changed', act: touch({ title: 'On tea' }), told: [] },
  { done: 'it is published', act: touch({ isDraft: false }), told: ['published a On tea'] },
  { done: 'a change of it is kept as a draft', act: set({ draftRevisionId: 'r', version: 7, lastSaveId: 'x' }), told: [] },
  { done: 'search engines are asked to leave it out', act: set({ isNoindex: true }), told: [] },
  { done: 'it is changed twice', act: touch({ title: 'On green tea' }), told: ['changed a On green tea'] },
  { done: 'it moves', act: touch({ address: 'green-tea' }), told: ['changed green-tea On green tea'] },
  {
    done: 'it is unpublished, and named otherwise as a draft',
    act: touch({ isDraft: true, title: 'Secret', address: 'secret' }),
    told: ['removed green-tea On green tea'],
  },
  { done: 'it is published again', act: touch({ isDraft: false }), told: ['published secret Secret'] },
  { done: 'it is put into the trash', act: set({ deletedAt: new Date(START).toISOString() }), told: ['removed secret Secret'] },
  { done: 'it is restored', act: set({ deletedAt: null }), told: ['published secret Secret'] },
  {
    done: 'it is unpublished and published before anybody looks',
    act: (db) => set({ isDraft: true })(db).then(() => set({ isDraft: false })(db)),
    told: [],
  },
  { done: 'it is scheduled', act: touch({ publishedAt: new Date(START + 1000 * HOUR_MS).toISOString() }), told: ['removed secret Secret'] },
  { done: 'its date comes, without a write', hours: 1000, told: ['published secret Secret'] },
  { done: 'its row is deleted', act: (db) => db.deleteFrom('articles').where('id', '=', 'a').execute(), told: ['removed secret Secret'] },
  { done: 'a hidden solution is written', act: (db) => insertSolution(db, { id: 's', title: 'Plan', isActive: false }), told: [] },
  { done: 'it is shown', act: show(true), told: ['published s Plan'] },
  { done: 'it is hidden', act: show(false), told: ['removed s Plan'] },
];

describeOnEachDatabase('[API-4] what a reader could notice', (open) => {
  test('[API-4] is told once, whatever happened in between, and a draft never', async () => {
    const db = await open();
    await insertArticle(db, { id: 'before' });
    let time = START;
    await storePublicItems(db, contentKinds, new Date(time));
    for (const { done, act, hours = 1, told } of STEPS) {
      time += hours * HOUR_MS;
      await act?.(db, new Date(time).toISOString());
      const look = () => recordPublicChanges(db, contentKinds, { now: new Date(time), limit: 10 });
      const { changes } = await look();
      expect(
        changes.map(({ event, address, title }) => `${event} ${address} ${title}`),
        done,
      ).toEqual(told);
      expect((await look()).changes, `${done}, looked at again`).toEqual([]);
    }
  });

  test('[API-4] is taken in parts where it is much', async () => {
    const db = await open();
    for (let at = 0; at < 5; at += 1) await insertArticle(db, { id: `a${at}` });
    const look = async () => {
      const { changes, hasMore } = await recordPublicChanges(db, contentKinds, { now: new Date(), limit: 2 });
      return [changes.length, hasMore];
    };
    expect([await look(), await look(), await look(), await look()]).toEqual([
      [2, true],
      [2, true],
      [1, false],
      [0, false],
    ]);
  });
});
