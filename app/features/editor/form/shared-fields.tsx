import { Field } from '#ui/field.tsx';
import { ContentField } from '../body/content-field.tsx';
import type { FieldsProps } from './content-form.tsx';

/** Title, as large as it will be read, and content. */
export function TextFields({ formId, fields, errors, write }: FieldsProps) {
  return (
    <div className="content-form-text">
      <div className="content-form-title">
        <Field id={`${formId}-title`} label="Title" error={errors.title} isRequired>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              value={fields.title}
              maxLength={200}
              onChange={(event) => write({ title: event.target.value })}
            />
          )}
        </Field>
      </div>
      <ContentField
        id={`${formId}-content`}
        value={fields.content ?? ''}
        error={errors.content}
        onChange={(content) => write({ content })}
      />
    </div>
  );
}

export function ExcerptField({ formId, fields, errors, write, isRequired }: FieldsProps & { isRequired: boolean }) {
  return (
    <Field
      id={`${formId}-excerpt`}
      label="Excerpt"
      hint="One or two sentences for lists and sharing"
      error={errors.excerpt}
      isRequired={isRequired}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          dir="auto"
          rows={4}
          value={fields.excerpt}
          onChange={(event) => write({ excerpt: event.target.value })}
        />
      )}
    </Field>
  );
}

/** A box that is ticked or not. */
export function CheckField({ name, label, fields, write }: FieldsProps & { name: string; label: string }) {
  return (
    <label className="check">
      <input type="checkbox" checked={fields[name] === 'on'} onChange={(event) => write({ [name]: event.target.checked ? 'on' : '' })} />
      <span>{label}</span>
    </label>
  );
}
