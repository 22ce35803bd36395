import type { Db } from '#db/client.server.ts';
import type { ContentVersion } from '#db/content-version.server.ts';

/** What a use case of the admin needs of the services. */
export interface SaveServices {
  db: Db;
  contentVersion: ContentVersion;
  now(): Date;
}

/** What became of a save: stored, or left alone because the item has changed since it was opened. */
export type SaveOutcome<Item> = { outcome: 'saved'; item: Item } | { outcome: 'conflict'; theirs: Item };
