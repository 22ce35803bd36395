import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useToast } from '#ui/toast.tsx';
import { useDialogPart, usePart } from '#ui/use-part.ts';
import type { PreviewedForm } from '../preview/use-preview.ts';
import { InBar, MenuItem, PreviewButton } from '../publication/publication-bar.tsx';
import type { WriteOptions } from '../recovery/use-recovery.ts';
import { refuseLength } from './content-length.ts';
import { SourceEditor, SourceUploads } from './source-editor.tsx';
import { useEditorView } from './use-editor-view.ts';
import { type EditorHandle, useTemplate } from './use-template.tsx';
import type { VisualHandle } from './visual/visual-editor.tsx';

interface ContentFieldProps {
  id: string;
  label?: string | undefined;
  isRequired?: boolean;
  value: string;
  error?: string | undefined;
  /** Of the text; that of the site if empty. */
  language?: string | undefined;
  onChange: (html: string, options?: WriteOptions) => void;
  /** Given where the text is the whole page: without a label that is seen, and with a preview of its own. */
  preview?: PreviewedForm;
}

export function ContentField({ id, label = 'Content', isRequired = true, value, error, language, onChange, preview }: ContentFieldProps) {
  const [Preview, setPreview] = useState<(props: { form: PreviewedForm }) => ReactNode>();
  const loadPreview = usePart(preview?.load ?? (() => import('../preview/preview.tsx')), 'The preview');
  const isPreviewed = Preview !== undefined;
  const visual = useRef<VisualHandle>(null);
  const source = useRef<EditorHandle>(null);
  const showToast = useToast();
  const guide = useDialogPart(async () => (await import('./formatting-guide.tsx')).FormattingGuide, 'The formatting guide');
  const { module, view, unsupported, sourceText, showVisual, showSource, step, ...text } = useEditorView({ value, visual, onChange });
  const template = useTemplate({ hasText: () => text.written.current.at(-1)?.trim() !== '', editor: view === 'source' ? source : visual });
  async function togglePreview() {
    const part = isPreviewed ? undefined : await loadPreview();
    setPreview(() => part?.Preview);
  }

  const refuse = (event: SyntheticEvent, data: DataTransfer) => {
    const cause = refuseLength(data, { isSource: view === 'source' });
    if (cause === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    showToast('error', 'Nothing was pasted', { about: id, cause });
  };

  const focus = useFocusOnView(id, `${view} ${sourceText}`);
  const shared = { id, value, isInvalid: error !== undefined, onChange: text.change };
  const isLoading = view === 'loading';
  return (
    <div className={`content-field${isPreviewed ? ' content-field-previewed' : ''}`}>
      <label className={preview ? 'visually-hidden' : 'field-label'} id={`${id}-label`} htmlFor={id}>
        {label}
        {isRequired && (
          <span className="field-required" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {preview && <PreviewButton isPreviewed={isPreviewed} onPress={() => void togglePreview()} />}
      <InBar place="menu">
        {view === 'visual' && <MenuItem onClick={() => visual.current?.find()}>Find and replace</MenuItem>}
        <MenuItem isDisabled={isLoading} onClick={() => focus(() => (view === 'source' ? showVisual() : showSource()))}>
          {view === 'source' ? 'Edit visually' : 'Edit as HTML'}
        </MenuItem>
        <MenuItem isDisabled={isLoading} onClick={template.insert}>
          Insert Template
        </MenuItem>
        <MenuItem onClick={guide.open}>Formatting guide</MenuItem>
      </InBar>
      {template.question}
      {guide.Dialog && <guide.Dialog onClose={guide.close} />}
      {module && !isLoading && (
        <SourceNotices
          html={value}
          unsupported={unsupported}
          findRemoved={module.findRemovedHtml}
          onEditAnyway={view === 'source' ? () => focus(() => showVisual({ anyway: true })) : undefined}
        />
      )}
      <div className="content-editor" onPasteCapture={(event) => refuse(event, event.clipboardData)}>
        {module && (
          <module.VisualEditor
            {...shared}
            language={language}
            ref={visual}
            isShown={view === 'visual'}
            written={text.written}
            onLoad={text.check}
            onTemplate={template.insert}
          />
        )}
        {view === 'source' && (
          <SourceEditor
            {...shared}
            key={sourceText}
            ref={source}
            onStep={(direction) => {
              const isDone = step(direction);
              if (isDone) focus(() => undefined);
              return isDone;
            }}
          />
        )}
        {view === 'source' && <SourceUploads id={id} html={value} onChange={text.change} />}
        {isLoading && <div className="skeleton content-text" />}
        {preview && Preview && <Preview form={preview} />}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function useFocusOnView(id: string, view: string): (change: () => void) => void {
  const isWanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the view has changed
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    setTimeout(() => document.getElementById(id)?.focus());
  }, [id, view]);
  return (change) => {
    isWanted.current = true;
    change();
  };
}

const DELAY_MS = 500;

function SourceNotices({
  html,
  unsupported,
  findRemoved,
  onEditAnyway,
}: {
  html: string;
  unsupported: readonly string[];
  findRemoved: (html: string) => string[];
  onEditAnyway: (() => void) | undefined;
}) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setRemoved(findRemoved(html)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [html, findRemoved]);
  return (
    <div className="source-notices">
      {unsupported.length > 0 && onEditAnyway && (
        <div className="notice" role="status">
          <p>
            The visual editor would simplify <strong>{unsupported.join(', ')}</strong>. The HTML view keeps everything as it is.
          </p>
          <p className="button-row">
            <button type="button" className="button button-quiet" onClick={onEditAnyway}>
              Edit anyway
            </button>
          </p>
        </div>
      )}
      {removed.length > 0 && (
        <p className="notice" role="status">
          On saving: {removed.join(', ')}.
        </p>
      )}
    </div>
  );
}
