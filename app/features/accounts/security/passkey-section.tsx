import { useId } from 'react';
import { Field, FormError } from '#ui/field.tsx';
import type { PasskeyView } from '../passkey-credential.ts';
import { CreatePasskey } from '../passkeys/create-passkey.tsx';
import { useCanUsePasskeys } from '../passkeys/passkey-ceremony.ts';
import { SecurityForm, type SecurityFormProps } from './security-form.tsx';

const DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function PasskeySection({ passkeys, ...props }: SecurityFormProps & { passkeys: readonly PasskeyView[] }) {
  const canUse = useCanUsePasskeys();
  const offer = props.result?.ok ? props.result.passkeyOffer : undefined;
  const failure = props.result && !props.result.ok && props.result.intent === 'add-passkey' ? props.result : undefined;
  return (
    <section className="account-section" aria-labelledby="passkeys">
      <h2 id="passkeys">Passkeys</h2>
      <p>
        A passkey signs you in with your fingerprint, your face or your device’s PIN, without a password or a code. Add one for each device
        you use.
      </p>
      {passkeys.length > 0 && (
        <ul className="passkey-list">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} {...props} />
          ))}
        </ul>
      )}
      <FormError message={failure?.formError} />
      {offer ? (
        <CreatePasskey offer={offer} failure={undefined} intent="add-passkey" />
      ) : canUse ? (
        <SecurityForm
          intent="start-passkey"
          summary="Add one"
          button="Add a passkey"
          confirm="Confirm your password to add a passkey"
          {...props}
        />
      ) : (
        <noscript>
          <p>You need JavaScript to add a passkey.</p>
        </noscript>
      )}
    </section>
  );
}

function PasskeyItem({ passkey, ...props }: SecurityFormProps & { passkey: PasskeyView }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const nameId = useId();
  return (
    <li>
      <p className="passkey-name">{name}</p>
      <p className="field-hint">
        Added {DATE.format(new Date(createdAt))}, {lastUsedAt ? `last used ${DATE.format(new Date(lastUsedAt))}` : 'not used yet'}
      </p>
      <details name="security" open={(props.result?.ok === false && props.result.id === id) || undefined}>
        <summary>Rename or remove</summary>
        <SecurityForm intent="rename-passkey" itemId={id} button="Rename" {...props}>
          {(failure) => (
            <Field id={nameId} label="Name" error={failure?.fieldErrors.name}>
              {(control) => <input className="input" {...control} name="name" required maxLength={60} defaultValue={name} />}
            </Field>
          )}
        </SecurityForm>
        <SecurityForm
          intent="remove-passkey"
          itemId={id}
          button="Remove this passkey"
          confirm="Confirm your password to remove it"
          {...props}
        />
      </details>
    </li>
  );
}
