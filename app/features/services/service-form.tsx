import { ContentForm, type FieldsProps, type OpenedForm } from '#features/editor/form/content-form.tsx';
import { CheckField, TextFields } from '#features/editor/form/shared-fields.tsx';
import { PrivateLinksSection } from '#features/editor/private-link/private-links-section.tsx';
import { CATEGORIES, categorySlug, categoryTitle } from '#features/publishing/category.ts';
import { splitList } from '#features/settings/service.ts';
import { Field } from '#ui/field.tsx';
import { serviceKind } from './service-kind.ts';

export function ServiceForm(opened: OpenedForm) {
  return (
    <ContentForm kind={serviceKind} {...opened}>
      {ServiceFields}
    </ContentForm>
  );
}

function ServiceFields(props: FieldsProps) {
  const { formId, fields, errors, write } = props;
  return (
    <>
      <TextFields {...props} />
      <div className="content-form-facts">
        <LinesField {...props} name="promise" rows={3} isRequired hint="One sentence under the title, and on sharing" />
        <LinesField {...props} name="deliverables" rows={6} hint="One a line" />
        <LinesField {...props} name="suits" rows={4} />
        <CategoriesField {...props} />
        <Field
          id={`${formId}-topics`}
          label={serviceKind.form.labels.topics}
          hint="Tags of articles, separated by commas: such an article may end with this service"
          error={errors.topics}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              dir="auto"
              value={fields.topics}
              onChange={(event) => write({ topics: event.target.value })}
            />
          )}
        </Field>
        <CheckField {...props} name="isActive" label={serviceKind.form.labels.isActive} />
        <PrivateLinksSection kindName={serviceKind.name} />
      </div>
    </>
  );
}

interface LinesFieldProps extends FieldsProps {
  name: 'promise' | 'deliverables' | 'suits';
  rows: number;
  hint?: string;
  isRequired?: boolean;
}

function LinesField({ formId, name, rows, hint, isRequired = false, fields, errors, write }: LinesFieldProps) {
  return (
    <Field
      id={`${formId}-${name}`}
      label={serviceKind.form.labels[name]}
      error={errors[name]}
      isRequired={isRequired}
      {...(hint && { hint })}
    >
      {(control) => (
        <textarea
          {...control}
          className="input"
          dir="auto"
          rows={rows}
          value={fields[name]}
          onChange={(event) => write({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
}

/** Boxes for the slugs in one field, in the order in which they were ticked: the first one colours the sharing picture. */
function CategoriesField({ fields: { categories = '' }, errors, write }: FieldsProps) {
  const chosen = splitList(categories, '\n');
  function change(slug: string, isTicked: boolean) {
    const others = chosen.filter((each) => each !== slug);
    write({ categories: (isTicked ? [...others, slug] : others).join('\n') });
  }
  return (
    <fieldset className="service-categories">
      <legend className="field-label">{serviceKind.form.labels.categories}</legend>
      <p className="field-hint">An article of these may end with this service where nothing else fits better</p>
      {CATEGORIES.map((category) => (
        <label className="check" key={category}>
          <input
            type="checkbox"
            checked={chosen.includes(categorySlug(category))}
            onChange={(event) => change(categorySlug(category), event.target.checked)}
          />
          <span>{categoryTitle(category)}</span>
        </label>
      ))}
      {errors.categories && <p className="field-error">{errors.categories}</p>}
    </fieldset>
  );
}
