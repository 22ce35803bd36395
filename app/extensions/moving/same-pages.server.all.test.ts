import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { watchContentVersion } from '#db/content-version.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { fillSite } from '#tests/factories/awkward-site.ts';
import { type RunningSite, runCommand, startSite } from '#tests/support/site.ts';

const HOST = 'ama.example';
const SETTINGS = { SITE_URL: `http://${HOST}` };
const OTHERS = `
/ /about /services /solutions /contact /follow /privacy /terms /sitemap /search?q=field /feed.xml /feed.json /feed.json?page=2 /sitemap.xml /llms.txt
/llms-full.txt /category/brand /blog/chosen-address /blog/chosen-address.md /blog/1 /blog/5 /blog/scheduled /blog/a-draft /solution/hidden-one /solution/zebra
/old /?p=7 /gone /services/a-new-service.md /contact.vcf /manifest.webmanifest
`
  .split(/\s+/)
  .filter(Boolean);

function createFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-moving-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function run(command: string, words: string[], dataDir: string): Promise<string> {
  const { status, output } = await runCommand('server/start.js', [command, ...words], { ...SETTINGS, DATA_DIR: dataDir });
  expect(status, output).toBe(0);
  return output;
}

async function fill(dataDir: string) {
  const db = await openDatabase({ databaseUrl: '', dataDir });
  await migrate(db);
  const contentVersion = await watchContentVersion(db);
  const storage = await openStorage({ STORAGE_URL: '', DATA_DIR: dataDir });
  await fillSite({ db, contentVersion, storage, now: () => new Date('2026-06-01T12:00:00.000Z') });
  contentVersion.stop();
  await db.destroy();
}

/** As a crawler gets it, whole; without what differs from one response to the next. */
function read({ url }: RunningSite, target: string): Promise<string> {
  const headers = { host: HOST, 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' };
  return new Promise((resolve, reject) => {
    http
      .get(new URL(target, url), { headers }, async (response) => {
        const body = Buffer.concat(await Array.fromAsync(response)).toString('latin1');
        const { location = '', 'last-modified': modified = '' } = response.headers;
        resolve([response.statusCode, location, modified, body.replaceAll(/nonce="[^"]*"|Request [\w-]{8,}/g, '')].join('\n'));
      })
      .on('error', reject);
  });
}

async function listPaths(site: RunningSite): Promise<string[]> {
  const sitemap = await read(site, '/sitemap.xml');
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Set([...OTHERS, ...found])];
}

/** The site's folder goes with it. */
async function readAll(dataDir: string, paths?: string[]): Promise<Record<string, string>> {
  const site = await startSite({ dataDir, settings: SETTINGS });
  const pages: Record<string, string> = {};
  for (const target of paths ?? (await listPaths(site))) pages[target] = await read(site, target);
  await site.stop();
  return pages;
}

test('[OPS-5] a site that is exported and imported into an empty place has the same pages byte for byte', async () => {
  const [source, target, exported] = [createFolder(), createFolder(), path.join(createFolder(), 'new')];
  await run('demo', [], source);
  await fill(source);
  await run('export', [exported], source);
  await run('import', [exported], target);
  expect(await run('import', [exported], target)).toMatch(/\n\d+ unchanged\n$/);
  const before = await readAll(source);
  expect(Object.keys(before).length).toBeGreaterThan(45);
  const after = await readAll(target, Object.keys(before));
  const different = Object.keys(before).filter((page) => after[page] !== before[page]);
  expect(different.map((page) => [page, after[page]])).toEqual(different.map((page) => [page, before[page]]));
});
