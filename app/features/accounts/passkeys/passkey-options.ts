import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

/** What a browser needs to ask for a passkey of this site. */
export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

/** What a browser needs to make a passkey, and what to call it. */
export interface PasskeyOffer {
  options: Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;
  name: string;
}

/** A passkey as its owner sees it; times in ISO 8601. */
export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}
