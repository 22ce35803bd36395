import { ContentField } from '#features/editor/body/content-field.tsx';
import type { FieldsProps } from '#features/editor/form/content-form.tsx';
import { ImageField } from '#features/editor/form/image-field.tsx';
import { TitleField } from '#features/editor/form/title-field.tsx';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import { Field } from '#ui/field.tsx';

/** The fields of an article. */
export function ArticleFields({ formId, fields, errors, write, isNew }: FieldsProps) {
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
        <Field id={`${formId}-excerpt`} label="Excerpt" hint="One or two sentences for lists and sharing" error={errors.excerpt} isRequired>
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
        <Field id={`${formId}-tags`} label="Tags" hint="Separated by commas" error={errors.tags}>
          {(control) => (
            <input {...control} className="input" value={fields.tags} onChange={(event) => write({ tags: event.target.value })} />
          )}
        </Field>
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
      </div>
    </>
  );
}
