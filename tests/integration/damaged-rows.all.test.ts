import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { startSite } from '#tests/support/processes.ts';
import { runCommand } from '../support/site.ts';

const PAGES = ['/', '/blog/1', '/blog/2', '/blog/3', '/search?q=brand', '/feed.xml', '/feed.json', '/sitemap.xml', '/llms.txt', '/about'];

/** Of one row each; the words are those that a flipped bit leaves. */
const DAMAGE = {
  'words of 2 in articles': `update articles set words = x'8b0000ffffffffff' where id = '2'`,
  'tags of 2 in articles': `update articles set tags = '["tea' where id = '2'`,
  'relatedIds of 2 in articles': `update articles set related_ids = 'null,' where id = '2'`,
  'fields of menu in siteDocuments': `update site_documents set fields = '{"a' where id = 'menu'`,
  'fields of identity in siteDocuments': `update site_documents set fields = '' where id = 'identity'`,
};

test('[OPS-12] one damaged value of each kind leaves every page, is named by Status, doctor and rescue, and repaired where it can be', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-damaged-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  await (await startSite(dataDir)).stop();
  const db = await openDatabase({ databaseUrl: '', dataDir });
  for (const statement of Object.values(DAMAGE)) await sql.raw(statement).execute(db);
  await db.destroy();

  const site = await startSite(dataDir, { LOG_REQUESTS: 'off', LOG_FORMAT: 'json' });
  try {
    for (const page of PAGES) expect([page, (await fetch(`${site.url}${page}`)).status]).toEqual([page, 200]);
    await expect.poll(() => site.output(), { timeout: 20_000 }).toContain('"part":"values"');
    const fault =
      site
        .output()
        .split('\n')
        .find((line) => line.includes('"part":"values"')) ?? '';
    for (const name of Object.keys(DAMAGE)) expect(fault).toContain(name);
    expect(site.output()).not.toContain('request failed');
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const settings = { DATA_DIR: dataDir, PORT: new URL(site.url).port };
    for (const command of ['doctor', 'rescue'] as const) {
      const { status, output } = await runCommand(`server/commands/${command}.ts`, command === 'rescue' ? ['check'] : [], settings);
      expect(status).toBe(1);
      for (const name of Object.keys(DAMAGE)) expect(output.replace(/\s+/g, ' ')).toContain(name);
    }
    const repaired = await runCommand('server/commands/rescue.ts', ['repair'], settings);
    expect(repaired.output).toContain('+ Made the words of the article 2 again, for the search.');
    expect(repaired.output).not.toContain('words of 2 in');
  } finally {
    await site.stop();
  }
});
