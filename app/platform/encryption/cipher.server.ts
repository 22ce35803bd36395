import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Cipher {
  /** Bound to a row's id; moved to another row it cannot be read. */
  encrypt(text: string, id: string): string;
  /** Undefined where it was encrypted for another row or use, under another secret, or is damaged. */
  decrypt(encrypted: string, id: string): string | undefined;
}

/** The key is derived for one use, such as `outbox`: it opens and signs nothing else. */
export function createCipher(secret: string, use: string): Cipher {
  const key = Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));
  return {
    encrypt(text, id) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id));
      const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    decrypt(encrypted, id) {
      const bytes = Buffer.from(encrypted, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(id))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
      } catch {
        return undefined; // node:crypto throws for each thing that is wrong; nothing in here reads from outside
      }
    },
  };
}
