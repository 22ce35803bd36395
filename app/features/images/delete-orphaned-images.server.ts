import type { Db } from '#db/client.server.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** An upload in progress has files and no row yet. */
const UPLOAD_MS = 3_600_000;

/** Deletes the files that no row names, left by an upload that was interrupted. Returns how many. */
export async function deleteOrphanedImages({ storage, db, now }: { storage: Storage; db: Db; now(): Date }): Promise<number> {
  const before = now().getTime() - UPLOAD_MS;
  let deleted = 0;
  for (let after = ''; ; ) {
    const files = await storage.list({ after });
    const last = files.at(-1);
    if (!last) return deleted;
    const ids = [...new Set(files.map(({ key }) => getId(key)))];
    const rows = await db.selectFrom('images').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const { key, modifiedAt } of files) {
      if (known.has(getId(key)) || modifiedAt.getTime() > before) continue;
      await storage.delete(key);
      deleted++;
    }
    after = last.key;
  }
}

function getId(key: string) {
  return key.split('-')[0] ?? key;
}
