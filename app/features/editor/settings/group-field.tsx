import { type ReactNode, useId } from 'react';
import { type DrawnFieldProps, FieldFoot, getLabel } from '../fields/field-foot.tsx';

interface GroupFieldProps extends DrawnFieldProps {
  className: string;
  error: string | undefined;
  describe: (value: string) => string;
  children: ReactNode;
}

/** Several controls under one label, with its hint, error and default. */
export function GroupField({ className, formId, name, field, fallback = '', fields, error, describe, write, children }: GroupFieldProps) {
  const id = `${formId}-${name}`;
  const titleId = useId();
  const { hint } = field;
  return (
    <fieldset
      className={className}
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
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`} role="status">
          {error}
        </p>
      )}
      <FieldFoot
        field={field}
        value={fields[name] ?? ''}
        fallback={fallback}
        describe={describe}
        onWrite={(text) => write({ [name]: text })}
      />
    </fieldset>
  );
}
