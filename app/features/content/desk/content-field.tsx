import { useRef, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { FormattingGuide } from './formatting-guide.tsx';
import { Preview } from './preview.tsx';
import { TEMPLATE } from './template.ts';

/** The text of an item as HTML: its source, a template to start from, a guide, and what a reader will see. */
export function ContentField({
  id,
  value,
  error,
  onChange,
}: {
  id: string;
  value: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const [before, setBefore] = useState<string>();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  function put(html: string) {
    setBefore(value);
    setIsAsking(false);
    onChange(html);
  }

  return (
    <div className="content-field">
      <Field id={id} label="Content" error={error} isRequired>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className="input content-source"
            rows={16}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p className="button-row">
        <button type="button" className="button button-quiet" onClick={() => (value.trim() ? setIsAsking(true) : put(TEMPLATE))}>
          Insert Template
        </button>
        {before !== undefined && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              onChange(before);
              setBefore(undefined);
            }}
          >
            Undo template
          </button>
        )}
        <button type="button" className="button button-quiet" aria-expanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
          Preview
        </button>
      </p>
      {isAsking && (
        <div className="notice" role="alertdialog" aria-label="Insert Template">
          <p>There is text already.</p>
          <p className="button-row">
            <button
              type="button"
              className="button"
              onClick={() => {
                const at = area.current?.selectionStart ?? value.length;
                put(`${value.slice(0, at)}${TEMPLATE}${value.slice(at)}`);
              }}
            >
              Insert it
            </button>
            <button type="button" className="button button-quiet" onClick={() => put(TEMPLATE)}>
              Replace the text
            </button>
            <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
              Leave it
            </button>
          </p>
        </div>
      )}
      <FormattingGuide />
      {isPreviewed && <Preview html={value} />}
    </div>
  );
}
