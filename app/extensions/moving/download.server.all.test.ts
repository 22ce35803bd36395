import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { startSite } from '#tests/support/site.ts';
import { openImportFiles } from './importing/reading/import-files.server.ts';

test('[OPS-5] an admin downloads everything as a zip that the import opens, and nobody else does', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-download-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const site = await startSite({ demo: true });
  onTestFinished(() => site.stop());
  expect((await sendRequest(site, '/admin/export', {})).status).toBe(401);
  const { status, headers, body } = await sendRequest(site, '/admin/export', { headers: await signIn(site) });
  expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toMatchObject({
    status: 200,
    type: 'application/zip',
  });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="localhost-\d{4}-\d\d-\d\d\.zip"$/);
  const file = path.join(folder, 'site.zip');
  writeFileSync(file, body);
  const files = await openImportFiles(file);
  const { rows } = JSON.parse(Buffer.from(await files.read('byline.json', 1e7)).toString());
  await files.close();
  expect(rows.length).toBeGreaterThan(30);
  expect(files.files.filter((each) => each.path.endsWith('.md'))).toHaveLength(17);
});
