import { type ComponentProps, useId } from 'react';
import { PasswordField } from '#features/accounts/account-fields.tsx';
import type { AccountFormFailure } from '#features/accounts/account-forms.ts';
import { SecurityForm, type SecurityFormProps, type SecurityResult } from '#features/accounts/security/security-form.tsx';
import type { readEmailState } from '#features/settings/mail-server.server.ts';
import { Field } from '#ui/field.tsx';

/** Those of mail servers, so that the site can’t be used to knock at others; first the one that most want. */
export const PORTS = ['587', '465', '2525', '25'] as const;

type EmailState = Awaited<ReturnType<typeof readEmailState>>;

export type EmailResult = SecurityResult & { typed?: Record<string, string>; savedAt?: string };

interface EmailPageProps extends SecurityFormProps {
  state: EmailState;
  result: EmailResult | undefined;
}

export function EmailPage({ state, ...props }: EmailPageProps) {
  const { result } = props;
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Email</h1>
      </header>
      {result?.ok && (
        <p className="notice admin-list-note" role="status">
          {result.message}
        </p>
      )}
      <p className="admin-list-note">{describeState(state)}</p>
      <div className="mail-server">
        {state.source !== 'settings' && (
          <SecurityForm intent="save" button="Save and send a test" confirm="Confirm your password to save it" {...props}>
            {(failure) => (
              <ServerFields
                key={`${result?.savedAt} ${state.port}`}
                state={state}
                typed={{ ...state, ...result?.typed }}
                failure={failure}
              />
            )}
          </SecurityForm>
        )}
        {(state.source === 'admin' || state.source === 'unreadable') && (
          <SecurityForm
            intent="remove"
            summary="Remove"
            button="Remove the mail server"
            confirm="Confirm your password to remove it"
            {...props}
          />
        )}
      </div>
    </>
  );
}

function describeState({ source, host, from }: EmailState): string {
  if (source === 'admin') return `Email works through ${host} as ${from}.`;
  if (source === 'settings') return `Email goes through ${host} as ${from}. That is set on the server (SMTP_URL).`;
  if (source === 'none') return 'The site can’t send email yet. Your mail provider says what to enter here.';
  return 'The site can’t send email: its secret has changed, so the stored password can’t be read. Enter everything again.';
}

interface ServerFieldsProps {
  state: EmailState;
  typed: Record<string, string>;
  failure: AccountFormFailure | undefined;
}

function ServerFields({ state, typed, failure }: ServerFieldsProps) {
  const props = { typed, failure };
  return (
    <>
      <TextField label="Host" name="host" {...props} required />
      <Field id={useId()} label="Port" error={failure?.fieldErrors.port}>
        {(control) => (
          <select {...control} className="input" name="port" defaultValue={typed.port}>
            {PORTS.map((port) => (
              <option key={port}>{port}</option>
            ))}
          </select>
        )}
      </Field>
      <TextField label="User name" name="user" {...props} />
      <PasswordField
        isOwn={false}
        hint={state.user ? 'Leave it empty to keep the stored one.' : 'That of your mail account, not the one you sign in with here.'}
        failure={failure}
      />
      <TextField label="Sender address" name="from" type="email" {...props} required />
    </>
  );
}

type TextFieldProps = ComponentProps<'input'> & Omit<ServerFieldsProps, 'state'> & { label: string; name: string };

function TextField({ label, typed, failure, ...props }: TextFieldProps) {
  const off = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };
  return (
    <Field id={useId()} label={label} error={failure?.fieldErrors[props.name]}>
      {(control) => <input {...control} className="input" defaultValue={typed[props.name]} {...off} {...props} />}
    </Field>
  );
}
