import { useId } from 'react';
import { EndForm } from '#features/accounts/account-fields.tsx';
import type { AccountFormFailure } from '#features/accounts/account-forms.ts';
import { SCOPES, type Scope } from '#features/accounts/callers/caller.ts';
import { SecurityDialog } from '#features/accounts/security/security-dialog.tsx';
import type { SecurityFormProps } from '#features/accounts/security/security-form.tsx';
import { AdminRow, type AdminRowData } from '#features/admin/list/admin-row.tsx';
import { CopyOnce } from '#features/admin/requests/copy-once.tsx';
import { Field, FormError } from '#ui/field.tsx';
import { Slot } from '#ui/slot.tsx';
import { type ApiTokenView, LIVES } from './api-token.ts';

declare module '#ui/slot.tsx' {
  interface SlotProps {
    'tokens.intro': object;
  }
}

interface ApiTokensPageProps extends SecurityFormProps {
  tokens: readonly ApiTokenView[];
  /** Those that the person may give. */
  scopes: readonly Scope[];
  /** Just created. */
  token: string | undefined;
}

const DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function ApiTokensPage({ tokens, scopes, token, ...props }: ApiTokensPageProps) {
  const { result } = props;
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">API tokens</h1>
        <SecurityDialog
          title="Create a token"
          intent="create-token"
          button="Create"
          confirm="Confirm your password to create a token"
          {...props}
          answer={token && <CopyOnce value={token} noun="token" />}
        >
          {(failure) => <TokenFields scopes={scopes} failure={failure} />}
        </SecurityDialog>
      </header>
      <p className="admin-list-note">
        Tokens let your own programs read and write here. They can do only what you tick. <Slot name="tokens.intro" props={{}} />
      </p>
      {result?.ok && result.message && (
        <p className="notice admin-list-note" role="status">
          {result.message}
        </p>
      )}
      {result?.ok === false && result.intent === 'end-token' && <FormError message={result.formError} />}
      {tokens.length > 0 && (
        <ul className="admin-list">
          {tokens.map((each) => (
            <AdminRow key={each.id} row={toTokenRow(each)} heading="h2">
              <EndForm intent="end-token" id={each.id} label={`End ${each.name}`}>
                End
              </EndForm>
            </AdminRow>
          ))}
        </ul>
      )}
    </>
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
    </>
  );
}

function toTokenRow({ id, name, scopes, expiresAt, lastUse }: ApiTokenView): AdminRowData {
  const labels = SCOPES.filter((scope) => scopes.includes(scope.name)).map(({ label }) => label);
  const end = `Ends ${DATE.format(new Date(expiresAt))}, ${lastUse ? `last used ${lastUse}` : 'not used yet'}`;
  return { key: id, title: name, facts: [labels.join(', '), end] };
}
