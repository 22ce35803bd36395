import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { DatabasePlace } from '#tests/support/databases.ts';

/** What the owner of a recorded site knows, and the files that stand beside its database. */
export interface Owner {
  email: string;
  password: string;
  otpauth: string;
  recoveryCodes: string[];
  /** The content of `session-secret`. */
  secret: string;
  /** Base64, by path in the data folder. */
  files: Record<string, string>;
}

const FOLDER = 'tests/old-data/releases';
const DAY_SECONDS = 24 * 60 * 60;

/** Each is named after the migration that its schema got last; oldest first. */
export const releases = ['unreleased'];

function readOwner(name: string, place: DatabasePlace): Owner {
  return JSON.parse(readFileSync(path.join(getFolder(name, place), 'owner.json'), 'utf8'));
}

/** Fills an empty place with what a release has left: its database, its secret and its images, which are a day old. */
export async function restoreRelease(name: string, place: DatabasePlace): Promise<Owner> {
  const dump = readFileSync(path.join(getFolder(name, place), 'data.sql'), 'utf8');
  await (place.databaseUrl ? fillPostgres(place.databaseUrl, dump) : fillSqlite(place.dataDir, dump));
  const owner = readOwner(name, place);
  if (!place.dataDir) return owner;
  writeFileSync(path.join(place.dataDir, 'session-secret'), owner.secret, { mode: 0o600 });
  const yesterday = Date.now() / 1000 - DAY_SECONDS;
  for (const [file, content] of Object.entries(owner.files)) {
    const target = path.join(place.dataDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, Buffer.from(content, 'base64'));
    utimesSync(target, yesterday, yesterday); // what a start deletes as left over is never new
  }
  return owner;
}

function getFolder(name: string, { databaseUrl }: DatabasePlace): string {
  return path.join(FOLDER, name, databaseUrl ? 'postgres' : 'sqlite');
}

function fillSqlite(dataDir: string, dump: string) {
  const file = new DatabaseSync(path.join(dataDir, 'byline.sqlite'), { enableForeignKeyConstraints: false });
  file.exec('pragma journal_mode = wal');
  file.exec(`begin;\n${dump}\ncommit`);
  file.close();
}

async function fillPostgres(url: string, dump: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(dump);
  await client.end();
}
