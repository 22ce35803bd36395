import type { Db } from '#db/client.server.ts';
import { listImageIds } from './image-ids.ts';
import { readRevisionFields } from './revisions.server.ts';

/** Looks up the images of revisions of an adopted database that lack them. Goes with 0.2.0. Runs in a transaction. */
export async function lookForImages(tx: Db): Promise<void> {
  const rows = await tx.selectFrom('revisions').select('id').where('imageIds', 'is', null).execute();
  for (const { id } of rows) {
    const fields = await readRevisionFields(tx, id);
    if (fields)
      await tx
        .updateTable('revisions')
        .set({ imageIds: listImageIds(fields) })
        .where('id', '=', id)
        .execute();
  }
}
