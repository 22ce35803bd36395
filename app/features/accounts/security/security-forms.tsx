import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { CodeField, FormError, PasswordField, SubmitButton } from '../account-fields.tsx';
import type { Rejection } from '../account-forms.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What the page knows after one of its forms was sent. */
interface Answer extends Omit<Rejection, 'ok'> {
  ok: boolean;
  key?: { uri: string; svg: string; secret: string };
  recoveryCodes?: string[];
}

interface FormProps {
  answer: Answer | undefined;
  busyIntent: string | undefined;
}

/** Changing the password, and turning two-factor sign-in on and off. */
export function SecurityForms({ isTwoFactorOn, answer, busyIntent }: FormProps & { isTwoFactorOn: boolean }) {
  return (
    <>
      {answer?.ok && answer.message && (
        <p className="notice" role="status">
          {answer.message}
        </p>
      )}
      {answer?.recoveryCodes && <RecoveryCodes codes={answer.recoveryCodes} />}
      <section className="account-section" aria-labelledby="two-factor">
        <h2 id="two-factor">Two-factor sign-in</h2>
        {isTwoFactorOn ? (
          <TwoFactorOn answer={answer} busyIntent={busyIntent} />
        ) : answer?.key ? (
          <ConfirmKey answer={answer} busyIntent={busyIntent} keyToScan={answer.key} />
        ) : (
          <>
            <p>Off. With it on, signing in takes a code of your phone besides the password.</p>
            <SecurityForm intent="start-two-factor" button="Turn it on" answer={answer} busyIntent={busyIntent}>
              {(rejection) => <PasswordField name="currentPassword" label="Your password" rejection={rejection} />}
            </SecurityForm>
          </>
        )}
      </section>
      <section className="account-section" aria-labelledby="password">
        <h2 id="password">Password</h2>
        <SecurityForm intent="change-password" button="Change the password" answer={answer} busyIntent={busyIntent}>
          {(rejection) => (
            <>
              <PasswordField name="currentPassword" label="Your password now" rejection={rejection} />
              <PasswordField name="newPassword" label="New password" isNew rejection={rejection} />
            </>
          )}
        </SecurityForm>
      </section>
    </>
  );
}

function TwoFactorOn({ answer, busyIntent }: FormProps) {
  return (
    <>
      <p>On. Signing in takes a code of your app, or one of your recovery codes.</p>
      <SecurityForm intent="renew-recovery-codes" button="New recovery codes" answer={answer} busyIntent={busyIntent}>
        {(rejection) => <PasswordField name="currentPassword" label="Your password, for new codes" rejection={rejection} />}
      </SecurityForm>
      <SecurityForm intent="stop-two-factor" button="Turn it off" answer={answer} busyIntent={busyIntent}>
        {(rejection) => <PasswordField name="currentPassword" label="Your password, to turn it off" rejection={rejection} />}
      </SecurityForm>
    </>
  );
}

function ConfirmKey({ answer, busyIntent, keyToScan }: FormProps & { keyToScan: { uri: string; svg: string; secret: string } }) {
  return (
    <>
      <p>Scan this with an authenticator app, or type the key into it; then enter the code that it shows.</p>
      <div className="qr" role="img" aria-label="QR code of the key below" dangerouslySetInnerHTML={{ __html: keyToScan.svg }} />
      <p>
        Key: <code>{keyToScan.secret}</code>
      </p>
      <SecurityForm intent="confirm-two-factor" button="Confirm" answer={answer} busyIntent={busyIntent}>
        {(rejection) => (
          <>
            <input type="hidden" name="uri" value={keyToScan.uri} />
            <CodeField label="Code from the app" rejection={rejection} />
          </>
        )}
      </SecurityForm>
    </>
  );
}

function SecurityForm({
  intent,
  button,
  answer,
  busyIntent,
  children,
}: FormProps & { intent: string; button: string; children: (rejection: Rejection | undefined) => ReactNode }) {
  const isMine = answer && !answer.ok && (answer.intent ?? intent) === intent;
  const rejection: Rejection | undefined = isMine ? { ...answer, ok: false } : undefined;
  return (
    <Form className="form" method="post" noValidate>
      <FormError rejection={rejection} />
      <input type="hidden" name="intent" value={intent} />
      {children(rejection)}
      <SubmitButton isBusy={busyIntent === intent}>{button}</SubmitButton>
    </Form>
  );
}
