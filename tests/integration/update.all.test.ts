import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { restoreRelease } from '../old-data/release.ts';
import { launchSite } from '../support/processes.ts';

/** A site of an earlier version whose update waits for a program that writes to its database. */
async function startHeldUp() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-update-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await restoreRelease('unreleased', { databaseUrl: '', dataDir });
  const writer = new DatabaseSync(path.join(dataDir, 'byline.sqlite'));
  onTestFinished(() => writer.close());
  writer.exec('begin immediate');
  const site = await launchSite(dataDir);
  onTestFinished(() => site.stop());
  await vi.waitFor(() => expect(site.output()).toContain('database copied before its migration'), { timeout: 30_000, interval: 5 });
  return { site, writer, dataDir };
}

test('[OPS-8] a site responds while its database is updated, and serves its pages afterwards', async () => {
  const { site, writer, dataDir } = await startHeldUp();
  const statuses = ['/', '/healthz', '/readyz'].map(async (target) => (await fetch(`${site.url}${target}`)).status);
  expect(await Promise.all(statuses)).toEqual([503, 200, 503]);
  writer.exec('rollback');
  await site.ready();
  expect(site.output()).toContain('"applied":["0001-schema"]');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('before-'))).toEqual(['before-0001-schema.sqlite']);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

test('[OPS-8] a stop during an update ends it at once, and the next start updates', async () => {
  const { site, writer, dataDir } = await startHeldUp();
  await site.stop('SIGTERM');
  writer.exec("insert into seeds (name, done_at) values ('a', ''); commit"); // no update holds the database any more
  const again = await launchSite(dataDir);
  onTestFinished(() => again.stop());
  await again.ready();
  expect(again.output()).toContain('"applied":["0001-schema"]');
});
