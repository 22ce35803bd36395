import { useEffect, useRef, useState } from 'react';
import { SourceUploads } from '../upload/source-uploads.tsx';
import type { EditorHandle } from './editor-handle.ts';
import { FormattingGuide } from './formatting-guide.tsx';
import { Preview } from './preview.tsx';
import { SourceEditor } from './source-editor.tsx';
import { TemplateButton } from './template-button.tsx';
import { ViewButton } from './view-button.tsx';

interface ContentFieldProps {
  id: string;
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

/** The text of an item: written visually or as HTML, with a template to start from, a guide, and what a reader will see. */
export function ContentField({ id, value, error, onChange }: ContentFieldProps) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const { view, unsupported, VisualEditor, showVisual, showSource, ...text } = useEditorView({ value, onChange });
  const focus = useFocusOnView(id, view);
  const shared = { id, ref: editor, value, isInvalid: error !== undefined, onChange: text.change };

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
        <TemplateButton hasText={value.trim() !== ''} editor={editor} />
      </div>
      {unsupported.length > 0 && view === 'source' && (
        <div className="notice" role="status">
          <p>
            The visual editor would simplify <strong>{unsupported.join(', ')}</strong>. The HTML view keeps everything as it is.
          </p>
          <p className="button-row">
            <button type="button" className="button button-quiet" onClick={() => focus(() => showVisual({ anyway: true }))}>
              Edit anyway
            </button>
          </p>
        </div>
      )}
      <div className="content-editor">
        {view === 'visual' && VisualEditor && <VisualEditor {...shared} lastWritten={text.lastWritten} onLoad={text.check} />}
        {view === 'source' && <SourceEditor {...shared} />}
        {view === 'source' && <SourceUploads id={id} html={value} onChange={text.change} />}
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

/**
 * Which of the two views is shown. The visual editor is fetched when a form is opened; text that it would simplify is shown as
 * source, with the names of what it would simplify.
 */
function useEditorView({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const [module, setModule] = useState<typeof import('./visual/visual-editor.tsx')>();
  const [view, setView] = useState<'loading' | 'visual' | 'source'>('loading');
  const [unsupported, setUnsupported] = useState<string[]>([]);
  /** The text as this field wrote it last; any other value is unsaved changes or an earlier text put in its place. */
  const lastWritten = useRef(value);

  useEffect(() => {
    import('./visual/visual-editor.tsx').then(setModule, () => setView('source'));
  }, []);

  useEffect(() => {
    if (!module || view === 'visual' || (view === 'source' && value === lastWritten.current)) return;
    lastWritten.current = value;
    const found = module.findUnsupportedHtml(value);
    setUnsupported(found);
    if (view === 'loading') setView(found.length ? 'source' : 'visual');
  }, [module, view, value]);

  return {
    VisualEditor: module?.VisualEditor,
    view,
    unsupported,
    lastWritten,
    /** The visual editor has loaded another text. */
    check(html: string) {
      const found = module?.findUnsupportedHtml(html) ?? [];
      setUnsupported(found);
      if (found.length) setView('source');
    },
    /** Shows the visual editor, unless it would simplify something and the author has not agreed to that. */
    showVisual({ anyway = false }: { anyway?: boolean } = {}) {
      const found = anyway ? [] : (module?.findUnsupportedHtml(value) ?? []);
      setUnsupported(found);
      if (module && found.length === 0) setView('visual');
    },
    showSource() {
      setUnsupported([]);
      setView('source');
    },
    /** What is typed in either view. */
    change(html: string) {
      lastWritten.current = html;
      onChange(html);
    },
  };
}

/** After a change of view that a person asked for, the new one has the focus. */
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
