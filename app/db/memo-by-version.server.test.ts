import { expect, test } from 'vitest';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { memoByVersion } from './memo-by-version.server.ts';

describeOnDatabase('what is loaded once per content version', (open) => {
  test('is loaded again after a change, from what it was before, and after a failure', async () => {
    const db = await open();
    const loads: string[] = [];
    const read = memoByVersion(async (_, key: string, last?: string) => {
      loads.push(`${key} after ${last}`);
      if (loads.length === 3) throw new Error('away');
      return `${key}${loads.length}`;
    });
    expect(await Promise.all([read(db, 'a'), read(db, 'a'), read(db, 'b')])).toEqual(['a1', 'a1', 'b2']);
    await insertArticle(db, { id: 'new' });
    await expect(read(db, 'a')).rejects.toThrow('away');
    expect(await read(db, 'a')).toBe('a4');
    expect(loads).toEqual(['a after undefined', 'b after undefined', 'a after a1', 'a after a1']);
  });
});
