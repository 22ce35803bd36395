import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { Preview } from '#features/editor/body/preview/preview.tsx';
import { ViewButton } from '#features/editor/body/view-button.tsx';
import { ContentForm, type FieldsProps, type OpenedForm } from '#features/editor/form/content-form.tsx';
import { HEADER_UP } from '#ui/breakpoints.ts';
import type { DocumentKind } from './document-kind.ts';
import type { DocumentFields } from './fields/document-fields.ts';
import { useUndo } from './use-undo.ts';

interface DocumentFormProps extends OpenedForm {
  kind: DocumentKind;
  children: (form: DocumentFields) => ReactNode;
}

/** The form of a part of the site, with the pages as it would make them beside it; on a phone one button away. */
export function DocumentForm({ kind, children, ...opened }: DocumentFormProps) {
  const getUndo = useUndo(kind);
  return (
    <ContentForm kind={kind} {...opened} getUndo={getUndo}>
      {(form) => (
        <FormWithPreview kind={kind} form={form}>
          {children({ ...form, document: kind.document, labels: kind.form.labels })}
        </FormWithPreview>
      )}
    </ContentForm>
  );
}

function FormWithPreview({ kind, form, children }: { kind: DocumentKind; form: FieldsProps; children: ReactNode }) {
  const { formId, id, fields } = form;
  const isWide = useIsWide();
  const [isPreviewed, setIsPreviewed] = useState(false); // where there is no room for both
  const [page, setPage] = useState(kind.pages[0]?.path);
  const isShown = isWide || isPreviewed;
  return (
    <>
      {!isWide && (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons, no part of what is sent
        <div className="document-views" role="group" aria-label="View">
          <ViewButton isPressed={!isPreviewed} onClick={() => setIsPreviewed(false)}>
            Form
          </ViewButton>
          <ViewButton isPressed={isPreviewed} onClick={() => setIsPreviewed(true)}>
            Preview
          </ViewButton>
        </div>
      )}
      <div className="document-fields" hidden={isShown && !isWide}>
        {children}
      </div>
      {isShown && (
        <Preview form={{ kind: kind.name, id, fields, page }}>
          {kind.pages.length > 1 && (
            <>
              <label className="visually-hidden" htmlFor={`${formId}-page`}>
                Page
              </label>
              <select id={`${formId}-page`} className="input document-page" value={page} onChange={({ target }) => setPage(target.value)}>
                {kind.pages.map(({ path, label }) => (
                  <option key={path} value={path}>
                    {label}
                  </option>
                ))}
              </select>
            </>
          )}
        </Preview>
      )}
    </>
  );
}

/** Whether the form and a page have room beside each other. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const wide = matchMedia(HEADER_UP);
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    },
    () => matchMedia(HEADER_UP).matches,
    () => false,
  );
}

/** Some fields of a form under a heading, with what they have in common. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="document-group" aria-labelledby={id}>
      <h3 className="document-group-title" id={id}>
        <bdi>{title}</bdi>
      </h3>
      {hint && <p className="field-hint">{hint}</p>}
      {children}
    </section>
  );
}
