import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';

/** As a user who may read the file and not write it: root may write any. */
const SCRIPT = `
import { openSqlite } from './app/db/sqlite.server.ts';
if (process.getuid() === 0) process.setuid(65534);
const db = openSqlite(process.argv[1]);
await db.deleteFrom('site').execute().catch((error) => console.log(error.trouble));
`;

test('[OPS-8] a database file of another user is not taken for a disk that is read-only', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const name = path.join(folder, 'byline.sqlite');
  const file = new DatabaseSync(name);
  file.exec('pragma journal_mode = wal; create table site (id integer)');
  file.close();
  chmodSync(name, 0o444);
  chmodSync(folder, 0o777);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT, folder], { encoding: 'utf8' });
  expect(stdout.trim(), stderr).toBe('forbidden');
});
