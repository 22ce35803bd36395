import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import type { EditorHandle } from './use-template.tsx';

interface SourceEditorProps {
  id: string;
  value: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
  onStep: (direction: 'undo' | 'redo') => boolean;
  ref: Ref<EditorHandle>;
}

/** The browser keeps the history of what is typed here; changes made elsewhere come before that. */
export function SourceEditor({ id, value, isInvalid, onChange, onStep, ref }: SourceEditorProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const start = useRef(value);
  const isTyped = useRef(false);

  /** As if typed, so that the browser's own undo reverts it. */
  function type(html: string) {
    textarea.current?.focus();
    document.execCommand('insertText', false, html);
  }

  useImperativeHandle(ref, () => ({
    replace(html) {
      textarea.current?.select();
      type(html);
    },
    insert: type,
  }));

  function stepByKey(event: KeyboardEvent) {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || value !== start.current) return;
    const direction = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined;
    if (!direction || (direction === 'redo' && isTyped.current)) return;
    if (onStep(direction)) event.preventDefault();
  }

  return (
    <textarea
      ref={textarea}
      id={id}
      className="input content-text content-source"
      rows={16}
      spellCheck={false}
      required
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? `${id}-error` : undefined}
      value={value}
      onKeyDown={stepByKey}
      onChange={(event) => {
        isTyped.current = true;
        onChange(event.target.value);
      }}
    />
  );
}
