import { type ReactNode, useId } from 'react';
import { type DrawnFieldProps, FieldFoot, getLabel } from '../../fields/field-foot.tsx';

export interface Choice {
  value: string;
  label: string;
  note?: string;
  sample?: ReactNode;
}

interface ChoiceFieldProps extends DrawnFieldProps {
  choices: readonly Choice[];
  /** Maps the field's text to a choice. */
  toChoice?: (value: string) => string;
  /** An error that is seen before it is sent. */
  fault?: string | undefined;
  children?: ReactNode;
}

export function ChoiceField({ choices, toChoice = (value) => value, fault, children, ...props }: ChoiceFieldProps) {
  const { formId, name, field, fallback = '', fields, errors, write } = props;
  const { hint } = field;
  const value = fields[name] ?? '';
  const error = fault ?? errors[name];
  const id = `${formId}-${name}`;
  const titleId = useId();
  const describe = (text: string) => choices.find((choice) => choice.value === toChoice(text))?.label ?? text;
  return (
    <fieldset
      className="choice-field"
      aria-labelledby={titleId}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <span className="field-label" id={titleId}>
        {getLabel(field)}
      </span>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={toChoice(value) === choice.value}
              aria-invalid={(error && toChoice(value) === choice.value) || undefined}
              onChange={() => write({ [name]: choice.value })}
            />
            {choice.sample}
            <span className="choice-label">
              {choice.label}
              {choice.note && <span className="field-hint">{choice.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`} role="status">
          {error}
        </p>
      )}
      <FieldFoot field={field} value={value} fallback={fallback} describe={describe} onWrite={(text) => write({ [name]: text })} />
    </fieldset>
  );
}
