import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { startSite } from '../../support/site.ts';

describeOnEachDatabase('two first starts at once', (_open, { create, connect, dialect }) => {
  test.runIf(dialect === 'postgres')('[AUTH-5] on one empty database both run, and the link of each works until one is used', async () => {
    const place = await create();
    const settings = { DATABASE_URL: place.databaseUrl, SESSION_SECRET: randomUUID() };
    const sites = await Promise.all([startSite({ settings }), startSite({ settings })]);
    onTestFinished(async () => void (await Promise.all(sites.map((site) => site.stop()))));
    const getToken = (output: string) => /\/auth\/set-up#([\w-]+)/.exec(output)?.[1] ?? '';
    await expect.poll(() => sites.map((site) => getToken(site.output()))).not.toContain('');
    const tokens = sites.map((site) => getToken(site.output()));
    expect(new Set(tokens).size).toBe(2);
    const db = await connect(place);
    expect(await db.selectFrom('tokens').selectAll().execute()).toHaveLength(2);
    const [first, second] = sites;
    const use = (url = '', token = '') =>
      fetch(`${url}/auth/set-up`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: url },
        body: new URLSearchParams({ token, email: 'author@example.org', password: 'seven green rivers' }),
      });
    expect((await use(first?.url, tokens[0])).status).toBe(302);
    expect((await use(second?.url, tokens[1])).status).toBe(404);
    expect(sites.map((site) => site.output()).join()).not.toContain('"secret"');
  });
});
