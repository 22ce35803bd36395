import { type ReactNode, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { type ControlProps, Field } from '#ui/field.tsx';
import { type DocumentFields, describeCheck, type FieldOptions } from './document-fields.ts';

interface DocumentFieldProps extends DocumentFields, FieldOptions {
  /** The default in words, where the text of the field is none that a person reads. */
  describe?: ((value: string) => string) | undefined;
  /** What else is written with it. */
  follow?: ((value: string) => FieldValues) | undefined;
  children: (control: ControlProps & { value: string; onWrite: (value: string) => void }) => ReactNode;
}

/** A control of a document's form with its label, hint, limit and error, and under it what the field's default is, with a way back to it. */
export function DocumentField({ name, label, hint, describe, follow, children, ...form }: DocumentFieldProps) {
  const { formId, document, labels, fields, errors, write } = form;
  const value = fields[name] ?? '';
  const id = `${formId}-${name}`;
  const shownLabel = label ?? labels[name] ?? name;
  const { isRequired, maximum } = describeCheck(document, name);
  const onWrite = (text: string) => write({ ...follow?.(text), [name]: text });
  return (
    <div className="document-field">
      <Field id={id} label={shownLabel} hint={hint} error={errors[name]} isRequired={isRequired}>
        {(control) => children({ ...control, value, onWrite })}
      </Field>
      <FieldFoot
        label={shownLabel}
        value={value}
        fallback={document.defaults[name] ?? ''}
        describe={describe}
        maximum={maximum}
        onWrite={onWrite}
      />
    </div>
  );
}

interface FieldFootProps {
  label: string;
  value: string;
  /** The field's default. */
  fallback: string;
  describe?: ((value: string) => string) | undefined;
  /** Characters. */
  maximum?: number | undefined;
  onWrite: (value: string) => void;
}

/** Under a control: its default and one click back to it, which another click takes back; and how much more fits in. */
export function FieldFoot({ label, value, fallback, describe = (text) => text, maximum, onWrite }: FieldFootProps) {
  const [before, setBefore] = useState<string>();
  const isDefault = value === fallback;
  const count = maximum !== undefined && value.length > maximum * NEARLY && value.length;
  return (
    <div className="document-field-foot">
      {isDefault ? (
        <span className="field-hint">Default</span>
      ) : (
        <span className="field-hint document-field-default">
          Default: <bdi>{describe(fallback) || 'empty'}</bdi>
        </span>
      )}
      {(!isDefault || before !== undefined) && (
        <button
          type="button"
          className="tool"
          onClick={() => {
            setBefore(isDefault ? undefined : value);
            onWrite(isDefault ? (before ?? fallback) : fallback);
          }}
        >
          {isDefault ? 'Undo' : 'Back to the default'}
          <span className="visually-hidden"> of {label}</span>
        </button>
      )}
      {count && maximum !== undefined && (
        <span className={count > maximum ? 'field-error' : 'field-hint'} role="status">
          {count.toLocaleString('en-US')} of {maximum.toLocaleString('en-US')} characters
        </span>
      )}
    </div>
  );
}

/** Of the most characters: from here on they are counted. */
const NEARLY = 0.8;
