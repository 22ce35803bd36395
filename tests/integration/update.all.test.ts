import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { allMigrations } from '#app/all-migrations.server.ts';
import { restoreRelease } from '../old-data/release.ts';
import { launchSite } from '../support/processes.ts';
import { freePort } from '../support/site.ts';

const [, ...PENDING] = allMigrations.map(({ name }) => name); // the recorded site has the first
const APPLIED = `"applied":${JSON.stringify(PENDING)}`;

/** A site of an earlier version whose update waits for a program that writes to its database. */
async function startHeldUp() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-update-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await restoreRelease('0.1.0', { databaseUrl: '', dataDir });
  const writer = new DatabaseSync(path.join(dataDir, 'byline.sqlite'));
  onTestFinished(() => writer.close());
  writer.exec('begin immediate');
  const healthPort = await freePort();
  const site = await launchSite(dataDir, { settings: { HEALTH_PORT: String(healthPort) } });
  onTestFinished(() => site.stop());
  await waitForCopy(site);
  return { site, writer, dataDir, healthUrl: `http://127.0.0.1:${healthPort}/healthz` };
}

async function waitForCopy({ output }: { output(): string }) {
  await vi.waitFor(() => expect(output()).toContain('database copied before its migration'), { timeout: 30_000, interval: 5 });
}

test('[OPS-8] a site responds while its database is updated, and serves its pages afterwards', async () => {
  const { site, writer, dataDir, healthUrl } = await startHeldUp();
  const read = async (url: string) => (await fetch(url)).status;
  expect(await Promise.all(['/', '/healthz', '/readyz'].map((target) => read(`${site.url}${target}`)))).toEqual([503, 200, 503]);
  expect(await read(healthUrl)).toBe(200);
  writer.exec('rollback');
  await site.ready();
  expect(site.output()).toContain(APPLIED);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('before-'))).toEqual([`before-${PENDING[0]}.sqlite`]);
  expect([await read(`${site.url}/readyz`), await read(healthUrl)]).toEqual([200, 200]);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('[OPS-8] %s during an update ends it at once, and the next start updates', async (signal) => {
  const { site, writer, dataDir } = await startHeldUp();
  await site.stop(signal);
  const again = await launchSite(dataDir);
  onTestFinished(() => again.stop());
  await waitForCopy(again);
  writer.exec('rollback');
  await again.ready();
  expect(again.output()).toContain(APPLIED);
});
