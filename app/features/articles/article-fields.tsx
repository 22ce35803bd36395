import { AdviceSection } from '#features/editor/advice/advice.tsx';
import { ContentForm, type FieldsProps, type OpenedForm } from '#features/editor/form/content-form.tsx';
import { AuthorField, CheckField, ExcerptField, TextFields } from '#features/editor/form/shared-fields.tsx';
import { CoverField } from '#features/editor/image-field/cover-field.tsx';
import { PrivateLinksSection } from '#features/editor/private-link/private-links-section.tsx';
import { SharingSection } from '#features/editor/sharing/sharing-section.tsx';
import { CATEGORIES, categoryTitle } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/dates/format-date.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Field } from '#ui/field.tsx';
import { articleKind } from './article-kind.ts';

export function ArticleForm(opened: OpenedForm) {
  return (
    <ContentForm kind={articleKind} {...opened}>
      {ArticleFields}
    </ContentForm>
  );
}

function ArticleFields(props: FieldsProps) {
  const { formId, fields, errors, write, publicSince } = props;
  const { timeZone } = useSite();
  return (
    <>
      <TextFields {...props} />
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
        <ExcerptField {...props} isRequired />
        <CoverField {...props} />
        <Field id={`${formId}-tags`} label="Tags" hint="Separated by commas" error={errors.tags}>
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              value={fields.tags}
              onChange={(event) => write({ tags: event.target.value })}
            />
          )}
        </Field>
        <AuthorField {...props} />
        {publicSince && (
          <CheckField
            {...props}
            name="showAsNewest"
            label="Show as newest (sets today's date)"
            hint={
              fields.showAsNewest === 'on'
                ? 'Once published, it moves to the top of the site under today’s date.'
                : `It stays in its place, under ${formatLongDate(publicSince, timeZone)}.`
            }
          />
        )}
        <AdviceSection {...props} />
        <SharingSection {...props} kind={articleKind} />
        <PrivateLinksSection kindName={articleKind.name} />
      </div>
    </>
  );
}
