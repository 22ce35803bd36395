import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Field } from '#ui/field.tsx';
import { ContentField } from '../body/content-field.tsx';
import type { FieldsProps } from './content-form.tsx';

export function TextFields(props: FieldsProps) {
  const { formId, kindName, id, fields, errors, write } = props;
  return (
    <div className="content-form-text">
      <TitleField {...props} />
      <ContentField
        id={`${formId}-content`}
        value={fields.content ?? ''}
        error={errors.content}
        language={fields.language}
        onChange={(content, options) => write({ content }, options)}
        preview={{ kind: kindName, id, fields }}
      />
    </div>
  );
}

interface TitleFieldProps extends FieldsProps {
  label?: string;
  maxLength?: number;
}

/** Grows with a long title; a pasted line break becomes a space. */
export function TitleField({ formId, fields, errors, write, label = 'Title', maxLength = 200 }: TitleFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer title takes more room
  useEffect(() => {
    if (area.current && !CSS.supports('field-sizing', 'content')) fitHeight(area.current);
  }, [fields.title]);

  /** Moves straight to the text; the toolbar is a Shift+Tab away from there. */
  function skipToolbar(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const text = document.getElementById(`${formId}-content`);
    if (!text) return; // still being fetched
    event.preventDefault();
    text.focus();
  }

  return (
    <div className="content-form-title">
      <Field id={`${formId}-title`} label={label} error={errors.title} isRequired>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className="input"
            data-one-line
            dir="auto"
            rows={1}
            placeholder={label}
            value={fields.title}
            maxLength={maxLength}
            enterKeyHint="next"
            onKeyDown={skipToolbar}
            onChange={(event) => write({ title: event.target.value.replace(/[\r\n]+/g, ' ') })}
          />
        )}
      </Field>
    </div>
  );
}

/** For browsers without `field-sizing`. */
function fitHeight(area: HTMLTextAreaElement) {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

interface CheckBoxProps extends Pick<FieldsProps, 'formId' | 'fields' | 'write'> {
  name: string;
  label: string;
  hint?: string | undefined;
  children?: ReactNode;
}

export function CheckBox({ formId, name, label, hint, fields, write, children }: CheckBoxProps) {
  const id = `${formId}-${name}`;
  return (
    <div className="drawn-check">
      <label className="check">
        <input
          id={id}
          type="checkbox"
          aria-describedby={hint && `${id}-hint`}
          checked={fields[name] === 'on'}
          onChange={(event) => write({ [name]: event.target.checked ? 'on' : '' })}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </div>
  );
}
