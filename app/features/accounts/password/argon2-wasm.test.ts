import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.server.ts';

vi.unmock('node:crypto'); // the hash is the subject here, at its full cost

/** As on a Node that has no argon2 of its own. */
async function importWithoutArgon2() {
  vi.resetModules();
  vi.doMock('node:crypto', async (importOriginal) => ({ ...(await importOriginal<typeof import('node:crypto')>()), argon2: undefined }));
  return import('./password-hash.server.ts');
}

test('[OPS-7] a password that was hashed on one Node is verified on another, whichever has argon2 of its own', async () => {
  const without = await importWithoutArgon2();
  const [ours, theirs] = await Promise.all([hashPassword('un café noisette'), without.hashPassword('un café noisette')]);
  expect(theirs).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  for (const password of ['un cafe\u0301 noisette', 'un cafe noisette']) {
    const isRight = password.normalize('NFC') === 'un café noisette';
    expect(await verifyPassword({ hash: theirs, password })).toBe(isRight);
    expect(await without.verifyPassword({ hash: ours, password })).toBe(isRight);
  }
});
