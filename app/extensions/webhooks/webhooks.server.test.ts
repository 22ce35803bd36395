import { expect, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import type { Role } from '#db/schema.ts';
import { setEmail } from '#features/accounts/ownership/account-lock.server.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { isPublicUrl } from '#platform/http/public-fetch.server.ts';
import { createTestDeps, createUser, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { insertArticle } from '#tests/factories/article.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { MAX_WEBHOOKS } from './webhook.ts';
import { addWebhook, deleteWebhook, listLeftBehind, listWebhooks, ONLY_HTTPS } from './webhooks.server.ts';

const HERE = '192.0.2.1';
const URL_OF_RECEIVER = 'https://hooks.example.com/path?key=secret';

test.each([
  'http://example.com/hook',
  'ftp://example.com',
  'no address',
  'https://user:password@example.com',
  'https://example.com:8443',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://0177.0.0.1',
  'https://10.0.0.1/hook',
  'https://192.168.1.1',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00:ec2::254]/',
])('[API-4] %s is no address of a webhook', (url) => expect(isPublicUrl(url, ONLY_HTTPS)).toBe(false));

describeOnDatabase('[API-4] an admin', (open) => {
  async function start(role: Role = 'admin') {
    const db = await open();
    const deps = { ...createTestDeps(db), kinds: contentKinds };
    const { id, email } = await createUser(db, { role });
    const signedIn = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const request = requestWith('cookies' in signedIn ? signedIn.cookies : []);
    const from = { viewer: { id, email, role }, request, clientAddress: HERE };
    const add = (given: Partial<Parameters<typeof addWebhook>[2]> = {}) =>
      addWebhook(deps, from, { url: URL_OF_RECEIVER, events: ['published'], currentPassword: PASSWORD, ...given });
    return { db, deps, email, add };
  }

  test('[API-4] adds one with their password, sees its secret once, and what is public is no news to it', async () => {
    const { db, deps, email, add } = await start();
    await insertArticle(db, { id: 'before' });
    const added = await add();
    const secret = 'secret' in added ? added.secret : '';
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await listWebhooks(db)).toMatchObject([{ url: URL_OF_RECEIVER, events: ['published'], createdBy: email, problem: null }]);
    const stored = await db.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(secret.slice('whsec_'.length));
    const [userId, now] = [stored.createdBy, deps.now()];
    expect(await listLeftBehind(db)).toEqual([{ userId, text: 'Their webhook to hooks.example.com stays and sends what is public.' }]);
    await setEmail(db, { userId, email: 'new@example.org', now });
    expect(await listWebhooks(db)).toMatchObject([{ createdBy: 'new@example.org' }]);
    expect(await db.selectFrom('webhookItems').select('itemId').execute()).toContainEqual({ itemId: 'before' });
    await deleteWebhook({ db, now: deps.now, by: email }, stored.id);
    expect(await listWebhooks(db)).toEqual([]);
    const entries = await db
      .selectFrom('activityEntries')
      .select(['action', 'title'])
      .where('kind', '=', 'webhook')
      .orderBy('at')
      .execute();
    expect(entries).toEqual(['added-webhook', 'deleted-webhook'].map((action) => ({ action, title: 'hooks.example.com' })));
  });

  test('[API-4] adds none without their password, for a private address, for nothing, or over ten; an editor none at all', async () => {
    const { db, add } = await start();
    expect(await add({ currentPassword: undefined })).toHaveProperty('fieldErrors.currentPassword');
    expect(await add({ currentPassword: 'not the password' })).toHaveProperty('fieldErrors.currentPassword');
    expect(await add({ url: 'https://192.168.1.1/' })).toHaveProperty('fieldErrors.url');
    expect(await add({ events: [] })).toHaveProperty('formError');
    expect(await listWebhooks(db)).toEqual([]);
    for (let at = 0; at < MAX_WEBHOOKS; at += 1) expect(await add()).toHaveProperty('secret');
    expect(await add()).toHaveProperty('formError');
    const { add: addAsEditor } = await start('editor');
    await expect(addAsEditor()).rejects.toMatchObject({ code: 'forbidden' });
  });
});
