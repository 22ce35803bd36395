import type { ReactNode } from 'react';
import type { DrawnFieldProps } from '../../fields/field-foot.tsx';
import { GroupField } from '../group-field.tsx';

export interface Choice {
  value: string;
  label: string;
  note?: string;
  sample?: ReactNode;
}

interface ChoiceFieldProps extends DrawnFieldProps {
  choices: readonly Choice[];
  /** Maps a text of the field to the value of its choice. */
  toChoice?: (value: string) => string;
  /** An error that shows before the form is sent. */
  fault?: string | undefined;
  children?: ReactNode;
}

export function ChoiceField({ choices, toChoice = (value) => value, fault, children, ...props }: ChoiceFieldProps) {
  const { formId, name, fields, errors, write } = props;
  const chosen = toChoice(fields[name] ?? '');
  const error = fault ?? errors[name];
  const describe = (text: string) => choices.find((choice) => choice.value === toChoice(text))?.label ?? text;
  return (
    <GroupField {...props} className="choice-field" error={error} describe={describe}>
      <div className="choices">
        {choices.map(({ value, label, note, sample }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={`${formId}-${name}`}
              value={value}
              checked={chosen === value}
              aria-invalid={(error && chosen === value) || undefined}
              onChange={() => write({ [name]: value })}
            />
            {sample}
            <span className="choice-label">
              {label}
              {note && <span className="field-hint">{note}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </GroupField>
  );
}
