import { IMAGE_PLACES } from './content-table.ts';
import type { DialectName, Migration } from './migration.ts';
import { fillImageUses, imageTriggers } from './schema/images.ts';

const KINDS = { articles: 'article', growth_solutions: 'solution', pages: 'page' };

/** Counts an item's sharing image as used, so that it is replaced with the others and is never trashed. */
export const sharingImages: Migration = {
  name: '0019-sharing-images',
  statements: (dialect) =>
    Object.entries(KINDS).flatMap(([table, kind]) => [
      ...dropImageTriggers(dialect, table),
      ...imageTriggers(dialect, { table, kind, places: IMAGE_PLACES }),
      ...fillImageUses(dialect, { table, kind, places: { sharing_image_url: 'sharing' } }),
    ]),
};

function dropImageTriggers(dialect: DialectName, table: string): string[] {
  if (dialect === 'postgres') return [`drop function refresh_${table}_images() cascade`];
  return ['insert', 'update', 'delete'].map((event) => `drop trigger ${table}_${event}_images`);
}
