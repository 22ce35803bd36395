import type { Migration } from '#db/migrations/migration.ts';
import { migrations } from '#db/migrations.ts';
import { serverExtensions } from './open-extensions.server.ts';

/** By the number that their names begin with. */
export const allMigrations: readonly Migration[] = [
  ...migrations,
  ...serverExtensions.flatMap((extension) => extension.migrations ?? []),
].toSorted((a, b) => (a.name < b.name ? -1 : 1));
