import { ContentField } from '#features/content/desk/content-field.tsx';
import type { FieldsProps } from '#features/content/desk/desk-form.tsx';
import { ImageField } from '#features/content/desk/image-field.tsx';
import { Field } from '#ui/field.tsx';

/** The fields of a solution; `isNew` leaves out what only a stored one has. */
export function SolutionFields({ formId, fields, errors, write, isNew }: FieldsProps & { isNew: boolean }) {
  return (
    <>
      <Field id={`${formId}-title`} label="Title" error={errors.title} isRequired>
        {(control) => (
          <input
            {...control}
            className="input"
            value={fields.title}
            maxLength={200}
            onChange={(event) => write({ title: event.target.value })}
          />
        )}
      </Field>
      <Field id={`${formId}-excerpt`} label="Excerpt" hint="One or two sentences for lists and sharing" error={errors.excerpt}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            value={fields.excerpt}
            onChange={(event) => write({ excerpt: event.target.value })}
          />
        )}
      </Field>
      <ImageField
        id={`${formId}-image`}
        value={fields.imageUrl ?? ''}
        error={errors.imageUrl}
        onChange={(imageUrl) => write({ imageUrl })}
      />
      <ContentField
        id={`${formId}-content`}
        value={fields.content ?? ''}
        error={errors.content}
        onChange={(content) => write({ content })}
      />
      {!isNew && (
        <label className="check">
          <input
            type="checkbox"
            checked={fields.isActive === 'on'}
            onChange={(event) => write({ isActive: event.target.checked ? 'on' : '' })}
          />
          <span>Visible on the site</span>
        </label>
      )}
    </>
  );
}
