import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { PILLARS } from '#features/site-settings/documents/about.ts';
import { DocumentForm, FieldGroup } from '../document-form.tsx';
import { ProseField } from '../fields/prose-field.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import { aboutKind } from './page-kinds.ts';
import { PlaceholdersNote } from './placeholders-note.tsx';

export function AboutForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={aboutKind} {...opened}>
      {(form) => (
        <>
          <PlaceholdersNote />
          <FieldGroup title="Head of the page" hint="Search engines are shown the biography of Name and contact.">
            <LineField {...form} name="title" />
            <LinesField {...form} name="statement" />
          </FieldGroup>
          <FieldGroup title="In your own words">
            <ProseField {...form} />
          </FieldGroup>
          <FieldGroup title="Three things you work on">
            <LineField {...form} name="pillarsHeading" />
            {PILLARS.flatMap((number) => [
              <LineField key={`${number}Title`} {...form} name={`pillar${number}Title`} />,
              <LinesField key={`${number}Text`} {...form} name={`pillar${number}Text`} />,
            ])}
          </FieldGroup>
          <FieldGroup title="End of the page">
            <LinesField {...form} name="closing" />
            <LineField {...form} name="actionLabel" />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}
