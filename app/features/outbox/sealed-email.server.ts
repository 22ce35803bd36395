import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { z } from '#platform/forms/zod.ts';
import type { Email } from '#platform/mail/mail.server.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const content = z.strictObject({ to: z.string(), subject: z.string(), text: z.string(), replyTo: z.string().exactOptional() });

/** Derived for waiting emails alone: it signs and opens nothing else. */
export function deriveOutboxKey(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'outbox', KEY_BYTES));
}

/** Bound to the row's id; moved to another row it cannot be read. */
export function sealEmail(key: Buffer, { id, email }: { id: string; email: Email }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id));
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(email)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Undefined if it was sealed under another secret or changed since. */
export function openSealedEmail(key: Buffer, { id, sealed }: { id: string; sealed: string }): Email | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(id))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString();
    return content.parse(JSON.parse(text));
  } catch {
    return undefined; // node:crypto throws for each thing that is wrong; nothing in here reads from outside
  }
}
