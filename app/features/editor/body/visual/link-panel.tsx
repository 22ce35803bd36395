import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { isAllowedAttribute } from '#features/html/allowed-html.ts';
import { Field } from '#ui/field.tsx';
import { PanelFrame } from './panel-frame.tsx';

/** Asks where a link leads; without selected text the address itself is inserted. */
export function LinkPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const id = useId();
  const before: string = editor.getAttributes('link').href ?? '';
  const [address, setAddress] = useState(before);
  const [error, setError] = useState<string>();

  function apply() {
    const href = toHref(address);
    if (!href) return setError('Enter an address, such as https://example.com or /contact');
    const link = { type: 'link', attrs: { href } };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before) chain.insertContent({ type: 'text', text: address.trim(), marks: [link] }).run();
    else chain.setLink({ href }).run();
    onDone();
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
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
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

/** Adds the scheme that a person leaves out; undefined when the whitelist refuses the link. */
function toHref(text: string): string | undefined {
  const address = text.trim();
  if (!address) return undefined;
  const isComplete = /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i.test(address);
  const isEmail = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address);
  const href = isComplete ? address : isEmail ? `mailto:${address}` : `https://${address}`;
  return isAllowedAttribute('a', 'href', href) ? href : undefined;
}
