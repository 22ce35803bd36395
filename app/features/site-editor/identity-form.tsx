import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { DocumentForm, FieldGroup } from './document-form.tsx';
import { joinLink, splitLink } from './fields/link-rows.ts';
import { RowsField } from './fields/rows-field.tsx';
import { LineField, LinesField } from './fields/text-fields.tsx';
import { identityKind } from './identity-kind.ts';

export function IdentityForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={identityKind} {...opened}>
      {(form) => (
        <>
          <FieldGroup title="Who you are">
            <LineField {...form} name="name" />
            <LineField {...form} name="givenName" />
            <LineField {...form} name="familyName" />
            <LineField {...form} name="profession" />
            <LineField {...form} name="tagline" />
            <LinesField {...form} name="biography" rows={4} />
            <LineField {...form} name="portrait" />
          </FieldGroup>
          <FieldGroup title="How people reach you">
            <LineField {...form} name="email" type="email" />
            <LineField {...form} name="telephone" type="tel" />
            <LineField {...form} name="whatsapp" type="tel" />
            <LineField {...form} name="location" />
            <RowsField
              {...form}
              name="social"
              noun="link"
              most={12}
              parts={[{ label: 'Name' }, { label: 'Address', type: 'url', placeholder: 'https://' }]}
              split={splitLink}
              join={joinLink}
            />
          </FieldGroup>
          <FieldGroup title="Language and time">
            <LineField {...form} name="language" />
            <LineField {...form} name="timeZone" />
            <LineField {...form} name="securityContact" />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}
