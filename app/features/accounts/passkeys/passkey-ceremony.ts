import { useEffect, useState } from 'react';
import { getJson } from '#platform/http/send-json.ts';
import type { PasskeyOffer, PasskeyRequest } from '../passkey-credential.ts';

export type Refusal = 'cancelled' | 'already-there' | 'unreachable';

/** False on the server, without a secure connection, and where the host is an IP address. */
export function useCanUsePasskeys(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan(typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)), []);
  return can;
}

/** With `isAutofill` the browser offers passkeys in the email field and opens no dialog. */
export async function askForPasskey({ isAutofill = false } = {}): Promise<{ credential: string } | { refusal: Refusal }> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import('@simplewebauthn/browser');
  if (isAutofill && !(await browserSupportsWebAuthnAutofill())) return { refusal: 'cancelled' };
  const answer = await getJson('/auth/passkey-request');
  if (answer.status !== 200) return { refusal: 'unreachable' };
  const optionsJSON = answer.body as PasskeyRequest; // our own endpoint's; the browser checks each part
  return respond(() => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }));
}

export async function makePasskey(optionsJSON: PasskeyOffer['options']): Promise<{ credential: string } | { refusal: Refusal }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return respond(() => startRegistration({ optionsJSON }));
}

export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

async function respond(ceremony: () => Promise<unknown>): Promise<{ credential: string } | { refusal: Refusal }> {
  try {
    return { credential: JSON.stringify(await ceremony()) };
  } catch (error) {
    const isKnown = error instanceof Error && 'code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { refusal: isKnown ? 'already-there' : 'cancelled' }; // browsers do not tell a refusal from a failure, so that sites learn nothing
  }
}
