import type { Timestamp } from './timestamp.ts';

export interface UserTable {
  id: string;
  name: string;
  /** Lower case. */
  email: string;
  isEmailVerified: boolean;
  image: string | null;
  isTwoFactorEnabled: boolean | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface SessionTable {
  id: string;
  /** The hash of what the cookie holds. */
  token: string;
  userId: string;
  expiresAt: Timestamp;
  /** Always empty: who asks is not recorded. */
  ipAddress: string | null;
  /** Browser and system as words. */
  device: string | null;
  /** Exact to some minutes. */
  lastUsedAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A way to sign in; ours is a password alone (`providerId` is `credential`). better-auth keeps more columns for others. */
export interface AccountTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface VerificationTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Timestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/** A link in an email, by the hash of its token. */
export interface EmailLinkTable {
  tokenHash: string;
  kind: string;
  /** Null where the address has no account. */
  userId: string | null;
  /** Of the password that the email is about; null where it is about none. */
  passwordMark: string | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface TwoFactorTable {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  isVerified: boolean | null;
  failedVerificationCount: number | null;
  lockedUntil: Timestamp | null;
}

/** The public half of a passkey; `credentialId` and `publicKey` in base64url, `transports` parted by commas. */
export interface PasskeyTable {
  id: string;
  userId: string;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string;
  createdAt: Timestamp;
  lastUsedAt: Timestamp | null;
}

/** How often something was attempted lately; `key` is a keyed hash, so no visitor's address is stored. */
export interface AttemptTable {
  key: string;
  count: number;
  lastAt: Timestamp;
  blockedUntil: Timestamp | null;
}

export interface SetUpLinkTable {
  tokenHash: string;
  /** `first` makes the first admin and nobody after them; `rescue` makes an admin in any case. */
  kind: 'first' | 'rescue';
  createdAt: Timestamp;
}

export interface UserRoleTable {
  userId: string;
  role: 'admin';
}
