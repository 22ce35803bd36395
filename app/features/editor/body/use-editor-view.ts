import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { VisualHandle } from './editor-handle.ts';

interface EditorViewOptions {
  value: string;
  visual: RefObject<VisualHandle | null>;
  onChange: (html: string) => void;
}

/**
 * Which of the two views is shown. The visual editor is fetched when a form is opened, and keeps the history of the text also while its
 * HTML is shown. Text that it would simplify is shown as HTML, with the names of what it would simplify.
 */
export function useEditorView({ value, visual, onChange }: EditorViewOptions) {
  const [module, setModule] = useState<typeof import('./visual/visual-editor.tsx')>();
  const [view, setView] = useState<'loading' | 'visual' | 'source'>('loading');
  const [unsupported, setUnsupported] = useState<string[]>([]);
  /** Names the text of the HTML view: another one has no history of its own in the browser. */
  const [sourceText, setSourceText] = useState(0);
  /** What this field wrote last, newest at the end: the form may still show an earlier one of them. Anything else is another text in its place. */
  const written = useRef([value]);
  /** Texts that the author edits visually although something is simplified. */
  const agreed = useRef(new Set<string>());
  const opened = useRef(value);

  useEffect(() => {
    opened.current = value;
    const shown = written.current.lastIndexOf(value);
    if (shown > 0) written.current = written.current.slice(shown);
  }, [value]);

  useEffect(() => {
    import('./visual/visual-editor.tsx').then(
      (loaded) => {
        const found = loaded.findUnsupportedHtml(opened.current);
        setUnsupported(found);
        setModule(loaded);
        setView((current) => (current !== 'loading' ? current : found.length ? 'source' : 'visual'));
      },
      () => setView('source'),
    );
  }, []);

  function showText(html: string, { anyway = false } = {}) {
    const found = module?.findUnsupportedHtml(html) ?? [];
    setUnsupported(anyway ? [] : found);
    return found.length === 0;
  }

  return {
    module,
    view,
    unsupported,
    sourceText,
    written,
    /** The visual editor has another text, or an earlier one again. */
    check(html: string) {
      if (written.current.at(-1) !== html) written.current = [...written.current, html]; // the form may still show the one before
      setSourceText((text) => text + 1);
      if (!agreed.current.has(html) && !showText(html)) setView('source');
    },
    /** Shows the visual editor, unless it would simplify something and the author has not agreed to that. */
    showVisual({ anyway = false }: { anyway?: boolean } = {}) {
      if (anyway) agreed.current.add(value);
      if (module && (showText(value, { anyway }) || anyway)) setView('visual');
    },
    showSource() {
      setUnsupported([]);
      setView('source');
    },
    /** What is typed in either view. */
    change(html: string) {
      written.current = [...written.current, html];
      if (view === 'source') onChange(html);
      else startTransition(() => onChange(html)); // kept at once, and shown after the letter is
    },
    /** Takes back, or does again, what was done in the visual editor, in the HTML view. */
    step(direction: 'undo' | 'redo'): boolean {
      const isDone = visual.current?.[direction]() ?? false;
      if (isDone) setSourceText((text) => text + 1);
      return isDone;
    },
  };
}
