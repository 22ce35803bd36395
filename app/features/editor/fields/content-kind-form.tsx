import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsAdmin } from '#features/admin/frame/admin-user.ts';
import type { WrittenKind } from '#features/publishing/content-kind.ts';
import { SettingsIcon } from '#ui/icons.tsx';
import { AdviceSection, useAdvice } from '../advice/advice.tsx';
import { ContentForm, type FieldsProps, type OpenedForm } from '../form/content-form.tsx';
import { TextFields } from '../form/shared-fields.tsx';
import { PrivateLinksSection } from '../private-link/private-links-section.tsx';
import { InBar } from '../publication/publication-bar.tsx';
import { SharingSection } from '../sharing/sharing-section.tsx';
import { DrawnField } from './drawn-field.tsx';

export function ContentKindForm({ kind, ...opened }: OpenedForm & { kind: WrittenKind }) {
  return (
    <ContentForm kind={kind} {...opened}>
      {(form) => <Fields kind={kind} {...form} />}
    </ContentForm>
  );
}

/** Everything but the title and the text waits in a panel, which opens by itself on what has to be mended there. */
function Fields({ kind, ...form }: FieldsProps & { kind: WrittenKind }) {
  const { formId, errors } = form;
  const isAdmin = useIsAdmin();
  const { fields } = kind.form;
  const isShared = Object.values(fields).some(({ control }) => control === 'sharing');
  const advice = useAdvice(form.fields);
  const [isOpen, setIsOpen] = useState(false);
  const hasError = Object.keys(errors).some((name) => name !== 'title' && name !== 'content');
  useEffect(() => {
    if (hasError) setIsOpen(true);
  }, [hasError]);
  const isShown = isOpen || hasError; // at once, so that the form can focus the field
  const revealText = () => {
    if (!document.getElementById(`${formId}-title`)?.checkVisibility()) flushSync(() => setIsOpen(false));
  };

  return (
    <>
      <InBar>
        <button
          type="button"
          className="tool"
          aria-expanded={isShown}
          aria-controls={`${formId}-settings`}
          title={advice.length > 0 ? `Settings, and ${advice.length === 1 ? '1 thing' : `${advice.length} things`} to look at` : 'Settings'}
          onClick={() => setIsOpen(!isShown)}
        >
          <SettingsIcon />
          <span className="publication-tool-name">Settings</span>
          {isShared && advice.length > 0 && <span className="tab-count">{advice.length}</span>}
        </button>
      </InBar>
      <TextFields {...form} />
      <div className="content-form-facts" id={`${formId}-settings`} hidden={!isShown}>
        {isShared && <AdviceSection formId={formId} advice={advice} onShow={revealText} />}
        {Object.entries(fields).map(([name, field]) => (
          <DrawnField key={name} {...form} name={name} field={field} />
        ))}
        {isShared && <SharingSection {...form} kind={kind} />}
        {isAdmin && kind.page && <PrivateLinksSection kindName={kind.name} />}
      </div>
    </>
  );
}
