import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { z } from '#platform/forms/zod.ts';

export type PasskeyRequest = PublicKeyCredentialRequestOptionsJSON;

export interface PasskeyOffer {
  options: Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;
  name: string;
}

export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

const NOT_A_PASSKEY = 'The form sent something unexpected. Please try again.';
const MAX_JSON_LENGTH = 12_000;

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.unknown().transform(() => ({})),
};

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(1400),
    userHandle: base64url(100).nullish(),
  }),
});

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(8000),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']).catch('internal'))
      .max(10)
      .default([]),
  }),
});

export type PasskeyAssertion = z.output<typeof assertion>;
export type PasskeyAttestation = z.output<typeof attestation>;

export const assertionField = jsonField(assertion);
export const attestationField = jsonField(attestation);

function jsonField<S extends z.ZodType>(schema: S) {
  return z
    .string(NOT_A_PASSKEY)
    .max(MAX_JSON_LENGTH, NOT_A_PASSKEY)
    .transform((text, context): z.output<S> => {
      const parsed = schema.safeParse(parseJson(text));
      if (parsed.success) return parsed.data;
      context.addIssue({ code: 'custom', message: NOT_A_PASSKEY });
      return z.NEVER;
    });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
