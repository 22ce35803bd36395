import { ContentForm, type OpenedForm } from '#features/editor/form/content-form.tsx';
import { Field } from '#ui/field.tsx';
import { identityKind } from './identity-kind.ts';

export function IdentityForm(opened: OpenedForm) {
  return (
    <ContentForm kind={identityKind} {...opened}>
      {({ formId, fields, errors, write }) =>
        Object.entries(identityKind.form.labels).map(([name, label]) => (
          <Field key={name} id={`${formId}-${name}`} label={label} error={errors[name]}>
            {(control) => (
              <input {...control} className="input" value={fields[name]} onChange={(event) => write({ [name]: event.target.value })} />
            )}
          </Field>
        ))
      }
    </ContentForm>
  );
}
