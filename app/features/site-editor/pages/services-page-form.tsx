import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { STEPS } from '#features/site-settings/documents/services.ts';
import { DocumentForm, FieldGroup } from '../document-form.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import { servicesPageKind } from './page-kinds.ts';
import { PlaceholdersNote } from './placeholders-note.tsx';

export function ServicesPageForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={servicesPageKind} {...opened}>
      {(form) => (
        <>
          <PlaceholdersNote />
          <FieldGroup title="Head of the page">
            <LineField {...form} name="headline" />
            <LinesField {...form} name="intro" />
          </FieldGroup>
          <FieldGroup title="Headings beside each service">
            <LineField {...form} name="suitsHeading" />
            <LineField {...form} name="deliverablesHeading" />
            <LineField {...form} name="othersHeading" />
          </FieldGroup>
          <FieldGroup title="Steps">
            <LineField {...form} name="stepsHeading" />
            {STEPS.flatMap((number) => [
              <LineField key={`${number}Title`} {...form} name={`step${number}Title`} />,
              <LinesField key={`${number}Text`} {...form} name={`step${number}Text`} />,
            ])}
          </FieldGroup>
          <FieldGroup title="End of the page">
            <LineField {...form} name="closingHeadline" />
            <LinesField {...form} name="closingText" />
            <LineField {...form} name="primaryLabel" />
            <LineField {...form} name="secondaryLabel" />
          </FieldGroup>
          <FieldGroup title="Line on the home page" hint="The link ends the sentence.">
            <LinesField {...form} name="invitationText" rows={2} />
            <LineField {...form} name="invitationLabel" />
          </FieldGroup>
          <FieldGroup title="In search results">
            <LinesField {...form} name="description" />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}
