import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.server.ts';
import { type AccountDeps, readSiteName } from '../account-deps.ts';
import { describeDevice } from '../better-auth/device-name.ts';
import { passkeyAddedEmail } from '../emails.ts';
import { findPasswordHash, lockAccount } from '../ownership/account-lock.server.ts';
import { createLink, getLinkExpiry, getPasswordMark } from '../ownership/email-link.server.ts';
import { enqueueSecurityNotice } from '../ownership/security-notice.server.ts';
import type { PasskeyAttestation, PasskeyOffer, PasskeyView } from '../passkey-credential.ts';
import type { Viewer } from '../sessions/viewer.server.ts';
import { CHALLENGE_LIFE_MS, type ChallengePurpose, consumeChallenge, createChallenge, isOwnChallenge } from './challenge.server.ts';

/** COSE numbers of EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257];
const MAX_PASSKEYS = 50;

export async function listPasskeys({ db }: Pick<AccountDeps, 'db'>, userId: string): Promise<PasskeyView[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Call it only for a user who has just proved their identity. */
export async function offerPasskey(
  deps: AccountDeps,
  { viewer, request }: { viewer: Viewer; request: Request },
): Promise<{ offer: PasskeyOffer; cookies: string[] }> {
  const { challenge, cookies } = createChallenge(deps, request, toPurpose(viewer.id, await findPasswordHash(deps.db, viewer.id)));
  const { hostname } = new URL(deps.settings.SITE_URL);
  const known = await deps.db.selectFrom('passkeys').select('credentialId').where('userId', '=', viewer.id).execute();
  const options: PasskeyOffer['options'] = {
    challenge,
    rp: { name: hostname, id: hostname },
    user: { id: Buffer.from(viewer.id).toString('base64url'), name: viewer.email, displayName: viewer.email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFE_MS,
    attestation: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
  return { offer: { options, name: describeDevice(request.headers.get('user-agent')) }, cookies };
}

/** False if the passkey was made from no offer of ours, or twice. */
export async function addPasskey(
  deps: AccountDeps,
  { viewer, request, name, credential }: { viewer: Viewer; request: Request; name: string; credential: PasskeyAttestation },
): Promise<boolean> {
  const passwordHash = await findPasswordHash(deps.db, viewer.id);
  const made = await verifyAttestation(deps, { request, credential, purpose: toPurpose(viewer.id, passwordHash) });
  if (!made) return false;
  const siteName = await readSiteName(deps);
  const isAdded = await deps.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { id: viewer.id });
    if (!account?.isConfirmed || account.passwordHash !== passwordHash) return false; // the owner has taken the account back by email
    if (!(await consumeChallenge(tx, deps, made.challenge))) return false;
    const known = await tx.selectFrom('passkeys').select('id').where('userId', '=', viewer.id).execute();
    if (known.length >= MAX_PASSKEYS) return false;
    const added = await tx
      .insertInto('passkeys')
      .values({
        id: randomUUID(),
        userId: viewer.id,
        name,
        credentialId: made.credentialId,
        publicKey: made.publicKey,
        counter: made.counter,
        transports: credential.response.transports.join(','),
        createdAt: deps.now().toISOString(),
        lastUsedAt: null,
      })
      .onConflict((conflict) => conflict.column('credentialId').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await enqueuePasskeyAdded(deps, tx, { viewer, name, siteName });
    return added !== undefined;
  });
  deps.outbox.wake();
  return isAdded;
}

export async function renamePasskey(
  { db }: Pick<AccountDeps, 'db'>,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Call it only after a password or a passkey was verified. */
export async function removePasskey(deps: AccountDeps, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const siteName = await readSiteName(deps);
  const isRemoved = await deps.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('passkeys').where('id', '=', id).where('userId', '=', userId).executeTakeFirst();
    if (numDeletedRows === 1n) await enqueueSecurityNotice(deps, tx, { userId, event: 'passkey-removed', siteName });
    return numDeletedRows === 1n;
  });
  deps.outbox.wake();
  return isRemoved;
}

async function verifyAttestation(
  deps: AccountDeps,
  { request, credential, purpose }: { request: Request; credential: PasskeyAttestation; purpose: ChallengePurpose },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { origin, hostname } = new URL(deps.settings.SITE_URL);
  let challenge = '';
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: (signed) => {
        challenge = signed;
        return isOwnChallenge(deps, request, { challenge: signed, purpose });
      },
      expectedOrigin: origin,
      expectedRPID: hostname,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { challenge, credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    return undefined; // the library throws for each thing that is wrong; nothing in here reads from outside
  }
}

function toPurpose(userId: string, passwordHash: string | null): ChallengePurpose {
  return { kind: 'make', userId, passwordMark: getPasswordMark(passwordHash ?? '') };
}

async function enqueuePasskeyAdded(
  { settings, outbox, now }: AccountDeps,
  tx: Db,
  { viewer, name, siteName }: { viewer: Viewer; name: string; siteName: string },
): Promise<void> {
  const link = { kind: 'report-passkey', now: now() } as const;
  const report = await createLink(tx, { ...link, userId: viewer.id });
  const content = passkeyAddedEmail(siteName, { name, report: `${settings.SITE_URL}/auth/not-me?token=${report}` });
  await outbox.enqueue(tx, { to: viewer.email, ...content }, { expiresAt: getLinkExpiry(link.kind, link.now), isNotice: true });
}
