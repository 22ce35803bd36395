import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WriteOptions } from '../recovery/use-recovery.ts';
import type { VisualHandle } from './visual/visual-editor.tsx';

interface EditorViewOptions {
  value: string;
  visual: RefObject<VisualHandle | null>;
  onChange: (html: string, options?: WriteOptions) => void;
}

/** Shows text that the visual editor would simplify as HTML; the visual editor keeps the history of both views. */
export function useEditorView({ value, visual, onChange }: EditorViewOptions) {
  const [module, setModule] = useState<typeof import('./visual/visual-editor.tsx')>();
  const [view, setView] = useState<'loading' | 'visual' | 'source'>('loading');
  const [unsupported, setUnsupported] = useState<string[]>([]);
  /** Changes with the text of the HTML view: another text has no history in the browser. */
  const [sourceText, setSourceText] = useState(0);
  /** Recent values of the field, newest last: any other value is a different text. */
  const written = useRef([value]);
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
    check(html: string) {
      if (written.current.at(-1) !== html) written.current = [...written.current, html]; // the form may still show the one before
      setSourceText((text) => text + 1);
      if (!agreed.current.has(html) && !showText(html)) setView('source');
    },
    showVisual({ anyway = false }: { anyway?: boolean } = {}) {
      if (anyway) agreed.current.add(value);
      if (module && (showText(value, { anyway }) || anyway)) setView('visual');
    },
    showSource() {
      setUnsupported([]);
      setView('source');
    },
    change(html: string) {
      written.current = [...written.current, html];
      onChange(html, { isTyped: view !== 'source' });
    },
    step(direction: 'undo' | 'redo'): boolean {
      const isDone = visual.current?.[direction]() ?? false;
      if (isDone) setSourceText((text) => text + 1);
      return isDone;
    },
  };
}
