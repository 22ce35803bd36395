import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { CLAIMS } from '#features/site-settings/documents/claims.ts';
import { claimsKind } from './claims-kind.ts';
import { DocumentForm, FieldGroup } from './document-form.tsx';
import { LineField, SwitchField } from './fields/text-fields.tsx';

export function ClaimsForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={claimsKind} {...opened}>
      {(form) => (
        <>
          {CLAIMS.map((name) => (
            <FieldGroup key={name} title={`${form.fields[`${name}Figure`]} ${form.fields[`${name}Label`]}`}>
              <SwitchField {...form} name={`${name}Shown`} label="Shown on the site" />
              <LineField {...form} name={`${name}Figure`} />
              <LineField {...form} name={`${name}Label`} />
              <LineField {...form} name={`${name}Source`} />
              <LineField {...form} name={`${name}Date`} type="month" />
            </FieldGroup>
          ))}
          <FieldGroup title="Reply">
            <SwitchField {...form} name="replyShown" />
            <LineField {...form} name="reply" hint="Stands after “I answer”." />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}
