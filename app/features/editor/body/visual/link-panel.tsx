import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { toHref } from './link.ts';
import { PanelFrame } from './panel-frame.tsx';

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
