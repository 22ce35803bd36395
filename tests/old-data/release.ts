import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import type { DatabasePlace } from '#tests/support/databases.ts';

/** Sites as earlier versions left them, oldest first. */
export const releases = ['0.1.0'].filter((name) => existsSync(path.join('tests/old-data', name)));

/** What the owner of a recorded site knows. */
export interface Owner {
  email: string;
  password: string;
  otpauth: string;
  recoveryCodes: string[];
}

interface Recording {
  owner: Owner;
  /** In hexadecimal, which compresses better than Base64, by path in the data folder. */
  files: Record<string, string>;
  /** The database as SQL; empty for SQLite, whose file is among the files. */
  dump: string;
}

/** The recorded owner, and their images by path in the data folder. */
export type RestoredSite = Owner & { images: Record<string, Buffer> };

const DAY_SECONDS = 24 * 60 * 60;

/** Stores the data of a stopped site. */
export function storeRelease(name: string, { dataDir, databaseUrl }: DatabasePlace, owner: Owner): void {
  const paths = globSync(['session-secret', 'byline.sqlite', 'content-images/*'], { cwd: dataDir });
  const recording: Recording = {
    owner,
    files: Object.fromEntries(paths.map((file) => [file, readFileSync(path.join(dataDir, file), 'hex')])),
    dump: databaseUrl ? dumpPostgres(databaseUrl) : '',
  };
  const target = getPath(name, databaseUrl);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, brotliCompressSync(JSON.stringify(recording)));
}

/** Fills an empty place with a recorded site: its database, its secret and its images. */
export async function restoreRelease(name: string, { dataDir, databaseUrl }: DatabasePlace): Promise<RestoredSite> {
  const { owner, files, dump }: Recording = JSON.parse(brotliDecompressSync(readFileSync(getPath(name, databaseUrl))).toString());
  if (databaseUrl) await fillPostgres(databaseUrl, dump);
  const contents = Object.entries(files).map(([file, content]) => [file, Buffer.from(content, 'hex')] as const);
  for (const [file, content] of dataDir ? contents : []) {
    const target = path.join(dataDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content, { mode: 0o600 });
    const yesterday = Date.now() / 1000 - DAY_SECONDS;
    utimesSync(target, yesterday, yesterday); // a start deletes unknown files only when they are old
  }
  const images = contents.filter(([file]) => /^content-images\/[a-z0-9]{16}-/.test(file));
  return { ...owner, images: Object.fromEntries(images) };
}

function getPath(name: string, databaseUrl: string): string {
  return path.join('tests/old-data', name, `${databaseUrl ? 'postgres' : 'sqlite'}.br`);
}

/** Without the lines that only `psql` understands. */
function dumpPostgres(url: string): string {
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', `--dbname=${url}`], { encoding: 'utf8' });
  return dump.replaceAll(/^\\(un)?restrict .*\n/gm, '');
}

async function fillPostgres(url: string, dump: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(dump);
  await client.end();
}
