import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Db } from '#db/client.server.ts';
import { defaultSite } from '#features/settings/site.ts';
import { createTestDeps, createUser, linkIn, PASSWORD } from '#tests/factories/accounts.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { requestRecovery, resetPassword } from './recovery/recover-password.server.ts';
import { signIn } from './sign-in/sign-in.server.ts';
import { signUp } from './sign-in/sign-up.server.ts';

const HERE = '192.0.2.1';
const FULL = { code: 'unavailable', publicMessage: 'Too many emails wait to be sent. Please try again later.' };

const listWaiting = (db: Db) => db.selectFrom('jobs').select(['key', 'expiresAt']).execute();

async function fillOutbox(db: Db) {
  const at = new Date().toISOString();
  const row = { name: 'email', payload: '', attempts: 0, revision: 1, dueAt: at, createdAt: at, expiresAt: at };
  await db
    .insertInto('jobs')
    .values(Array.from({ length: 1000 }, () => ({ key: randomUUID(), ...row })))
    .execute();
}

describeOnDatabase('an email and what it is about', (open) => {
  test('[AUTH-3] are stored together at sign-up, until the link in it ends', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await signUp(deps, { email: 'ama@example.org', password: PASSWORD, clientAddress: HERE });
    const [link] = await db.selectFrom('tokens').select('expiresAt').execute();
    expect(await listWaiting(db)).toEqual([expect.objectContaining({ expiresAt: link?.expiresAt })]);
  });

  test('[AUTH-3] [AUTH-8] are not stored at all where the email cannot be, and the form says so, whosever address it is', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const { email } = await createUser(db);
    await requestRecovery(deps, { email, clientAddress: HERE });
    const token = linkIn(deps.emails[0]).searchParams.get('token') ?? '';
    const links = await db.selectFrom('tokens').selectAll().execute();
    await fillOutbox(db);
    for (const address of [email, 'new@example.org']) {
      await expect(signUp(deps, { email: address, password: PASSWORD, clientAddress: '192.0.2.2' })).rejects.toMatchObject(FULL);
      await expect(requestRecovery(deps, { email: address, clientAddress: '192.0.2.3' })).rejects.toMatchObject(FULL);
    }
    await expect(resetPassword(deps, { token, password: 'nine blue mountains', clientAddress: HERE })).rejects.toMatchObject(FULL);
    expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email }]);
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual(links);
    expect(await signIn(deps, { email, password: PASSWORD, clientAddress: HERE })).toMatchObject({ ok: true });
  });

  test('[AUTH-8] a table that takes nothing is said in words, and nothing is changed', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await db.schema.dropTable('jobs').execute();
    await expect(signUp(deps, { email: 'ama@example.org', password: PASSWORD, clientAddress: HERE })).rejects.toMatchObject({
      code: 'unavailable',
      publicMessage: 'No email can be stored at the moment, so nothing was changed. Please try again.',
    });
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  test('[AUTH-8] nothing waits for an address without an account', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    await requestRecovery(deps, { email: 'nobody@example.org', clientAddress: HERE });
    expect(await listWaiting(db)).toEqual([]);
  });

  test('[SITE-8] each email names the site as its owner has called it since', async () => {
    const db = await open();
    const deps = createTestDeps(db);
    const named = (subject: string) => deps.emails.findLast((email) => email.subject === subject)?.text;
    await db
      .updateTable('siteDocuments')
      .set({ fields: JSON.stringify({ name: 'Ama Mensah' }) })
      .where('id', '=', 'identity')
      .execute();
    await signUp(deps, { email: 'ama@example.org', password: PASSWORD, clientAddress: HERE });
    const { email } = await createUser(db);
    await signUp(deps, { email, password: PASSWORD, clientAddress: HERE });
    await requestRecovery(deps, { email, clientAddress: HERE });
    const token = linkIn(deps.emails.at(-1)).searchParams.get('token') ?? '';
    expect(await resetPassword(deps, { token, password: 'AmaMensah1!', clientAddress: HERE })).toMatchObject({ ok: false });
    expect(await resetPassword(deps, { token, password: 'nine blue mountains', clientAddress: HERE })).toMatchObject({ ok: true });
    for (const subject of [
      'Confirm your email address',
      'You already have an account',
      'Choose a new password',
      'Your password was changed',
    ])
      expect(named(subject)?.match(/Ama Mensah’s website/g)).toHaveLength(2);
    expect(JSON.stringify(deps.emails)).not.toContain(defaultSite.author.name);
  });
});
