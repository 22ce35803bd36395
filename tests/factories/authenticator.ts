import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Ceremony {
  challenge: string;
  origin?: string;
  /** What the device's counter shows; a synced passkey has none. */
  counter?: number;
  /** Whether its owner has unlocked the device. */
  isVerified?: boolean;
}

const ORIGIN = 'http://localhost:3000';
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device with one passkey, as WebAuthn's level 3 describes it (ES256, attestation `none`); all it says is true unless told otherwise. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = { id: toText(id), rawId: toText(id), type: 'public-key' as const, clientExtensionResults: {} };
  return {
    make({ challenge, origin = ORIGIN, counter = 0, isVerified = true }: Ceremony) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'), // a COSE key of five entries: EC2, ES256, P-256, x
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'), // y
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const head = getAuthenticatorData({ origin, counter, isVerified, flags: HAS_CREDENTIAL });
      const data = Buffer.concat([head, Buffer.alloc(16), length, id, key]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'), // {fmt: 'none', attStmt: {}, authData: …
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientDataJSON = getClientData('webauthn.create', { challenge, origin });
      return {
        ...credential,
        response: { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestation), transports: [] },
      };
    },
    use({ challenge, origin = ORIGIN, counter = 0, isVerified = true, userHandle }: Ceremony & { userHandle?: string }) {
      const data = getAuthenticatorData({ origin, counter, isVerified });
      const clientDataJSON = getClientData('webauthn.get', { challenge, origin });
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(clientDataJSON).digest()]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: toText(clientDataJSON),
          authenticatorData: toText(data),
          signature: toText(signature),
          ...(userHandle && { userHandle: toText(Buffer.from(userHandle)) }),
        },
      };
    },
  };
}

function getClientData(type: string, { challenge, origin }: { challenge: string; origin: string }) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function getAuthenticatorData({ origin, counter, isVerified, flags = 0 }: Required<Omit<Ceremony, 'challenge'>> & { flags?: number }) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  return Buffer.concat([rpIdHash, Buffer.from([USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags]), count]);
}

const toText = (bytes: Buffer) => bytes.toString('base64url');
