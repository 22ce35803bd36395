import { expect, test } from 'vitest';
import { createTestDeps, createUser, PASSWORD, requestWith, type TestDeps } from '#tests/factories/accounts.ts';
import { createAuthenticator } from '#tests/factories/authenticator.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { addPasskey, listPasskeys, offerPasskey } from '../passkeys/passkeys.server.ts';
import { requestPasskey } from '../passkeys/verify-passkey.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { changePasskeys } from './change-security.server.ts';

const HERE = '192.0.2.1';

describeOnDatabase('proof before passkeys are changed', (open) => {
  async function signedIn(deps: TestDeps) {
    const { id, email } = await createUser(deps.db);
    const result = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const cookies = 'cookies' in result ? result.cookies : [];
    const challenge = requestPasskey(deps, requestWith());
    const request = requestWith([...cookies, ...challenge.cookies]);
    const ask = () => requestPasskey(deps, request).options.challenge;
    return { from: { viewer: { id, email, role: null }, request, clientAddress: HERE }, ask };
  }

  async function withPasskey(deps: TestDeps, { from }: Awaited<ReturnType<typeof signedIn>>) {
    const device = createAuthenticator();
    const { offer } = await offerPasskey(deps, from);
    const credential = device.make({ challenge: offer.options.challenge });
    expect(await addPasskey(deps, { ...from, name: 'My phone', credential })).toBe(true);
    const [passkey] = await listPasskeys(deps, from.viewer.id);
    return { device, id: passkey?.id ?? '' };
  }

  test('[AUTH-10] an open session is not enough to add or remove one: the password or an own passkey is', async () => {
    const deps = createTestDeps(await open());
    const mine = await signedIn(deps);
    const { from, ask } = mine;
    const { device, id } = await withPasskey(deps, mine);
    const stranger = await withPasskey(deps, await signedIn(deps));
    const refusals = [
      [{}, { currentPassword: 'Enter your password.' }],
      [{ currentPassword: 'not the password' }, { currentPassword: 'That isn’t your password.' }],
    ] as const;
    for (const intent of ['start-passkey', 'remove-passkey'] as const) {
      for (const [proof, fieldErrors] of refusals) {
        expect(await changePasskeys(deps, from, { intent, id, ...proof })).toMatchObject({ ok: false, fieldErrors });
      }
      const credential = stranger.device.use({ challenge: ask() });
      expect(await changePasskeys(deps, from, { intent, id, credential }), 'another’s passkey').toMatchObject({ ok: false });
    }
    expect(await changePasskeys(deps, from, { intent: 'start-passkey', currentPassword: PASSWORD })).toHaveProperty('passkeyOffer');
    const credential = device.use({ challenge: ask() });
    expect(await changePasskeys(deps, from, { intent: 'start-passkey', credential })).toHaveProperty('passkeyOffer');
    expect(await changePasskeys(deps, from, { intent: 'remove-passkey', id, credential }), 'used up').toMatchObject({ ok: false });
    const again = device.use({ challenge: ask() });
    expect(await changePasskeys(deps, from, { intent: 'remove-passkey', id, credential: again })).toMatchObject({
      message: expect.stringContaining('has been removed'),
    });
    expect(await listPasskeys(deps, from.viewer.id)).toEqual([]);
  });

  test('[AUTH-9] [AUTH-10] guesses of the password are slowed down here too', async () => {
    const deps = createTestDeps(await open());
    const { from } = await signedIn(deps);
    const guess = () => changePasskeys(deps, from, { intent: 'start-passkey', currentPassword: 'not the password' });
    for (let n = 1; n <= 5; n++) expect(await guess()).toMatchObject({ ok: false });
    await expect(guess()).rejects.toMatchObject({ code: 'rate-limited' });
  });
});
