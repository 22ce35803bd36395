import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { openTemporarySqlite } from '#db/sqlite.server.ts';

/** More changed articles than this are copied while searches go on without the copy. */
const MAX_WAITED_FOR = 100;
const BATCH = 50;

const copies = new WeakMap<Db, SearchCopy>();

/**
 * A SQLite copy of what the search reads in a PostgreSQL database, as new as the moment of the call, kept by this process
 * in a temporary file. Null while many articles are being copied.
 */
export async function searchCopyOf(db: Db): Promise<Db | null> {
  return copyOf(db).upToDate();
}

/** Makes that copy, or brings it up to date, however long it takes. */
export async function prepareSearchCopy(db: Db): Promise<void> {
  await copyOf(db).complete();
}

function copyOf(db: Db): SearchCopy {
  const copy = copies.get(db) ?? new SearchCopy(db);
  copies.set(db, copy);
  return copy;
}

class SearchCopy {
  readonly #source: Db;
  #copy: Db | undefined;
  /** The content version that the copy has. */
  #version = 0;
  /** What PostgreSQL says of each row's last change. */
  readonly #stamps = new Map<string, string>();
  #copying: Promise<void> | undefined;
  /** Copying that takes too long to wait for. */
  #longCopying: Promise<void> | undefined;

  constructor(source: Db) {
    this.#source = source;
  }

  async upToDate(): Promise<Db | null> {
    const wanted = await contentVersion(this.#source);
    while (this.#version < wanted) {
      this.#copying ??= this.#catchUp().finally(() => {
        this.#copying = undefined;
      });
      await this.#copying;
      if (this.#longCopying) return null;
    }
    return this.#copy ?? null;
  }

  async complete(): Promise<void> {
    while (!(await this.upToDate())) await this.#longCopying;
  }

  async #catchUp(): Promise<void> {
    if (this.#longCopying) return;
    const version = await contentVersion(this.#source);
    const stamped = await this.#source
      .selectFrom('articles')
      .select(['id', sql<string>`xmin::text`.as('stamp')])
      .execute();
    const changed = stamped.filter(({ id, stamp }) => this.#stamps.get(id) !== stamp).map(({ id }) => id);
    const present = new Set(stamped.map(({ id }) => id));
    const gone = this.#stamps.keys().filter((id) => !present.has(id));
    const copying = this.#apply({ changed, gone: [...gone], version });
    if (changed.length <= MAX_WAITED_FOR) return copying;
    this.#longCopying = copying.finally(() => {
      this.#longCopying = undefined;
    });
    this.#longCopying.catch(() => undefined); // the next search tries again
  }

  async #apply({ changed, gone, version }: { changed: string[]; gone: string[]; version: number }): Promise<void> {
    const copy = this.#copy ?? openTemporarySqlite();
    if (!this.#copy) await migrate(copy);
    this.#copy = copy;
    for (const id of gone) {
      await copy.deleteFrom('articles').where('id', '=', id).execute();
      this.#stamps.delete(id);
    }
    for (let at = 0; at < changed.length; at += BATCH) await this.#copyBatch(copy, changed.slice(at, at + BATCH));
    this.#version = version;
  }

  async #copyBatch(copy: Db, ids: string[]): Promise<void> {
    const rows = await this.#source
      .selectFrom('articles')
      .select(['id', 'title', 'category', 'excerpt', 'publishedAt'])
      .select(['plainText', 'searchTitle', 'searchExcerpt', 'searchText', 'searchGrams'])
      .select(sql<string>`xmin::text`.as('stamp'))
      .where('id', 'in', ids)
      .execute();
    await copy.transaction().execute(async (tx) => {
      for (const { stamp: _, ...row } of rows) {
        const { id: __, ...values } = row;
        await tx
          .insertInto('articles')
          .values({ ...UNREAD, ...row, firstPublishedAt: row.publishedAt })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .execute();
        await setImmediate(); // each takes milliseconds: let requests in between
      }
    });
    for (const { id, stamp } of rows) this.#stamps.set(id, stamp);
  }
}

/** Columns that no search reads. */
const UNREAD = { content: '', author: '', tags: [], readTime: 1, isFeatured: false, isLatest: false };

async function contentVersion(db: Db): Promise<number> {
  return (await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version;
}
