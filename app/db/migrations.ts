import { schema } from './migrations/0001-schema.ts';
import type { Migration } from './migrations/migration.ts';

/** Every change of the schema, oldest first; forward only. A short one stands here, a long one in a file of its own. */
export const migrations: readonly Migration[] = [schema];
