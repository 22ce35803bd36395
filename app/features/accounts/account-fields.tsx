import { useEffect, useId, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Field } from '#ui/field.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';
import type { AccountFormFailure } from './account-forms.ts';
import { messages } from './messages.ts';
import { MIN_PASSWORD_LENGTH } from './password/password-rules.ts';

interface AccountFieldProps {
  failure: AccountFormFailure | undefined;
}

export function EmailField({
  label = 'Email',
  failure,
  hasPasskeys = false,
  isOwn = true,
}: AccountFieldProps & { label?: string; hasPasskeys?: boolean; isOwn?: boolean }) {
  return (
    <Field id={useId()} label={label} error={failure?.fieldErrors.email}>
      {(control) => (
        <input
          className="input"
          {...control}
          name="email"
          type="email"
          autoComplete={hasPasskeys ? 'username webauthn' : isOwn ? 'username' : 'off'}
          required
          maxLength={254}
          defaultValue={failure?.email}
        />
      )}
    </Field>
  );
}

export function PasswordField({
  name = 'password',
  label = 'Password',
  isNew = false,
  isOwn = true,
  hint,
  failure,
}: AccountFieldProps & { name?: string; label?: string; isNew?: boolean; isOwn?: boolean; hint?: string | undefined }) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const canShow = useIsHydrated();
  return (
    <Field
      id={id}
      label={label}
      hint={
        isNew
          ? `${MIN_PASSWORD_LENGTH} characters or more. A few words you can remember are better than a short, complicated password.`
          : hint
      }
      error={failure?.fieldErrors[name]}
    >
      {(control) => (
        <div className="password-input">
          <input
            className="input"
            {...control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew || !isOwn ? 'new-password' : 'current-password'} // else a browser fills in its own
            required={isOwn}
            minLength={isNew ? MIN_PASSWORD_LENGTH : undefined}
            spellCheck={false}
            autoCapitalize="none"
          />
          {canShow && (
            <button
              className="button button-quiet"
              type="button"
              aria-controls={id}
              aria-label={isShown ? 'Hide password' : 'Show password'}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

export function CodeField({ label, failure }: AccountFieldProps & { label: string }) {
  return (
    <Field id={useId()} label={label} error={failure?.fieldErrors.code}>
      {(control) => (
        <input
          className="input"
          {...control}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
        />
      )}
    </Field>
  );
}

/** Filled in from the URL's fragment, which the server never sees; without a script it is pasted. */
export function SetUpCodeField({ failure }: AccountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isFilled, setIsFilled] = useState(false);
  const error = failure?.fieldErrors.token;
  useEffect(() => {
    const code = input.current;
    if (!code) return;
    code.value ||= location.hash.slice(1);
    setIsFilled(code.value !== '');
    if (document.activeElement !== document.body) return;
    const inputs = code.form?.querySelectorAll('input') ?? []; // `autofocus` does nothing at a URL with a fragment
    [...inputs].find((each) => !each.value)?.focus();
  }, []);
  const field = (
    <Field id={useId()} label="Set-up code" hint="The end of the link that the server printed" error={error}>
      {(control) => (
        <input
          className="input"
          {...control}
          ref={input}
          name="token"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={100}
        />
      )}
    </Field>
  );
  return <div hidden={isFilled && !error}>{field}</div>;
}

export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: string }) {
  return (
    <button
      className="button"
      type="submit"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy ? messages.busy : children}
    </button>
  );
}

interface EndFormProps {
  action?: string;
  intent?: string;
  id?: string;
  label?: string;
  children: string;
}

/** One button, which ends something of the person's. */
export function EndForm({ action, intent, id, label, children }: EndFormProps) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === (intent ?? null) && formData.get('id') === (id ?? null);
  return (
    <Form method="post" {...(action && { action })} preventScrollReset>
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <button
        className="button button-quiet"
        type="submit"
        {...(intent !== undefined && { name: 'intent', value: intent })}
        aria-label={label}
        aria-busy={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
      >
        {isBusy ? messages.busy : children}
      </button>
    </Form>
  );
}
