import { type Ref, useImperativeHandle, useRef } from 'react';
import type { EditorHandle } from './editor-handle.ts';

/** The text as HTML. */
export function SourceEditor({
  id,
  value,
  isInvalid,
  onChange,
  ref,
}: {
  id: string;
  value: string;
  isInvalid: boolean;
  onChange: (html: string) => void;
  ref: Ref<EditorHandle>;
}) {
  const textarea = useRef<HTMLTextAreaElement>(null);

  /** As if it had been typed, so that the browser's own undo takes it back. */
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
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
