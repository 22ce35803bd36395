import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { toHref } from './link.ts';

/** Without selected text the URL itself is inserted. */
export function LinkPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const isImage = editor.isActive('figure');
  const before: string = editor.getAttributes(isImage ? 'figure' : 'link').href ?? '';
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();

  function apply() {
    const href = toHref(address);
    if (!href) return setError('Enter an address, such as https://example.com or /contact');
    if (isImage) setImageLink(href);
    else setTextLink(href);
    onDone();
  }

  function setImageLink(href: string | null) {
    editor
      .chain()
      .focus()
      .updateAttributes('figure', href === null ? { href, title: null } : { href })
      .run();
  }

  function setTextLink(href: string) {
    const link = { type: 'link', attrs: { href } };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before) chain.insertContent({ type: 'text', text: address.trim(), marks: [link] }).run();
    else chain.setMark('link', { href }).run();
  }

  return (
    <PanelFrame name="Link" onApply={apply} onCancel={onDone}>
      <Field id={id} label="Address" error={error}>
        {(control) => (
          <input {...control} className="input" inputMode="url" value={address} onChange={(event) => setAddress(event.target.value)} />
        )}
      </Field>
      <p className="button-row">
        <button type="button" className="button" onClick={apply}>
          {before ? 'Change link' : 'Add link'}
        </button>
        {before && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              if (isImage) setImageLink(null);
              else editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
              onDone();
            }}
          >
            Remove link
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onDone}>
          Cancel
        </button>
      </p>
    </PanelFrame>
  );
}

/** A small form inside the form: Enter applies it, Escape closes it, and neither event reaches the form around it. */
function PanelFrame({
  name,
  onApply,
  onCancel,
  children,
}: {
  name: string;
  onApply: () => void;
  onCancel: () => void;
  children: ReactNode;
}) {
  const element = useRef<HTMLFieldSetElement>(null);
  useEffect(() => element.current?.querySelector<HTMLElement>('input, button')?.focus(), []);

  function handleKey(event: KeyboardEvent) {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && isField) onApply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <fieldset ref={element} className="editor-panel" aria-label={name} onKeyDown={handleKey}>
      {children}
    </fieldset>
  );
}
