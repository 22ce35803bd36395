import { schema } from './migrations/0001-schema.ts';
import type { Migration } from './migrations/migration.ts';

/** Oldest first, forward only. */
export const migrations: readonly Migration[] = [schema];
