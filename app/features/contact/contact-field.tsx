import { useId } from 'react';
import { Field } from '#ui/field.tsx';
import type { ContactField as FieldName } from './contact.ts';

interface ContactFieldProps {
  name: FieldName;
  label: string;
  type?: 'text' | 'email' | 'textarea';
  autoComplete?: string;
  written: string;
  error: string | undefined;
  /** Set on the first wrong field after a post, so that the browser shows it without a script. */
  autoFocus: boolean;
}

export function ContactField({ label, type = 'text', written, error, ...attributes }: ContactFieldProps) {
  return (
    <Field id={useId()} label={label} error={error}>
      {(control) => {
        const shared = { ...control, ...attributes, className: 'input', required: true, defaultValue: written };
        return type === 'textarea' ? <textarea {...shared} rows={7} /> : <input {...shared} type={type} />;
      }}
    </Field>
  );
}
