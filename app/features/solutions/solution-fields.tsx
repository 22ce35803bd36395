import { ContentField } from '#features/editor/body/content-field.tsx';
import type { FieldsProps } from '#features/editor/form/content-form.tsx';
import { ImageField } from '#features/editor/form/image-field.tsx';
import { TitleField } from '#features/editor/form/title-field.tsx';
import { Field } from '#ui/field.tsx';

/** The fields of a solution. */
export function SolutionFields({ formId, fields, errors, write, isNew }: FieldsProps) {
  return (
    <>
      <div className="content-form-text">
        <TitleField id={`${formId}-title`} value={fields.title} error={errors.title} onChange={(title) => write({ title })} />
        <ContentField
          id={`${formId}-content`}
          value={fields.content ?? ''}
          error={errors.content}
          onChange={(content) => write({ content })}
        />
      </div>
      <div className="content-form-facts">
        <Field id={`${formId}-excerpt`} label="Excerpt" hint="One or two sentences for lists and sharing" error={errors.excerpt}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              rows={4}
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
      </div>
    </>
  );
}
