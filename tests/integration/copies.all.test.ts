import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { work } from '#tests/durability/author.ts';
import { createKnownFiles, examine, findUnserved } from '#tests/durability/examination.ts';
import { createLedger } from '#tests/durability/ledger.ts';
import { sendRequest, signIn } from '../support/admin-client.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const run = promisify(execFile);

/** Debian's is older than the one in Node. */
function hasSqlite3(): boolean {
  try {
    execFileSync('sqlite3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('skipped: the program sqlite3 is not installed here\n');
    return false;
  }
}

describe.skipIf(!hasSqlite3())('a running site', () => {
  test('is read and dumped by the program sqlite3', async () => {
    const site = await startSite();
    onTestFinished(() => site.stop());
    const file = path.join(site.dataDir, 'byline.sqlite');
    const headers = await signIn(site);
    const fields = {
      title: 'Read by others',
      category: 'BRAND',
      excerpt: 'Why.',
      tags: '',
      imageUrl: '/pictures/1.svg',
      content: '<p>It is “ours”.</p>',
    };
    await sendRequest(site, '/admin/do/content.save', { method: 'POST', headers, body: JSON.stringify({ kind: 'article', form: fields }) });
    const read = await run('sqlite3', ['-readonly', '-json', file, "select title, content from articles where id = 'read-by-others'"]);
    expect(JSON.parse(read.stdout)).toEqual([{ title: fields.title, content: fields.content }]);
    const { stdout: tables } = await run('sqlite3', [
      '-readonly',
      file,
      "select name from sqlite_schema where type = 'table' and sql not like '%virtual%'",
    ]);
    for (const table of tables.trim().split('\n')) await run('sqlite3', ['-readonly', file, `select count(*) from "${table}"`]);
    const { stdout: dump } = await run('sqlite3', ['-readonly', file, '.dump'], { maxBuffer: 64 * 1024 * 1024 });
    expect(dump).toContain("INSERT INTO articles VALUES('read-by-others','Read by others'");
    expect(dump).toContain('INSERT INTO users VALUES');
    expect(dump.trimEnd().endsWith('COMMIT;')).toBe(true);
  });

  test.each(['.backup', 'vacuum into'])(
    'is copied by %s while it is written to: nothing is missing that was answered before',
    async (command) => {
      const site = await startSite();
      onTestFinished(() => site.stop());
      const { cookie = '' } = await signIn(site);
      const ledger = createLedger();
      const stopping = new AbortController();
      const working = work(site, { cookie, ledger, until: stopping.signal });
      await expect.poll(() => Math.min(ledger.counts.saves, ledger.counts.uploads), { timeout: 60_000 }).toBeGreaterThan(0);
      const answered = structuredClone(ledger);
      const dataDir = await copy(site, command);
      stopping.abort();
      await working;
      // What was written meanwhile may be there.
      for (const [number, { states }] of ledger.articles.entries()) Object.assign(answered.articles[number] ?? {}, { states });
      answered.articles.push(...ledger.articles.slice(answered.articles.length).map((entry) => ({ ...entry, answered: -1 })));
      expect(await examine(dataDir, answered, createKnownFiles())).toEqual([]);
      const restored = await startSite({ dataDir });
      onTestFinished(() => restored.stop());
      expect(await findUnserved(restored, answered)).toEqual([]);
      expect((await sendRequest(restored, '/admin/articles', { headers: { cookie } })).status).toBe(200);
    },
  );
});

/** As docs/reliability.md tells it: the database first, then the images, then the secret. */
async function copy({ dataDir }: RunningSite, command: string): Promise<string> {
  const target = mkdtempSync(path.join(tmpdir(), 'byline-copy-'));
  onTestFinished(() => rmSync(target, { recursive: true, force: true }));
  const file = path.join(target, 'byline.sqlite');
  const told = command === '.backup' ? `.backup '${file}'` : `vacuum into '${file}'`;
  await run('sqlite3', [path.join(dataDir, 'byline.sqlite'), '.timeout 10000', told]);
  expect(existsSync(`${file}-wal`)).toBe(false);
  for (const part of ['content-images', 'session-secret']) cpSync(path.join(dataDir, part), path.join(target, part), { recursive: true });
  return target;
}
