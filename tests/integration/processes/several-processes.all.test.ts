import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { sendRequest, signIn } from '../../support/admin-client.ts';
import { createAuthor } from '../../support/author-client.ts';
import { isNginxInstalled, NO_NGINX } from '../../support/cluster/nginx.ts';
import { isPgBouncerInstalled, NO_PGBOUNCER, startPgBouncer } from '../../support/cluster/pgbouncer.ts';
import { type SiteCluster, startSiteCluster } from '../../support/cluster/site-cluster.ts';

const postgresUrl = inject('postgresUrl') ?? '';
const hasNginx = isNginxInstalled();
if (!hasNginx) process.stdout.write(`${NO_NGINX}\n`);
if (!isPgBouncerInstalled()) process.stdout.write(`${NO_PGBOUNCER}\n`);

const SEEN = { timeout: 2000, interval: 50 };

describe.skipIf(!postgresUrl || !hasNginx)('two processes behind nginx', () => {
  let site: SiteCluster;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSiteCluster({ postgresUrl });
    headers = await setUp(site);
  });
  afterAll(() => site?.stop());

  test('[OPS-8] what one has saved its author sees at once through the other, readers within two seconds, and an uploaded image is there at once', async () => {
    const [one, two] = site.members;
    if (!one || !two) throw new Error('there are two');
    const author = await createAuthor(one, { ...headers, origin: one.url });
    const { item } = JSON.parse((await author.save('First words')).text);
    expect((await sendRequest(two, `/blog/${item.id}`)).text).toContain('First words');
    expect((await author.save('Other words', item)).status).toBe(200);
    expect((await sendRequest(two, `/blog/${item.id}`, { headers: { cookie: headers.cookie ?? '' } })).text).toContain('Other words');
    expect((await author.save('Last words', { ...item, version: item.version + 1 })).status).toBe(200);
    await expect.poll(async () => (await sendRequest(two, `/blog/${item.id}`)).text, SEEN).toContain('Last words');
    const { image } = JSON.parse((await author.upload()).text);
    for (const file of [image.url, `/images/${image.id}-400.avif`]) expect((await sendRequest(two, file)).status).toBe(200);
  });

  test('[OPS-8] [AUTH-9] attempts are counted by both together', async () => {
    const attempt = async (at: number) => {
      const { url } = site.members[at % 2] ?? site;
      const from = { origin: url, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': `203.0.113.${at}` };
      const body = new URLSearchParams({ intent: 'password', email: 'somebody@example.org', password: 'not theirs' }).toString();
      return (await sendRequest({ url }, '/auth/reauthenticate', { method: 'POST', headers: from, body })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, at) => attempt(at)));
    expect(statuses.filter((status) => status !== 429)).toHaveLength(5);
  });

  test('[OPS-8] one is stopped under load and every request is answered; the other is killed, and no answered save is lost', async () => {
    const author = await createAuthor(site, headers);
    const saved: string[] = [];
    const unanswered: string[] = [];
    let isKilled = false;
    let isOver = false;
    const save = async (writer: number) => {
      for (let at = 0; !isOver; at += 1) {
        const text = `Written by ${writer}, number ${at}`;
        const answer = await author.save(text).catch(() => undefined);
        if (answer?.status === 200) saved.push(JSON.parse(answer.text).item.id);
        else if (answer?.status !== 503 && !isKilled) unanswered.push(`a save: ${answer?.status}`);
      }
    };
    const read = async () => {
      while (!isOver) {
        const answer = await sendRequest(site, '/blog/1').catch(() => undefined);
        if (answer?.status !== 200 && answer?.status !== 503 && !isKilled) unanswered.push(`a page: ${answer?.status}`);
      }
    };
    const work = [save(1), save(2), read(), read()];
    const [one, two] = site.members;
    await one?.stop();
    await one?.start();
    isKilled = true; // what it was answering then is counted by `npm run torture -- processes`
    await two?.stop('SIGKILL');
    await two?.start();
    isOver = true;
    await Promise.all(work);
    expect(unanswered, site.proxyErrors()).toEqual([]);
    expect(saved.length).toBeGreaterThan(0);
    for (const id of saved) expect((await sendRequest(site, `/blog/${id}`)).status, id).toBe(200);
  });
});

describe.skipIf(!postgresUrl || !hasNginx || !isPgBouncerInstalled())(
  'two processes behind nginx and PgBouncer in transaction mode',
  () => {
    test('[OPS-8] they start on an empty database, save, upload and read', async () => {
      const pooler = await startPgBouncer(postgresUrl);
      onTestFinished(pooler.stop);
      const site = await startSiteCluster({ postgresUrl, toPooled: pooler.toPooled });
      onTestFinished(() => site.stop());
      const author = await createAuthor(site, await setUp(site));
      const { item } = JSON.parse((await author.save('Pooled words')).text);
      const { image } = JSON.parse((await author.upload()).text);
      for (const member of site.members) {
        expect((await sendRequest(member, `/blog/${item.id}`)).text).toContain('Pooled words');
        expect((await sendRequest(member, image.url)).status).toBe(200);
      }
    });
  },
);

/** Headers of the first admin, who is made through nginx. */
async function setUp(site: SiteCluster): Promise<Record<string, string>> {
  while (!site.output().includes('/auth/set-up#')) await wait(50);
  return signIn(site);
}
