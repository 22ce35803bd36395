import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { checkBackup } from '#features/backup/check-backup.server.ts';
import { createFolder } from '../../backup/backups.ts';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

const PASSWORD = 'seven green rivers';

let site: RunningSite;
let admin: Record<string, string>;
let name = '';

beforeAll(async () => {
  site = await startSite();
  admin = await signIn(site);
  await sendRequest(site, '/admin/do/backup.make', { method: 'POST', headers: admin, body: '{}' });
  name = await vi.waitFor(
    async () => {
      const { backups, isRunning } = JSON.parse((await sendRequest(site, '/admin/backups', { headers: admin })).text);
      expect(isRunning).toBe(false);
      expect(backups).toHaveLength(1);
      return backups[0].name;
    },
    { timeout: 20_000, interval: 200 },
  );
}, 60_000);
afterAll(() => site.stop());

function download(of: string, fields: Record<string, string>) {
  const headers = { ...admin, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ intent: 'download', ...fields }).toString();
  return sendRequest(site, `/admin/status/backups/${encodeURIComponent(of)}`, { method: 'POST', headers, body });
}

async function readEntries() {
  const db = await openDatabase({ databaseUrl: '', dataDir: site.dataDir });
  const entries = await db
    .selectFrom('activityEntries')
    .select(['doneBy', 'action', 'title'])
    .where('action', 'in', ['started-backup', 'downloaded-backup'])
    .orderBy('at')
    .execute();
  await db.destroy();
  return entries;
}

test('[ADM-32] [OPS-2] a backup is not given without the password, to an editor, or by a name that no backup has', async () => {
  for (const [fields, words] of [
    [{}, 'Enter your password.'],
    [{ currentPassword: '' }, 'Enter your password.'],
    [{ currentPassword: 'not the password' }, 'That isn’t your password.'],
    [{ currentPassword: PASSWORD, path: '/etc/passwd' }, 'The form sent something unexpected. Please try again.'],
  ] as const) {
    const { status, headers, text } = await download(name, fields);
    expect([words, text.includes(words), status, headers['content-disposition']]).toEqual([words, true, 400, undefined]);
  }
  const strange = ['byline-2020-01-01T00-00-00Z.tar.gz', '../session-secret', '../backups/x', 'session-secret', `${name}.sha256`];
  for (const other of strange) {
    const { status, headers } = await download(other, { currentPassword: PASSWORD });
    expect([other, status, headers['content-disposition']]).toEqual([other, 404, undefined]);
  }
  const db = await openDatabase({ databaseUrl: '', dataDir: site.dataDir });
  await db.updateTable('userRoles').set({ role: 'editor' }).execute();
  expect((await download(name, { currentPassword: PASSWORD })).status).toBe(403);
  await db.updateTable('userRoles').set({ role: 'admin' }).execute();
  await db.destroy();
  expect(await readEntries()).toMatchObject([{ action: 'started-backup' }]);
});

test('[ADM-32] [OPS-2] with the password the stored file arrives, whole and restorable, and the activity says who took it', async () => {
  const { status, headers, body } = await download(name, { currentPassword: PASSWORD });
  const stored = readFileSync(path.join(site.dataDir, 'backups', name));
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': String(stored.length),
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  });
  expect(body.equals(stored)).toBe(true);
  const copy = path.join(createFolder(), name);
  writeFileSync(copy, body);
  expect(await checkBackup(copy)).toMatchObject({ images: 0 });
  expect(await readEntries()).toEqual([
    { doneBy: 'owner@example.org', action: 'started-backup', title: null },
    { doneBy: 'owner@example.org', action: 'downloaded-backup', title: name },
  ]);
  expect((await download(name, { currentPassword: PASSWORD })).status).toBe(200);
});
