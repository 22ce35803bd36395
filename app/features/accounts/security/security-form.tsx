import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { FormError } from '#ui/field.tsx';
import { SubmitButton } from '../account-fields.tsx';
import type { AccountFormFailure } from '../account-forms.ts';
import type { PasskeyOffer } from '../passkey-credential.ts';
import type { AuthenticatorKey } from '../two-factor/totp.ts';

export type SecurityResult =
  | { ok: true; intent: string; message?: string; key?: AuthenticatorKey; recoveryCodes?: string[]; passkeyOffer?: PasskeyOffer }
  | (AccountFormFailure & { key?: AuthenticatorKey });

export interface SecurityFormProps {
  result: SecurityResult | undefined;
  busyIntent: string | undefined;
}

export function SecurityForm({
  intent,
  itemId,
  button,
  summary,
  result,
  busyIntent,
  children,
  alternative,
  reloadDocument = false,
}: SecurityFormProps & {
  intent: string;
  itemId?: string;
  button: string;
  /** Hides the form until it is pressed; of those on a page one is open. */
  summary?: string;
  children?: (failure: AccountFormFailure | undefined) => ReactNode;
  alternative?: ReactNode;
  /** For a response that is no page. */
  reloadDocument?: boolean;
}) {
  const isMine = result && (result.ok ? undefined : (result.intent ?? intent) === intent && result.id === itemId);
  const failure = isMine && !result.ok ? result : undefined;
  const form = (
    <Form className="form" method="post" noValidate reloadDocument={reloadDocument}>
      <FormError message={failure?.formError} />
      <input type="hidden" name="intent" value={intent} />
      {itemId !== undefined && <input type="hidden" name="id" value={itemId} />}
      {children?.(failure)}
      <SubmitButton isBusy={busyIntent === intent}>{button}</SubmitButton>
      {alternative}
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
