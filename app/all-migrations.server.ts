import type { Migration } from '#db/migrations/migration.ts';
import { migrations } from '#db/migrations.ts';
import type { ServerExtension } from './context/server-extension.server.ts';
import * as open from './extensions.server.ts';

const extensions: readonly ServerExtension[] = Object.values(open);

/** By the number that their names begin with. */
export const allMigrations: readonly Migration[] = [
  ...migrations,
  ...extensions.flatMap((extension) => extension.migrations ?? []),
].toSorted((a, b) => (a.name < b.name ? -1 : 1));
