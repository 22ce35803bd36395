import { useId } from 'react';
import type { ContactField as FieldName } from './contact.ts';

interface ContactFieldProps {
  name: FieldName;
  label: string;
  type?: 'text' | 'email' | 'textarea';
  autoComplete?: string;
  written: string;
  error: string | undefined;
  /** The first field that is wrong after a post: the browser brings it into view without a script. */
  autoFocus: boolean;
}

/** One required field with its label and what is wrong with it. */
export function ContactField({ name, label, type = 'text', autoComplete, written, error, autoFocus }: ContactFieldProps) {
  const id = useId();
  const shared = {
    id,
    name,
    className: 'input',
    required: true,
    defaultValue: written,
    autoComplete,
    autoFocus,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {type === 'textarea' ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
