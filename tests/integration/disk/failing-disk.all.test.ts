import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildFailingDisk, findMissingForFailingDisk } from '../../support/failing-disk.ts';

const missing = findMissingForFailingDisk();
if (missing) process.stderr.write(`skipped: tests on a failing disk: ${missing}\n`);

describe.skipIf(missing)('the file layer that fails on demand', () => {
  const write = `
    import { writeFileSync } from 'node:fs';
    const said = [];
    for (const name of ['a', 'b', 'c']) {
      try {
        writeFileSync(process.argv[1] + '/' + name, 'text');
        said.push('ok');
      } catch (error) {
        said.push(error.code);
      }
    }
    console.log(said.join(' '));`;

  function setUp() {
    const folder = mkdtempSync(path.join(tmpdir(), 'byline-layer-'));
    const disk = buildFailingDisk(folder);
    onTestFinished(() => {
      disk.remove();
      rmSync(folder, { recursive: true });
    });
    const run = () => spawnSync(process.execPath, ['--input-type=module', '-e', write, folder], { env: disk.settings, encoding: 'utf8' });
    return { disk, run };
  }

  test('fails the calls that it is told to, and none once it is mended', () => {
    const { disk, run } = setUp();
    disk.fail({ error: 'ENOSPC', calls: ['write'], nth: 2 });
    expect(run().stdout).toBe('ok ENOSPC ok\n');
    expect(disk.failures()).toEqual(['write /b ENOSPC']);
    disk.fail({ error: 'EROFS', calls: ['create'], from: 2 });
    expect(run().stdout).toBe('ok EROFS EROFS\n');
    disk.fail({ error: 'EIO', part: '/a' });
    expect(run().stdout).toBe('EIO ok ok\n');
    disk.mend();
    expect(run().stdout).toBe('ok ok ok\n');
  });

  test('kills the process in place of a call', () => {
    const { disk, run } = setUp();
    disk.fail({ error: 'KILL', calls: ['write'], nth: 1, part: '/b' });
    expect(run().signal).toBe('SIGKILL');
  });
});
