import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type PostgresCluster, startPostgresCluster } from '../support/postgres-cluster.ts';
import { type RunningSite, startSite } from '../support/site.ts';

describe.skipIf(!inject('postgresUrl'))('when PostgreSQL stops answering', () => {
  let cluster: PostgresCluster;
  let site: RunningSite;
  beforeAll(async () => {
    cluster = await startPostgresCluster();
    site = await startSite({ settings: { DATABASE_URL: cluster.url } });
    await fetch(`${site.url}/blog/1`);
    await cluster.stop();
  });
  afterAll(async () => {
    await site?.stop();
  });

  test('what the page cache holds is still served', async () => {
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 10_000 }).toBe(503);
    const page = await fetch(`${site.url}/blog/1`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Your African strategy should fit on one street');
  });

  test('what it does not hold answers 503, says so and when to come back', async () => {
    const page = await fetch(`${site.url}/blog/2`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain('Not available right now');
  });

  test('the process itself is alive', async () => {
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});
