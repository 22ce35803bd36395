import { chmodSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { signIn } from '../support/admin-client.ts';
import { runCommand, startSite } from '../support/site.ts';

/** A folder as a volume or a careless `mkdir` makes it. */
function makeFolder(mode: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-open-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, mode);
  return folder;
}

function readModes(folder: string) {
  return globSync('**/*', { cwd: folder }).map((name) => `${name} ${(statSync(path.join(folder, name)).mode & 0o777).toString(8)}`);
}

describe.skipIf(process.platform === 'win32')('a data folder', () => {
  test('that others may enter: the start says so and how to close it, and no file that is made in it can be read by them', async () => {
    const dataDir = makeFolder(0o755);
    const site = await startSite({ dataDir });
    onTestFinished(() => site.stop());
    const findWarnings = () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes('"warn"'));
    await expect.poll(findWarnings).toHaveLength(1);
    expect(findWarnings()[0]).toContain(`Other users of this machine can open ${dataDir} (mode 755)`);
    expect(findWarnings()[0]).toContain(`chmod 700 ${dataDir}`);
    await signIn(site);
    await fetch(`${site.url}/auth/recover`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams({ email: 'owner@example.org' }),
    });
    await expect.poll(() => globSync('outbox/*', { cwd: dataDir }).length).toBe(1);
    const modes = readModes(dataDir);
    expect(modes).toEqual(
      expect.arrayContaining(['byline.sqlite 600', 'byline.sqlite-wal 600', 'session-secret 600', 'outbox 700', 'content-images 700']),
    );
    expect(modes.filter((entry) => !/ [67]00$/.test(entry))).toEqual([]);
  });

  test('that is closed needs no words', async () => {
    const site = await startSite({ dataDir: makeFolder(0o700) });
    onTestFinished(() => site.stop());
    expect(site.output()).not.toContain('chmod');
  });

  test('is as private when a command fills it', async () => {
    const dataDir = makeFolder(0o755);
    await runCommand('server/commands/demo.ts', [], { DATA_DIR: dataDir });
    expect(readModes(dataDir).filter((entry) => !entry.endsWith(' 600'))).toEqual([]);
  });
});
