import { CATEGORIES, categoryTitle } from '#features/content/category.ts';
import { ContentField } from '#features/content/desk/content-field.tsx';
import type { FieldsProps } from '#features/content/desk/desk-form.tsx';
import { ImageField } from '#features/content/desk/image-field.tsx';
import { Field } from '#ui/field.tsx';

/** The fields of an article; `isNew` leaves out what only a stored one has. */
export function ArticleFields({ formId, fields, errors, write, isNew }: FieldsProps & { isNew: boolean }) {
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
      <div className="form-row">
        <Field id={`${formId}-category`} label="Category" error={errors.category} isRequired>
          {(control) => (
            <select {...control} className="input" value={fields.category} onChange={(event) => write({ category: event.target.value })}>
              <option value="">Choose one</option>
              {CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {categoryTitle(category)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id={`${formId}-tags`} label="Tags" hint="Separated by commas" error={errors.tags}>
          {(control) => (
            <input {...control} className="input" value={fields.tags} onChange={(event) => write({ tags: event.target.value })} />
          )}
        </Field>
      </div>
      <Field id={`${formId}-excerpt`} label="Excerpt" hint="One or two sentences for lists and sharing" error={errors.excerpt} isRequired>
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
            checked={fields.showAsNewest === 'on'}
            onChange={(event) => write({ showAsNewest: event.target.checked ? 'on' : '' })}
          />
          <span>Show as newest (sets today's date)</span>
        </label>
      )}
    </>
  );
}
