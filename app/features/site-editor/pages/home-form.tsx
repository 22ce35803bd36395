import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { DocumentForm, FieldGroup } from '../document-form.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import { homeKind } from './page-kinds.ts';
import { PlaceholdersNote } from './placeholders-note.tsx';

export function HomeForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={homeKind} {...opened}>
      {(form) => (
        <>
          <PlaceholdersNote />
          <FieldGroup title="Headings of the sections" hint="A section that has nothing to show is left out with its heading.">
            <LineField {...form} name="latestHeading" />
            <LineField {...form} name="videosHeading" />
            <LineField {...form} name="solutionsHeading" />
            <LineField {...form} name="moreHeading" />
          </FieldGroup>
          <FieldGroup title="Newsletter">
            <LineField {...form} name="newsletterHeading" />
            <LinesField {...form} name="newsletterText" />
          </FieldGroup>
          <FieldGroup title="In search results">
            <LineField {...form} name="title" />
            <LinesField {...form} name="description" />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}
