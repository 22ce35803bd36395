import type { FieldValues } from '#features/publishing/content-kind.ts';
import { DocumentField, FieldFoot } from './document-field.tsx';
import type { DocumentFields, FieldOptions } from './document-fields.ts';

interface LineFieldProps extends DocumentFields, FieldOptions {
  type?: 'text' | 'email' | 'tel' | 'url' | 'month';
  /** For browsers that fill in what they know. */
  autoComplete?: string;
  /** Shown in an empty field: an example of what it takes. */
  placeholder?: string;
  /** Takes out of what is typed what the field never holds. */
  clean?: (text: string) => string;
  /** What else is written with it. */
  follow?: (text: string) => FieldValues;
}

/** A text of one line. */
export function LineField({ type = 'text', autoComplete = 'off', placeholder, clean = (text) => text, follow, ...field }: LineFieldProps) {
  return (
    <DocumentField {...field} follow={follow}>
      {({ onWrite, ...control }) => (
        <input
          {...control}
          className="input"
          type={type}
          dir={type === 'text' ? 'auto' : undefined}
          autoComplete={autoComplete}
          placeholder={placeholder}
          onChange={(event) => onWrite(clean(event.target.value))}
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

export interface SelectOption {
  value: string;
  label: string;
  /** The heading under which it stands with others. */
  group?: string;
}

interface SelectFieldProps extends DocumentFields, FieldOptions {
  /** Those of a group beside each other. */
  options: readonly SelectOption[];
}

/** One of a few. */
export function SelectField({ options, ...field }: SelectFieldProps) {
  const describe = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <DocumentField {...field} describe={describe}>
      {({ onWrite, ...control }) => (
        <select {...control} className="input" onChange={(event) => onWrite(event.target.value)}>
          {!options.some(({ value }) => value === control.value) && <option value={control.value}>{control.value || 'Choose'}</option>}
          {[...Map.groupBy(options, ({ group }) => group)].map(([group, grouped]) =>
            group === undefined ? (
              grouped.map(renderOption)
            ) : (
              <optgroup key={group} label={group}>
                {grouped.map(renderOption)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </DocumentField>
  );
}

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** On or off: a field that holds `on` or nothing. */
export function SwitchField({ label, ...field }: DocumentFields & FieldOptions) {
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
