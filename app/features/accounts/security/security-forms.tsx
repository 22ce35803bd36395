import { CodeField, EmailField, PasswordField } from '../account-fields.tsx';
import { messages } from '../messages.ts';
import type { PasskeyView } from '../passkey-credential.ts';
import type { AuthenticatorKey } from '../two-factor/totp.ts';
import { PasskeySection } from './passkey-section.tsx';
import { SecurityForm, type SecurityFormProps } from './security-form.tsx';

export function SecurityForms({
  isTwoFactorOn,
  passkeys,
  result,
  proof,
  email,
  canSend,
  isAdmin,
}: SecurityFormProps & { isTwoFactorOn: boolean; passkeys: readonly PasskeyView[]; email: string; canSend: boolean; isAdmin: boolean }) {
  const props = { result, proof };
  const byPassword = { result, proof: { ...proof, hasPasskeys: false } };
  return (
    <>
      {result?.ok && result.message && (
        <p className="notice" role="status">
          {result.message}
        </p>
      )}
      {result?.ok && result.recoveryCodes && <RecoveryCodes codes={result.recoveryCodes} />}
      <PasskeySection passkeys={passkeys} {...props} />
      <section className="account-section" aria-labelledby="two-factor">
        <h2 id="two-factor">Two-factor sign-in</h2>
        {isTwoFactorOn ? (
          <TwoFactorOn {...byPassword} />
        ) : result?.key ? (
          <ConfirmKey {...props} keyToScan={result.key} />
        ) : (
          <>
            <p>Off. When it’s on, you sign in with your password and a code from your phone.</p>
            <SecurityForm
              intent="start-two-factor"
              summary="Turn it on"
              button="Turn on two-factor sign-in"
              confirm="Your password"
              {...byPassword}
            />
          </>
        )}
      </section>
      <section className="account-section" aria-labelledby="password">
        <h2 id="password">Password</h2>
        <SecurityForm intent="change-password" summary="Change it" button="Change the password" {...props}>
          {(failure) => (
            <>
              <PasswordField name="currentPassword" label="Your current password" failure={failure} />
              <PasswordField name="newPassword" label="New password" isNew failure={failure} />
            </>
          )}
        </SecurityForm>
      </section>
      <EmailSection email={email} canSend={canSend} isAdmin={isAdmin} {...props} />
    </>
  );
}

function EmailSection({ email, canSend, isAdmin, ...props }: SecurityFormProps & { email: string; canSend: boolean; isAdmin: boolean }) {
  return (
    <section className="account-section" aria-labelledby="email">
      <h2 id="email">Email</h2>
      <p>
        You sign in with {email}.{isAdmin && ' The address that visitors see is another one: you set it under Site.'}
      </p>
      {canSend ? (
        <SecurityForm
          intent="change-email"
          summary="Change it"
          button="Change the email"
          confirm="Confirm your password to change the email"
          {...props}
        >
          {(failure) => <EmailField label="New email" isOwn={false} failure={failure} />}
        </SecurityForm>
      ) : (
        <p className="field-hint">{messages.emailNeedsMail}</p>
      )}
    </section>
  );
}

function TwoFactorOn(props: SecurityFormProps) {
  return (
    <>
      <p>On. To sign in, you also need a code from your app or one of your recovery codes.</p>
      <SecurityForm
        intent="renew-recovery-codes"
        summary="Get new recovery codes"
        button="New recovery codes"
        confirm="Confirm your password for new codes"
        {...props}
      />
      <SecurityForm
        intent="stop-two-factor"
        summary="Turn it off"
        button="Turn off two-factor sign-in"
        confirm="Confirm your password"
        {...props}
      >
        {(failure) => <CodeField label="Code from the app, or a recovery code" failure={failure} />}
      </SecurityForm>
    </>
  );
}

function ConfirmKey({ keyToScan, ...props }: SecurityFormProps & { keyToScan: AuthenticatorKey }) {
  return (
    <>
      <p>Scan this with an authenticator app, or type the key into it. Then enter the code that the app shows.</p>
      <div className="qr" role="img" aria-label="QR code of the key below" dangerouslySetInnerHTML={{ __html: keyToScan.svg }} />
      <p>
        Key: <code>{keyToScan.secret}</code>
      </p>
      <SecurityForm intent="confirm-two-factor" button="Confirm" {...props}>
        {(failure) => (
          <>
            <input type="hidden" name="uri" value={keyToScan.uri} />
            <CodeField label="Code from the app" failure={failure} />
          </>
        )}
      </SecurityForm>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section className="account-section" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">Your recovery codes</h2>
      <p>Each code signs you in once, without your phone. Keep them somewhere safe: you won’t see them again.</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <a className="button button-quiet" download="recovery-codes.txt" href={`data:text/plain,${encodeURIComponent(codes.join('\n'))}`}>
          Download them
        </a>
      </p>
    </section>
  );
}
