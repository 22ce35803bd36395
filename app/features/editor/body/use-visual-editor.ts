import { useEffect, useRef, useState } from 'react';

type EditorModule = typeof import('./visual/visual-editor.tsx');

/**
 * Which of the two ways of writing is shown. The visual editor is fetched when a form is opened; text that it would simplify is
 * shown as source, with what it would simplify.
 */
export function useVisualEditor({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const [editor, setEditor] = useState<EditorModule>();
  const [view, setView] = useState<'loading' | 'visual' | 'source'>('loading');
  const [loss, setLoss] = useState<string[]>([]);
  const written = useRef(value);
  const latest = useRef(value);

  useEffect(() => {
    latest.current = value;
  });

  useEffect(() => {
    import('./visual/visual-editor.tsx').then(
      (module) => {
        const found = module.findUnsupportedHtml(latest.current);
        setEditor(module);
        setLoss(found);
        setView(found.length ? 'source' : 'visual');
      },
      () => setView('source'),
    );
  }, []);

  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    const found = editor.findUnsupportedHtml(value); // other unsaved changes took the text's place
    setLoss(found);
    if (found.length) setView('source');
  }, [editor, value]);

  return {
    editor,
    view,
    loss,
    /** Shows the visual editor, unless it would simplify something and nobody said that it may. */
    showVisual({ inSpite = false }: { inSpite?: boolean } = {}) {
      const found = inSpite ? [] : (editor?.findUnsupportedHtml(value) ?? []);
      setLoss(found);
      if (editor && found.length === 0) setView('visual');
    },
    showSource() {
      setLoss([]);
      setView('source');
    },
    /** What is typed in either way. */
    change(html: string) {
      written.current = html;
      onChange(html);
    },
  };
}
