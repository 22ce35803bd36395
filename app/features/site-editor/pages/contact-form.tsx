import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { DocumentForm, FieldGroup } from '../document-form.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import { contactKind } from './page-kinds.ts';
import { PlaceholdersNote } from './placeholders-note.tsx';

export function ContactForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={contactKind} {...opened}>
      {(form) => (
        <>
          <PlaceholdersNote />
          <FieldGroup title="Above the form">
            <LineField {...form} name="headline" />
            <LinesField {...form} name="intro" />
          </FieldGroup>
          <FieldGroup title="Beside the form">
            <LineField {...form} name="replyNote" hint="Left out where it is empty, or names a reply that Claims does not promise" />
          </FieldGroup>
          <FieldGroup title="In search results">
            <LinesField {...form} name="description" />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}
