import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest, signIn } from '#tests/support/admin-client.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { startSite } from '#tests/support/processes.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Where readers and their programs meet an article. */
const PLACES = [
  '/blog/waits-for-its-hour',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/category/brand',
  '/llms.txt',
  '/api/search?q=waits%20for%20its%20hour',
  '/',
];

describeOnEachDatabase('an article scheduled', (_, { create }) => {
  test('[ADM-21] for a moment at which the process is down is everywhere at the first request after it, and nowhere before', async () => {
    const place = await create();
    const dataDir = place.dataDir || mkdtempSync(path.join(tmpdir(), 'byline-scheduled-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const start = (aheadMs: number) =>
      startSite(dataDir, {
        NODE_OPTIONS: `--import ${path.resolve('tests/integration/publishing/shifted-clock.ts')}`,
        CLOCK_AHEAD_MS: String(aheadMs),
        ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl, SESSION_SECRET: 'an article that waits for its hour' }),
      });
    const listPlaces = async (site: { url: string }) => {
      const found: string[] = [];
      for (const place of PLACES) {
        const { status, text } = await sendRequest(site, place);
        if (status === 200 && text.includes('waits-for-its-hour')) found.push(place);
      }
      return found;
    };

    const before = await start(0);
    onTestFinished(() => before.stop());
    await expect.poll(before.output, { timeout: 20_000 }).toContain('/auth/set-up#'); // a moment after the first answer
    const headers = await signIn(before);
    const article = {
      title: 'Waits for its hour',
      category: 'BRAND',
      excerpt: 'e',
      imageUrl: '/pictures/1.svg',
      tags: '',
      content: '<p>It.</p>',
    };
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
    const saved = await sendRequest(before, '/admin/do/content.save', {
      method: 'POST',
      headers,
      body: JSON.stringify({ kind: 'article', form: { ...article, publishAt } }),
    });
    expect(JSON.parse(saved.text)).toMatchObject({ ok: true, item: { isDraft: false, publishedAt: publishAt } });
    expect(await listPlaces(before)).toEqual([]);
    await before.stop('SIGKILL');

    const after = await start(HOUR_MS);
    onTestFinished(() => after.stop());
    expect(await listPlaces(after)).toEqual(PLACES);
  });
});
