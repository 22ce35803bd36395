import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsAdmin } from '#features/admin/frame/admin-user.ts';
import { Icon } from '#features/html/elements/tool.tsx';
import { type FieldValues, NEW, type WrittenKind } from '#features/publishing/content-kind.ts';
import type { FormField } from '#features/publishing/form-field.ts';
import { focusFirstError } from '#ui/field.tsx';
import { lazyPart, useDialogPart } from '#ui/use-part.ts';
import type { Advice } from '../advice/get-advice.ts';
import { ContentForm, type FieldsProps, type OpenedForm } from '../form/content-form.tsx';
import { TextFields } from '../form/shared-fields.tsx';
import { InBar } from '../publication/publication-bar.tsx';
import { DrawnField } from './drawn-field.tsx';
import { describeSchema } from './field-foot.tsx';

export function ContentKindForm({ kind, ...opened }: OpenedForm & { kind: WrittenKind }) {
  return (
    <ContentForm kind={kind} {...opened}>
      {(form) => <KindFields kind={kind} {...form} />}
    </ContentForm>
  );
}

/** Everything but the title and the text, or what stands in their place, waits in a panel, which opens by itself on what has to be mended there. */
export function KindFields({ kind, children, ...form }: FieldsProps & { kind: WrittenKind; children?: ReactNode }) {
  const { formId, errors } = form;
  const isAdmin = useIsAdmin();
  const { fields } = kind.form;
  const isShared = Object.values(fields).some(({ control }) => control === 'sharing');
  const isShareable = isAdmin && kind.page !== null;
  const { advice, AdviceSection } = useAdvice(form.fields);
  const [openComments, setOpenComments] = useState(0);
  const toLookAt = (isShared ? advice.length : 0) + openComments;
  const [isOpen, setIsOpen] = useState(false);
  const hasError = Object.keys(errors).some((name) => name !== 'title' && name !== 'content');
  useEffect(() => {
    if (hasError) setIsOpen(true);
  }, [hasError]);
  const isShown = isOpen || hasError; // at once, so that the form can focus the field
  const { first = [], rest = [] } = Object.groupBy(listDrawn(fields), ([, field]) => (isAskedFirst(field) ? 'first' : 'rest'));
  const draw = ([name, field]: [string, FormField]) => <DrawnField key={name} {...form} name={name} field={field} />;
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
          title="Settings"
          onClick={() => setIsOpen(!isShown)}
        >
          <Icon path="M3 7h11M18 7h3M3 17h3M10 17h11M16 4v6M8 14v6" />
          <span className="publication-tool-name">Settings</span>
          {toLookAt > 0 && (
            <span className="tab-count">
              {toLookAt}
              <span className="visually-hidden"> {toLookAt === 1 ? 'suggestion' : 'suggestions'}</span>
            </span>
          )}
        </button>
      </InBar>
      {children ?? <TextFields {...form} />}
      <div className="content-form-facts" id={`${formId}-settings`} hidden={!isShown}>
        {isShared && AdviceSection && <AdviceSection formId={formId} advice={advice} onShow={revealText} />}
        <Suspense>
          {isShareable && form.id !== undefined && (
            <DraftComments kindName={kind.name} id={form.id} onCount={setOpenComments} onShow={revealText} />
          )}
        </Suspense>
        {first.map(draw)}
        {first.length === 0
          ? rest.map(draw)
          : rest.length > 0 && (
              <details className="more-settings" open={rest.some(([name]) => errors[name]) || undefined}>
                <summary>More settings</summary>
                {rest.map(draw)}
              </details>
            )}
        {isShared && <SharingSection {...form} kind={kind} />}
        {isShareable && <PrivateLinksSection kindName={kind.name} id={form.id} />}
      </div>
    </>
  );
}

const DRAWN_ELSEWHERE = ['text', 'sharing', 'custom'];

function listDrawn(fields: Record<string, FormField>) {
  return Object.entries(fields).filter(([, { control }]) => !DRAWN_ELSEWHERE.includes(control));
}

/** What is required, and what is a word and a tick. */
function isAskedFirst(field: FormField) {
  return ['check', 'date-box'].includes(field.control) || describeSchema(field).isRequired;
}

/** Stays closed until it is opened or one of its fields has an error. */
function SharingSection(props: FieldsProps & { kind: WrittenKind }) {
  const { kind, fields, errors } = props;
  const names = Object.keys(kind.form.fields).filter((name) => kind.form.fields[name]?.control === 'sharing');
  const hasError = names.some((name) => errors[name]);
  const used = names.filter((name) => fields[name]).length;
  const section = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { Dialog: Panel, open } = useDialogPart(
    async () => (await import('../sharing/sharing-panel.tsx')).SharingPanel,
    'Search and sharing',
  );
  const isShown = isOpen || hasError;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first shown
  useEffect(() => {
    if (hasError) setIsOpen(true); // before the form looks for its first wrong field
    if (isShown) open();
  }, [isShown, hasError]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when its fields have come, after the form has looked for them
  useEffect(() => {
    if (Panel && hasError) focusFirstError(section.current?.closest('form') ?? null);
  }, [Panel]);

  return (
    <details ref={section} className="sharing" open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Search and sharing {used > 0 && <span className="field-hint">{used} set</span>}</summary>
      {isShown && Panel && <Panel {...props} />}
    </details>
  );
}

function PrivateLinksSection({ kindName, id = NEW }: { kindName: string; id: string | undefined }) {
  const panel = useDialogPart(async () => (await import('../private-link/private-links-panel.tsx')).PrivateLinksPanel, 'Private links');
  return (
    <details className="private-links" onToggle={({ currentTarget }) => (currentTarget.open ? panel.open() : panel.close())}>
      <summary>Share a draft</summary>
      {panel.Dialog && <panel.Dialog kindName={kindName} id={id} />}
    </details>
  );
}

const DraftComments = lazyPart(async () => (await import('../private-link/comments-section.tsx')).DraftComments);

const ADVICE_DELAY_MS = 800;

/** What could be better in the text, and how that is shown; loaded after the form, which waits for neither. */
function useAdvice({ title = '', content: html = '' }: FieldValues) {
  const [part, setPart] = useState<typeof import('../advice/advice.tsx')>();
  const [advice, setAdvice] = useState<readonly Advice[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const loaded = await import('../advice/advice.tsx').catch(() => undefined); // the next change asks again
      if (!loaded || !isCurrent) return;
      setPart(loaded);
      setAdvice(loaded.getAdvice({ title, html }));
    }, ADVICE_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [title, html]);
  return { advice, AdviceSection: part?.AdviceSection };
}
