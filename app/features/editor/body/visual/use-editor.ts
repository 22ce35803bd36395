import { Editor, type EditorOptions } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Tiptap's own hook brings a comparison of all its options and of every state: 4 kB and work at each key. */
export function useEditor(options: Partial<EditorOptions>): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(options);
  const { editorProps } = options;
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const created = new Editor({ ...latest.current, onUpdate: (event) => latest.current.onUpdate?.(event) });
    setEditor(created);
    return () => created.destroy();
  }, []);
  useEffect(() => {
    if (editor && !editor.isDestroyed && editorProps) editor.setOptions({ editorProps });
  }, [editor, editorProps]);
  return editor;
}

/** Follows the editor; values that are the same as JSON are the same value. */
export function useEditorValue<Value>(editor: Editor, select: (editor: Editor) => Value): Value {
  const last = useRef<{ value: Value; json: string }>(undefined);
  const read = () => {
    const value = select(editor);
    const json = JSON.stringify(value);
    if (last.current?.json === json) return last.current.value;
    last.current = { value, json };
    return value;
  };
  const subscribe = useCallback(
    (onChange: () => void) => {
      editor.on('transaction', onChange);
      return () => void editor.off('transaction', onChange);
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, read);
}
