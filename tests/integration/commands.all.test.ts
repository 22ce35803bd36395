import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, type RunningSite, runCommand, startSite } from '../support/site.ts';

const folders: string[] = [];

function emptyFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-command-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('npm start', () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test('[OPS-1] an empty folder becomes a site with the twelve articles in their whole text', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const pages = await Promise.all(ids.map((id) => fetch(`${site.url}/blog/${id}`)));
    expect(pages.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const texts = await Promise.all(pages.map((page) => page.text()));
    for (const text of texts) expect(text.replace(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(1100);
  });

  test('[OPS-1] every public address answers, and unknown ones answer 404', async () => {
    const found = ['/', '/category/marketing', '/category/technology', '/category/brand', '/category/personal-development'];
    found.push('/category/business', '/category/leadership', '/about', '/contact', '/privacy', '/terms', '/sitemap', '/services');
    found.push('/services/brand-development', '/search', '/auth', '/healthz', '/readyz');
    const missing = ['/blog/none', '/solution/none', '/category/none', '/nowhere', '/services/none'];
    const status = async (address: string) => `${address} ${(await fetch(site.url + address)).status}`;
    expect(await Promise.all(found.map(status))).toEqual(found.map((address) => `${address} 200`));
    expect(await Promise.all(missing.map(status))).toEqual(missing.map((address) => `${address} 404`));
  });

  test('a second process on the same folder refuses to start and says why', async () => {
    const second = await runCommand('server/start.js', [], { DATA_DIR: site.dataDir, PORT: String(await freePort()) });
    expect(second.status).toBe(1);
    expect(second.output).toContain('another Byline is running on');
    expect((await fetch(site.url)).status).toBe(200);
  });
});

describe('a wrong setting ends the start with one line that names it', () => {
  let silent: Server;
  let silentPort = 0;
  beforeAll(async () => {
    silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    silentPort = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => void silent.close());

  const cases: { name: string; settings: () => Record<string, string> | Promise<Record<string, string>> }[] = [
    { name: 'PORT', settings: () => ({ PORT: 'abc' }) },
    { name: 'PORT', settings: () => ({ PORT: '70000' }) },
    { name: 'HOST', settings: () => ({ HOST: '203.0.113.1' }) },
    { name: 'DATA_DIR', settings: () => ({ DATA_DIR: '/dev/null/data' }) },
    { name: 'DATABASE_URL', settings: () => ({ DATABASE_URL: 'mysql://localhost/byline' }) },
    { name: 'DATABASE_URL', settings: async () => ({ DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/byline` }) },
    { name: 'DATABASE_URL', settings: () => ({ DATABASE_URL: `postgres://127.0.0.1:${silentPort}/byline` }) },
    { name: 'SITE_URL', settings: () => ({ SITE_URL: 'example' }) },
    { name: 'SESSION_SECRET', settings: () => ({ SESSION_SECRET: 'short' }) },
  ];

  test.each(cases)('$name', async ({ name, settings }) => {
    const result = await runCommand('server/start.js', [], {
      DATA_DIR: emptyFolder(),
      PORT: String(await freePort()),
      ...(await settings()),
    });
    expect(result.status).toBe(1);
    const complaints = result.output
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{')); // the rest is the log
    expect(complaints).toEqual([expect.stringContaining(name)]);
  });

  test('PORT that is taken', async () => {
    const result = await runCommand('server/start.js', [], { DATA_DIR: emptyFolder(), PORT: String(silentPort) });
    expect(result.status).toBe(1);
    expect(result.output).toContain(`PORT: ${silentPort}`);
  });
});

describe('npm run demo', () => {
  test('[OPS-3] fills solutions and videos once, and again only when asked', async () => {
    const settings = { DATA_DIR: emptyFolder() };
    expect(await runCommand('server/commands/demo.ts', [], settings)).toMatchObject({ status: 0 });
    const again = await runCommand('server/commands/demo.ts', [], settings);
    expect(again).toMatchObject({ status: 1 });
    expect(again.output).toContain('npm run demo -- --again');
    expect(await runCommand('server/commands/demo.ts', ['--again'], settings)).toMatchObject({ status: 0 });
  });

  test('[OPS-3] a running site shows the demo without a restart', async () => {
    const site = await startSite();
    try {
      await fetch(site.url);
      expect(await runCommand('server/commands/demo.ts', [], { DATA_DIR: site.dataDir })).toMatchObject({ status: 0 });
      await expect.poll(async () => (await fetch(site.url)).text(), { timeout: 10_000 }).toContain('/solution/the-growth-year-on-one-page');
    } finally {
      await site.stop();
    }
  });
});
