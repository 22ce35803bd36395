import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormattingGuide } from './formatting-guide.tsx';
import { Preview } from './preview.tsx';
import { SourceEditor } from './source-editor.tsx';
import { TemplateButton } from './template-button.tsx';
import { useVisualEditor } from './use-visual-editor.ts';

/** What a text is written on: visual or source. Both do this in one step of undo. */
export interface EditorHandle {
  replace(html: string): void;
  /** At the cursor. */
  insert(html: string): void;
}

interface ContentFieldProps {
  id: string;
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** The text of an item: written visually or as HTML, with a template to start from, a guide, and what a reader will see. */
export function ContentField({ id, value, error, onChange }: ContentFieldProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const surface = useRef<EditorHandle>(null);
  const { view, loss, editor, showVisual, showSource, change } = useVisualEditor({ value, onChange });
  const focus = useFocusOnView(id, view);
  const Editor = editor?.VisualEditor;

  return (
    <div className={isPreviewed ? 'content-field content-field-previewed' : 'content-field'}>
      <div className="content-head">
        <label className="field-label" id={`${id}-label`} htmlFor={id}>
          Content
          <span className="field-required" aria-hidden="true">
            {' '}
            *
          </span>
        </label>
        {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, no part of what is sent */}
        <div className="content-views" role="group" aria-label="View">
          <ViewButton isPressed={view === 'visual'} onClick={() => focus(() => showVisual())} isDisabled={view === 'loading'}>
            Visual
          </ViewButton>
          <ViewButton isPressed={view === 'source'} onClick={() => focus(showSource)}>
            HTML
          </ViewButton>
          <ViewButton isPressed={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
            Preview
          </ViewButton>
        </div>
        <TemplateButton hasText={value.trim() !== ''} surface={surface} />
      </div>
      {loss.length > 0 && view === 'source' && (
        <div className="notice" role="status">
          <p>
            The visual editor would simplify <strong>{loss.join(', ')}</strong>. As HTML everything stays as it is.
          </p>
          <p className="button-row">
            <button type="button" className="button button-quiet" onClick={() => focus(() => showVisual({ inSpite: true }))}>
              Go on all the same
            </button>
          </p>
        </div>
      )}
      <div className="content-surface">
        {view === 'visual' && Editor && <Editor id={id} ref={surface} value={value} isInvalid={error !== undefined} onChange={change} />}
        {view === 'source' && <SourceEditor id={id} ref={surface} value={value} isInvalid={error !== undefined} onChange={change} />}
        {view === 'loading' && <div className="skeleton content-text" />}
        {isPreviewed && <Preview html={value} />}
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <FormattingGuide />
    </div>
  );
}

function ViewButton({
  isPressed,
  isDisabled = false,
  onClick,
  children,
}: {
  isPressed: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button type="button" className="tool" aria-pressed={isPressed} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}

/** After a change of view that a person asked for, the new one has the focus. */
function useFocusOnView(id: string, view: string): (change: () => void) => void {
  const isWanted: RefObject<boolean> = useRef(false);
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
