import type { Db } from '#db/client.server.ts';
import type { AccountDeps } from '../account-deps.ts';
import type { PasskeyAssertion, PasskeyRequest } from '../passkey-credential.ts';
import { CHALLENGE_LIFE_MS, consumeChallenge, createChallenge, isOwnChallenge } from './challenge.server.ts';

type Deps = Pick<AccountDeps, 'db' | 'settings' | 'now'>;

export function requestPasskey(deps: Pick<Deps, 'settings' | 'now'>, request: Request): { options: PasskeyRequest; cookies: string[] } {
  const { challenge, cookies } = createChallenge(deps, request, { kind: 'use' });
  const { hostname } = new URL(deps.settings.SITE_URL);
  return { options: { challenge, rpId: hostname, timeout: CHALLENGE_LIFE_MS, userVerification: 'required' }, cookies };
}

/** Requires user verification and a counter that rises; each challenge counts once. Undefined for an unconfirmed address. */
export async function verifyPasskey(
  deps: Deps,
  { credential, request }: { credential: PasskeyAssertion; request: Request },
): Promise<{ userId: string; passkeyId: string } | undefined> {
  const passkey = await findPasskey(deps, credential.id);
  if (!passkey || !isOwnHandle(credential, passkey.userId)) return undefined;
  const used = await verifySignature(deps, { credential, request, passkey });
  if (!used) return undefined;
  const isTaken = await deps.db.transaction().execute(async (tx) => {
    if (!(await consumeChallenge(tx, deps, used.challenge))) return false;
    const { numUpdatedRows } = await tx
      .updateTable('passkeys')
      .set({ counter: used.counter, lastUsedAt: deps.now().toISOString() })
      .where('id', '=', passkey.id)
      .where((eb) => (used.counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', used.counter)))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
  return isTaken ? { userId: passkey.userId, passkeyId: passkey.id } : undefined;
}

export async function hasPasskey(tx: Db, passkeyId: string): Promise<boolean> {
  return (await tx.selectFrom('passkeys').select('id').where('id', '=', passkeyId).executeTakeFirst()) !== undefined;
}

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

function findPasskey({ db }: Pick<Deps, 'db'>, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.id', 'passkeys.userId', 'passkeys.credentialId', 'passkeys.publicKey', 'passkeys.counter'])
    .where('passkeys.credentialId', '=', credentialId)
    .where('users.isEmailVerified', '=', true)
    .executeTakeFirst();
}

function isOwnHandle({ response }: PasskeyAssertion, userId: string) {
  return !response.userHandle || Buffer.from(response.userHandle, 'base64url').toString() === userId;
}

async function verifySignature(
  deps: Deps,
  { credential, request, passkey }: { credential: PasskeyAssertion; request: Request; passkey: StoredPasskey },
): Promise<{ challenge: string; counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server'); // 25 MB that most sites and visits never need
  const { origin, hostname } = new URL(deps.settings.SITE_URL);
  const { userHandle, ...response } = credential.response;
  let challenge = '';
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: { ...response, ...(userHandle && { userHandle }) } },
      expectedChallenge: (signed) => {
        challenge = signed;
        return isOwnChallenge(deps, request, { challenge: signed, purpose: { kind: 'use' } });
      },
      expectedOrigin: origin,
      expectedRPID: hostname,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? { challenge, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined; // the library throws for each thing that is wrong; nothing in here reads from outside
  }
}
