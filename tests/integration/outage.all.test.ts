import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { type ClientResponse, sendRequest, signIn } from '../support/admin-client.ts';
import { type PostgresCluster, startPostgresCluster } from '../support/postgres-cluster.ts';
import { type RunningSite, startSite } from '../support/site.ts';

let cluster: PostgresCluster;
let site: RunningSite;
let admin: Record<string, string>;

describe.skipIf(!inject('postgresUrl'))('the site on PostgreSQL', () => {
  beforeAll(async () => {
    cluster = await startPostgresCluster();
    site = await startSite({ settings: { DATABASE_URL: cluster.url } });
    admin = await signIn(site);
    await fetch(`${site.url}/blog/1`);
  });
  afterAll(async () => {
    await site?.stop();
    await cluster?.stop();
  });

  test('[OPS-8] the process lives on when the server is restarted or ends connections in the middle of saves, and keeps what it has answered', async () => {
    const troubles = [() => cluster.restart('fast'), () => cluster.restart('immediate'), terminateBackends];
    const saved: string[] = [];
    for (const trouble of troubles) {
      const keys = Array.from({ length: 12 }, () => randomUUID());
      const saving = keys.map(async (key) => {
        const { status } = await saveUntilAnswered(key);
        expect(status).toBe(200);
        saved.push(key);
      });
      await trouble();
      await Promise.all(saving);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    }
    const rows = await withDatabase((db) => db.selectFrom('articles').select('lastSaveId').where('lastSaveId', 'in', saved).execute());
    expect(rows).toHaveLength(saved.length);
  });

  test('[OPS-8] a table that somebody else holds is not waited for without an end', async () => {
    const { promise: isOver, resolve: release } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const lock = withDatabase((db) =>
      db.transaction().execute(async (tx) => {
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
        await sql`lock table articles in access exclusive mode`.execute(tx);
        locked();
        await isOver;
        await sql`select 1`.execute(tx).catch(() => undefined); // by now its own time is over as well
      }),
    ).catch(() => undefined);
    await isLocked;
    const answers = await Promise.all([save(randomUUID()), sendRequest(site, '/feed.xml'), sendRequest(site, '/blog/3/share.png')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    for (const { headers } of answers) expect(headers['retry-after']).toBe('5');
    release();
    await lock;
    expect((await saveUntilAnswered(randomUUID())).status).toBe(200);
  });

  describe('when it stops answering', () => {
    beforeAll(async () => {
      await sendRequest(site, '/blog/1');
      await cluster.stop();
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

    test('[OPS-8] every kind of request answers 503 in its own form, and when to come back', async () => {
      const form = new URLSearchParams({
        intent: 'sign-in',
        email: 'owner@example.org',
        password: 'seven green rivers',
        to: '',
      }).toString();
      const formHeaders = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' };
      const asked: [string, Promise<ClientResponse>, string][] = [
        ['search', sendRequest(site, '/api/search?q=away'), '"code":"unavailable"'],
        ['sharing picture', sendRequest(site, '/blog/4/share.png'), 'not available right now'],
        ['cover', sendRequest(site, '/blog/4/cover.svg'), 'not available right now'],
        ['feed', sendRequest(site, '/feed.xml'), 'not available right now'],
        ['Markdown', sendRequest(site, '/blog/4.md'), 'not available right now'],
        ['save', save(randomUUID()), '"code":"unavailable"'],
        ['sign-in', sendRequest(site, '/auth', { method: 'POST', headers: formHeaders, body: form }), 'not available right now'],
        ['admin', sendRequest(site, '/admin', { headers: { cookie: admin.cookie ?? '' } }), 'Not available right now'],
      ];
      for (const [what, answer, words] of asked) {
        const { status, headers, text } = await answer;
        expect([what, status, headers['retry-after']]).toEqual([what, 503, '5']);
        expect(text.toLowerCase().includes(words.toLowerCase()), `${what}: ${text.slice(0, 200)}`).toBe(true);
      }
    });

    test('the process itself is alive', async () => {
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    });
  });
});

function save(creationKey: string): Promise<ClientResponse> {
  const fields = { title: 'Saved', category: 'BRAND', excerpt: 'e', tags: 't', imageUrl: '/pictures/1.svg', content: '<p>s</p>' };
  return sendRequest(site, '/admin/do/content.save', {
    method: 'POST',
    headers: admin,
    body: JSON.stringify({ kind: 'article', form: { ...fields, creationKey, saveId: creationKey } }),
  });
}

/** As the form does: the same save again until it is told what became of it. */
async function saveUntilAnswered(key: string): Promise<ClientResponse> {
  for (;;) {
    const answer = await save(key);
    if (answer.status !== 503) return answer;
  }
}

async function terminateBackends() {
  await withDatabase((db) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
      db,
    ),
  );
}

async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase({ databaseUrl: cluster.url, dataDir: '' });
  return work(db).finally(() => db.destroy());
}
