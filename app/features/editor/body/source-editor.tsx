import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { fillPlaceholders, listPlaceholders } from '#features/html/image-placeholder.ts';
import { UploadProgress } from '../upload/upload-progress.tsx';
import { useUpload, useUploads } from '../upload/uploads.tsx';
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

interface SourceUploadsProps {
  id: string;
  html: string;
  onChange: (html: string) => void;
}

/** Replaces each placeholder in HTML source once its image is stored. */
export function SourceUploads({ id, html, onChange }: SourceUploadsProps) {
  const { queue, list } = useUploads();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when an upload or the text has changed
  useEffect(() => {
    const fill = (text: string) => fillPlaceholders(text, (upload) => queue.get(upload)?.image);
    const filled = fill(html);
    if (filled === html) return;
    const restoreCursor = holdCursor(document.getElementById(id), fill);
    onChange(filled);
    restoreCursor();
  }, [html, list]);
  const placeholders = listPlaceholders(html);
  if (placeholders.length === 0) return null;
  return (
    <ul className="source-uploads" aria-label="Images that are not in the text yet">
      {placeholders.map(({ id: upload, src }) => (
        <SourceUpload key={upload} src={src} onRemove={() => onChange(removeImage(html, src))} />
      ))}
    </ul>
  );
}

function SourceUpload({ src, onRemove }: { src: string; onRemove: () => void }) {
  const upload = useUpload(src);
  return <li>{upload && <UploadProgress upload={upload} onRemove={onRemove} />}</li>;
}

/** Removes the figure too, where it holds nothing else. */
function removeImage(html: string, src: string): string {
  return html.replace(/<figure\b[^<>]*>\s*<img\b[^<>]*>\s*<\/figure>\n?|<img\b[^<>]*>/gi, (image) => (image.includes(src) ? '' : image));
}

/** Keeps the cursor at the same words while the text before it changes its length. */
function holdCursor(element: HTMLElement | null, fill: (text: string) => string): () => void {
  if (!(element instanceof HTMLTextAreaElement)) return () => {};
  const { value, selectionStart, selectionEnd, scrollTop } = element;
  return () =>
    setTimeout(() => {
      element.setSelectionRange(fill(value.slice(0, selectionStart)).length, fill(value.slice(0, selectionEnd)).length);
      element.scrollTop = scrollTop;
    });
}
