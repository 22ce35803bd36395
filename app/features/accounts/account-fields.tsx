import { useEffect, useId, useState } from 'react';
import type { Rejection } from './account-forms.ts';
import { messages } from './messages.ts';
import { MIN_PASSWORD_LENGTH } from './password/password-length.ts';

export function EmailField({ rejection }: { rejection?: Rejection | undefined }) {
  const id = useId();
  const error = rejection?.fieldErrors?.email;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        E-mail
      </label>
      <input
        className="input"
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={254}
        defaultValue={rejection?.email}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** A password with a control that shows and hides it; the control is there once it can work. */
export function PasswordField({
  name = 'password',
  label = 'Password',
  isNew = false,
  rejection,
}: {
  name?: string;
  label?: string;
  isNew?: boolean;
  rejection?: Rejection | undefined;
}) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const [canShow, setCanShow] = useState(false);
  useEffect(() => setCanShow(true), []);
  const error = rejection?.fieldErrors?.[name];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {isNew && (
        <p className="field-hint" id={`${id}-hint`}>
          {MIN_PASSWORD_LENGTH} characters or more. A few words you remember are better than a short riddle.
        </p>
      )}
      <div className="password-input">
        <input
          className="input"
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          minLength={isNew ? MIN_PASSWORD_LENGTH : undefined}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={[isNew && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
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
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

export function CodeField({ label, rejection }: { label: string; rejection?: Rejection | undefined }) {
  const id = useId();
  const error = rejection?.fieldErrors?.code;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** The form's button, which says that it is at work. */
export function SubmitButton({ isBusy, children, className = 'button' }: { isBusy: boolean; children: string; className?: string }) {
  return (
    <button
      className={className}
      type="submit"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {isBusy ? messages.busy : children}
    </button>
  );
}

/** What is wrong with a form as a whole. */
export function FormError({ rejection }: { rejection?: Rejection | undefined }) {
  return rejection?.message ? (
    <p className="notice notice-error" role="alert">
      {rejection.message}
    </p>
  ) : null;
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="field-error" id={id}>
      {text}
    </p>
  ) : null;
}
