import { useIsAdmin } from '#features/admin/frame/admin-user.ts';
import type { WrittenKind } from '#features/publishing/content-kind.ts';
import { AdviceSection } from '../advice/advice.tsx';
import { ContentForm, type FieldsProps, type OpenedForm } from '../form/content-form.tsx';
import { TextFields } from '../form/shared-fields.tsx';
import { PrivateLinksSection } from '../private-link/private-links-section.tsx';
import { SharingSection } from '../sharing/sharing-section.tsx';
import { DrawnField } from './drawn-field.tsx';

export function ContentKindForm({ kind, ...opened }: OpenedForm & { kind: WrittenKind }) {
  return (
    <ContentForm kind={kind} {...opened}>
      {(form) => <Fields kind={kind} {...form} />}
    </ContentForm>
  );
}

function Fields({ kind, ...form }: FieldsProps & { kind: WrittenKind }) {
  const isAdmin = useIsAdmin();
  const { fields } = kind.form;
  const isShared = Object.values(fields).some(({ control }) => control === 'sharing');
  return (
    <>
      <TextFields {...form} />
      <div className="content-form-facts">
        {Object.entries(fields).map(([name, field]) => (
          <DrawnField key={name} {...form} name={name} field={field} />
        ))}
        {isShared && (
          <>
            <AdviceSection {...form} />
            <SharingSection {...form} kind={kind} />
          </>
        )}
        {isAdmin && kind.page && <PrivateLinksSection kindName={kind.name} />}
      </div>
    </>
  );
}
