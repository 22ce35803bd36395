import { DocumentField, FieldFoot } from './document-field.tsx';
import type { DocumentFields, FieldOptions } from './document-fields.ts';

interface LineFieldProps extends DocumentFields, FieldOptions {
  type?: 'text' | 'email' | 'tel' | 'url' | 'month';
  /** For browsers that fill in what they know. */
  autoComplete?: string;
  /** Shown in an empty field: an example of what it takes. */
  placeholder?: string;
}

/** A text of one line. */
export function LineField({ type = 'text', autoComplete = 'off', placeholder, ...field }: LineFieldProps) {
  return (
    <DocumentField {...field}>
      {({ onWrite, ...control }) => (
        <input
          {...control}
          className="input"
          type={type}
          dir={type === 'text' ? 'auto' : undefined}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
    </DocumentField>
  );
}

/** A text of several lines, without markup. */
export function LinesField({ rows = 3, ...field }: DocumentFields & FieldOptions & { rows?: number }) {
  return (
    <DocumentField {...field}>
      {({ onWrite, ...control }) => (
        <textarea {...control} className="input" dir="auto" rows={rows} onChange={(event) => onWrite(event.target.value)} />
      )}
    </DocumentField>
  );
}

interface SelectFieldProps extends DocumentFields, FieldOptions {
  options: readonly { value: string; label: string }[];
}

/** One of a few. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  const describe = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <DocumentField {...field} describe={describe}>
      {({ onWrite, ...control }) => (
        <select {...control} className="input" onChange={(event) => onWrite(event.target.value)}>
          {!options.some(({ value }) => value === control.value) && <option value={control.value}>{control.value || 'Choose'}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </DocumentField>
  );
}

interface SwitchFieldProps extends DocumentFields, FieldOptions {
  /** What is so while it is on; the field's own label where it is left out. */
  label?: string;
}

/** On or off: a field that holds `on` or nothing. */
export function SwitchField({ label, ...field }: SwitchFieldProps) {
  const { formId, document, name, fields, labels, hint, write } = field;
  const hintId = hint && `${formId}-${name}-hint`;
  return (
    <div className="document-switch">
      <label className="check">
        <input
          id={`${formId}-${name}`}
          type="checkbox"
          aria-describedby={hintId}
          checked={fields[name] === 'on'}
          onChange={(event) => write({ [name]: event.target.checked ? 'on' : '' })}
        />
        <span>{label ?? labels[name] ?? name}</span>
      </label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldFoot
        label={label ?? labels[name] ?? name}
        value={fields[name] ?? ''}
        fallback={document.defaults[name] ?? ''}
        describe={(value) => (value === 'on' ? 'on' : 'off')}
        onWrite={(text) => write({ [name]: text })}
      />
    </div>
  );
}
