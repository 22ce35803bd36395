import { namePicturesHost, privacy } from '#content/pages/privacy.ts';
import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { fillInAll } from '#features/site-settings/fill-in.ts';
import { useSite } from '#features/site-settings/use-site.ts';
import { DocumentForm, FieldGroup } from '../document-form.tsx';
import type { DocumentFields } from '../fields/document-fields.ts';
import { ProseField } from '../fields/prose-field.tsx';
import { LineField, LinesField } from '../fields/text-fields.tsx';
import { privacyKind, termsKind } from './page-kinds.ts';
import { PlaceholdersNote } from './placeholders-note.tsx';

/** What a form is opened with that says what the site does. */
export interface OpenedPrivacyForm extends OpenedForm {
  /** Where the images come from, if that is not the site itself. */
  imagesHost: string | null;
}

/** What the site says of itself stands above the owner's own part, to be read: it is as true as the site's code. */
export function PrivacyForm({ imagesHost, ...opened }: OpenedPrivacyForm) {
  return (
    <DocumentForm kind={privacyKind} {...opened}>
      {(form) => (
        <>
          <PlaceholdersNote />
          <HeadFields {...form} />
          <FieldGroup
            title="What the site says of itself"
            hint="It always stands on the page, because it is what the site does, and changes when the site does something else. It cannot be edited here."
          >
            <OwnWords imagesHost={imagesHost} />
          </FieldGroup>
          <FieldGroup title="What you add" hint="It follows below: whatever else you do with what people entrust to you.">
            <ProseField {...form} />
          </FieldGroup>
          <SearchFields {...form} />
        </>
      )}
    </DocumentForm>
  );
}

export function TermsForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={termsKind} {...opened}>
      {(form) => (
        <>
          <PlaceholdersNote />
          <HeadFields {...form} />
          <FieldGroup title="Text of the page">
            <ProseField {...form} />
          </FieldGroup>
          <SearchFields {...form} />
        </>
      )}
    </DocumentForm>
  );
}

function HeadFields(form: DocumentFields) {
  return (
    <FieldGroup title="Head of the page">
      <LineField {...form} name="title" />
      <LineField {...form} name="lastUpdated" hint="When you change the text, change the date in it." />
      <LinesField {...form} name="intro" />
    </FieldGroup>
  );
}

function SearchFields(form: DocumentFields) {
  return (
    <FieldGroup title="In search results">
      <LinesField {...form} name="description" />
    </FieldGroup>
  );
}

function OwnWords({ imagesHost }: Pick<OpenedPrivacyForm, 'imagesHost'>) {
  const site = useSite();
  const { sections } = fillInAll(imagesHost === null ? privacy : namePicturesHost(privacy, imagesHost), site);
  return (
    <ul className="own-words">
      {sections.map(({ heading, paragraphs }) => (
        <li key={heading}>
          <details className="form-details">
            <summary>{heading}</summary>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}
