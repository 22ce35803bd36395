import type { AccountFormFailure } from '../account-forms.ts';
import type { PasskeyOffer } from '../passkeys/passkey-options.ts';

/** What an authenticator app has to be shown. */
export interface AuthenticatorKey {
  uri: string;
  svg: string;
  secret: string;
}

/** What the security page shows after one of its forms. */
export type SecurityResult =
  | { ok: true; intent: string; message?: string; key?: AuthenticatorKey; recoveryCodes?: string[]; passkeyOffer?: PasskeyOffer }
  | (AccountFormFailure & { key?: AuthenticatorKey });
