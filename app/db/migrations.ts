import type { Migration } from './migrate.server.ts';
import { content } from './migrations/0001-content.ts';

/** Every change of the schema, oldest first; forward only. */
export const migrations: readonly Migration[] = [content];
