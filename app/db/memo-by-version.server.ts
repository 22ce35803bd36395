import type { Db } from './client.server.ts';

interface Memo<Value> {
  version: number;
  values: Map<unknown, Promise<Value>>;
  /** Of the version before. */
  outdated: Map<unknown, Promise<Value>>;
}

/**
 * Loads once for each key until content changes in any process. `load` is given what it returned before the change, where it did. A failure is
 * not kept.
 */
export function memoByVersion<Asked, Value>(
  load: (db: Db, asked: Asked, last?: Value) => Promise<Value>,
  toKey: (asked: Asked) => unknown = (asked) => asked,
): (db: Db, asked: Asked) => Promise<Value> {
  const memos = new WeakMap<Db, Memo<Value>>();
  return async (db, asked) => {
    const key = toKey(asked);
    const { version } = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
    let memo = memos.get(db);
    if (memo?.version !== version) memo = { version, values: new Map(), outdated: memo?.values ?? new Map() };
    memos.set(db, memo);
    const { values, outdated } = memo;
    const known = values.get(key);
    if (known) return known;
    const last = outdated.get(key) ?? Promise.resolve(undefined);
    const value = last.catch(() => undefined).then((before) => load(db, asked, before));
    values.set(key, value);
    value.then(
      () => outdated.delete(key), // two of a large value would stay in memory
      () => values.delete(key),
    );
    return value;
  };
}
