import { AdviceSection } from '#features/editor/advice/advice.tsx';
import { ContentForm, type FieldsProps, type OpenedForm } from '#features/editor/form/content-form.tsx';
import { AuthorField, CheckField, ExcerptField, TextFields } from '#features/editor/form/shared-fields.tsx';
import { CoverField } from '#features/editor/image-field/cover-field.tsx';
import { PrivateLinksSection } from '#features/editor/private-link/private-links-section.tsx';
import { SharingSection } from '#features/editor/sharing/sharing-section.tsx';
import { solutionKind } from './solution-kind.ts';

export function SolutionForm(opened: OpenedForm) {
  return (
    <ContentForm kind={solutionKind} {...opened}>
      {SolutionFields}
    </ContentForm>
  );
}

function SolutionFields(props: FieldsProps) {
  return (
    <>
      <TextFields {...props} />
      <div className="content-form-facts">
        <ExcerptField {...props} isRequired={false} />
        <CoverField {...props} />
        <AuthorField {...props} />
        {!props.isNew && <CheckField {...props} name="isActive" label="Visible on the site" />}
        <AdviceSection {...props} />
        <SharingSection {...props} kind={solutionKind} />
        <PrivateLinksSection kindName={solutionKind.name} />
      </div>
    </>
  );
}
