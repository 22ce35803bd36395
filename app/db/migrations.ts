import { readdirSync } from 'node:fs';
import type { Migration } from './migrations/migration.ts';

const FOLDER = new URL('migrations/', import.meta.url);

/** Every change of the schema, oldest first: the numbered files of the folder. Forward only. */
export const migrations: readonly Migration[] = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => /^\d{4}-.+\.ts$/.test(file))
    .sort()
    .map(async (file) => (await import(/* @vite-ignore */ new URL(file, FOLDER).href)).migration),
);
