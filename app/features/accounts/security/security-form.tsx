import { type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { FormError } from '#ui/field.tsx';
import { PasswordField, SubmitButton } from '../account-fields.tsx';
import type { AccountFormFailure } from '../account-forms.ts';
import type { PasskeyOffer } from '../passkey-credential.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import type { AuthenticatorKey } from '../two-factor/totp.ts';

export type SecurityResult =
  | { ok: true; intent: string; message?: string; key?: AuthenticatorKey; recoveryCodes?: string[]; passkeyOffer?: PasskeyOffer }
  | (AccountFormFailure & { key?: AuthenticatorKey });

export interface ProofState {
  isProven: boolean;
  hasPasskeys: boolean;
}

export interface SecurityFormProps {
  result: SecurityResult | undefined;
  proof: ProofState;
}

export function SecurityForm({
  intent,
  itemId,
  button,
  summary,
  result,
  proof,
  children,
  confirm,
  reloadDocument = false,
}: SecurityFormProps & {
  intent: string;
  itemId?: string;
  button: string;
  /** Hides the form until it is pressed; of those on a page one is open. */
  summary?: string;
  children?: (failure: AccountFormFailure | undefined) => ReactNode;
  /** Above the field for the password, where it has to be proved who sends this. */
  confirm?: string;
  /** For a response that is no page. */
  reloadDocument?: boolean;
}) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  const failure = result?.ok === false && (result.intent ?? intent) === intent && result.id === itemId ? result : undefined;
  const form = (
    <Form className="form" method="post" noValidate reloadDocument={reloadDocument}>
      <FormError message={failure?.formError} />
      <input type="hidden" name="intent" value={intent} />
      {itemId !== undefined && <input type="hidden" name="id" value={itemId} />}
      {children?.(failure)}
      {confirm && (!proof.isProven || failure?.fieldErrors.currentPassword) && (
        <>
          <PasswordField name="currentPassword" label={confirm} failure={failure} />
          {proof.hasPasskeys && <PasskeyProof />}
        </>
      )}
      <SubmitButton isBusy={isBusy}>{button}</SubmitButton>
    </Form>
  );
  if (!summary) return form;
  return (
    <details name="security" open={failure !== undefined || undefined}>
      <summary>{summary}</summary>
      {form}
    </details>
  );
}

/** Sends the form that it stands in. */
function PasskeyProof() {
  const input = useRef<HTMLInputElement>(null);
  function send(credential: string) {
    if (!input.current) return;
    input.current.value = credential;
    input.current.disabled = false;
    input.current.form?.requestSubmit();
    input.current.disabled = true; // the password counts again
  }
  return (
    <div>
      <input ref={input} type="hidden" name="credential" disabled />
      <PasskeyButton onCredential={send}>Use a passkey instead</PasskeyButton>
    </div>
  );
}
