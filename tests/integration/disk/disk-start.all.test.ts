import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrations } from '#db/migrations.ts';
import { restoreRelease } from '../../old-data/release.ts';
import { attemptStart } from '../../support/attempt-start.ts';
import { buildFailingDisk, type DiskFailure, findMissingForFailingDisk } from '../../support/failing-disk.ts';

const missing = findMissingForFailingDisk();
if (missing) process.stderr.write(`skipped: tests on a failing disk: ${missing}\n`);

function makeFolder() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));
  return dataDir;
}

describe.skipIf(missing)('a start on a disk that fails ends with one line, and the next start works', () => {
  const cases: [string, DiskFailure, RegExp][] = [
    ['full, at the first write of all', { error: 'ENOSPC' }, /^DATA_DIR: the disk is full \(ENOSPC: no space left on device/],
    ['full, at the first write of the database', { error: 'ENOSPC', part: 'byline.sqlite' }, /^DATA_DIR: the (disk is full|folder)/],
    [
      'full, in the middle of the schema',
      { error: 'ENOSPC', calls: ['write'], from: 20, part: 'sqlite-wal' },
      /^DATA_DIR: the disk is full/,
    ],
    ['failing, at a sync', { error: 'EIO', calls: ['sync'], part: 'sqlite-wal' }, /^DATA_DIR: the disk fails/],
    [
      'with a database that this user may not open',
      { error: 'EACCES', part: 'byline.sqlite' },
      /^DATA_DIR: the folder, or a file in it, cannot/,
    ],
  ];

  test.each(cases)('[OPS-8] %s', async (_, failure, line) => {
    const dataDir = makeFolder();
    const disk = buildFailingDisk(dataDir);
    onTestFinished(disk.remove);
    disk.fail(failure);
    const attempt = await attemptStart(dataDir, disk.settings);
    expect(attempt).toMatchObject({ isRunning: false, complaints: [expect.stringMatching(line)] });
    disk.mend();
    expect(await attemptStart(dataDir, disk.settings)).toMatchObject({ isRunning: true, complaints: [] });
  });
});

describe('a start looks at the database before it trusts it', () => {
  test('[OPS-8] what is no database is named and left as it is', async () => {
    const dataDir = makeFolder();
    writeFileSync(path.join(dataDir, 'byline.sqlite'), 'This was a database once. '.repeat(400));
    const { isRunning, complaints } = await attemptStart(dataDir);
    expect(isRunning).toBe(false);
    expect(complaints).toEqual([expect.stringMatching(/^DATA_DIR: the database is damaged; restore a backup \(file is not a database/)]);
  });

  test('[OPS-8] it is copied before a migration, and the log names the copy', async () => {
    const dataDir = makeFolder();
    await restoreRelease('0.1.0', { databaseUrl: '', dataDir });
    const { isRunning, log } = await attemptStart(dataDir);
    expect(isRunning).toBe(true);
    const copies = readdirSync(dataDir).filter((name) => name.startsWith('before-'));
    expect(copies).toEqual([`before-${migrations[1]?.name}.sqlite`]);
    expect(log.join('\n')).toContain(`"file":"${copies[0]}"`);
  });
});
