import { useId } from 'react';
import { Form } from 'react-router';
import { PasswordField } from '#features/accounts/account-fields.tsx';
import type { AccountFormFailure } from '#features/accounts/account-forms.ts';
import { SCOPES, type Scope } from '#features/accounts/callers/caller.ts';
import { messages } from '#features/accounts/messages.ts';
import { PasskeyProof } from '#features/accounts/security/passkey-section.tsx';
import { SecurityForm, type SecurityFormProps } from '#features/accounts/security/security-form.tsx';
import { CopyOnce } from '#features/admin/requests/copy-once.tsx';
import { Field, FormError } from '#ui/field.tsx';
import { Slot } from '#ui/slot.tsx';
import { type ApiTokenView, LIVES } from './api-token.ts';

declare module '#ui/slot.tsx' {
  interface SlotProps {
    'tokens.intro': object;
  }
}

const DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function ApiTokenSection({
  tokens,
  scopes,
  token,
  hasPasskeys,
  endingId,
  ...props
}: SecurityFormProps & {
  tokens: readonly ApiTokenView[];
  /** Those that the person may give. */
  scopes: readonly Scope[];
  /** Just created. */
  token: string | undefined;
  hasPasskeys: boolean;
  endingId: string | undefined;
}) {
  const failure = props.result && !props.result.ok && props.result.intent === 'end-token' ? props.result : undefined;
  return (
    <section className="account-section" aria-labelledby="api-tokens">
      <h2 id="api-tokens">API tokens</h2>
      <p>
        Tokens let your own programs read and write here. They can do only what you tick. <Slot name="tokens.intro" props={{}} />
      </p>
      <FormError message={failure?.formError} />
      {token && <CopyOnce value={token} noun="token" />}
      {tokens.length > 0 && (
        <ul className="open-sessions">
          {tokens.map((each) => (
            <TokenItem key={each.id} token={each} isEnding={endingId === each.id} />
          ))}
        </ul>
      )}
      <SecurityForm
        key={tokens.length} // a new one closes and empties it
        intent="create-token"
        summary="Create one"
        button="Create a token"
        alternative={hasPasskeys && <PasskeyProof />}
        {...props}
      >
        {(formFailure) => <TokenFields scopes={scopes} failure={formFailure} />}
      </SecurityForm>
    </section>
  );
}

function TokenFields({ scopes, failure }: { scopes: readonly Scope[]; failure: AccountFormFailure | undefined }) {
  const id = useId();
  return (
    <>
      <Field id={`${id}-name`} label="Program" hint="What will use the token" error={failure?.fieldErrors.name}>
        {(control) => <input className="input" {...control} name="name" required maxLength={60} autoComplete="off" />}
      </Field>
      <fieldset className="token-scopes">
        <legend className="field-label">It may</legend>
        {SCOPES.filter(({ name }) => scopes.includes(name)).map(({ name, label }) => (
          <label className="check" key={name}>
            <input type="checkbox" name={name} defaultChecked={name === 'drafts:read'} /> {label}
          </label>
        ))}
      </fieldset>
      <Field id={`${id}-days`} label="Ends in" error={failure?.fieldErrors.days}>
        {(control) => (
          <select className="input" {...control} name="days" defaultValue="90">
            {LIVES.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PasswordField name="currentPassword" label="Confirm your password to create a token" failure={failure} />
    </>
  );
}

function TokenItem({ token: { id, name, scopes, expiresAt, lastUse }, isEnding }: { token: ApiTokenView; isEnding: boolean }) {
  const labels = SCOPES.filter((scope) => scopes.includes(scope.name)).map(({ label }) => label);
  return (
    <li>
      <p>
        <strong dir="auto">{name}</strong>
        <br />
        {labels.join(', ')}
        <br />
        Ends {DATE.format(new Date(expiresAt))}, {lastUse ? `last used ${lastUse}` : 'not used yet'}
      </p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <button
          className="button button-quiet"
          type="submit"
          name="intent"
          value="end-token"
          aria-label={`End ${name}`}
          aria-busy={isEnding || undefined}
          onClick={(event) => isEnding && event.preventDefault()}
        >
          {isEnding ? messages.busy : 'End'}
        </button>
      </Form>
    </li>
  );
}
