import { useId, useState } from 'react';
import { copyText } from '#platform/browser/clipboard.ts';
import { capitalize } from '#platform/text/capitalize.ts';

interface CopyOnceProps {
  value: string;
  /** What it is, as on the button: `link`. */
  noun: string;
}

/** For a secret that is shown this once. */
export function CopyOnce({ value, noun }: CopyOnceProps) {
  const [note, setNote] = useState('');
  const id = useId();
  return (
    <div className="notice copy-once">
      <label className="field-label" htmlFor={id}>
        Copy it now: you won’t see it again
      </label>
      <input className="input" id={id} readOnly value={value} ref={(input) => input?.select()} onFocus={(event) => event.target.select()} />
      <p className="button-row">
        <button
          type="button"
          className="button"
          onClick={async () =>
            setNote(
              (await copyText(value)) ? `${capitalize(noun)} copied` : 'Copy it from the field: the browser does not let this button do it',
            )
          }
        >
          Copy {noun}
        </button>
        <span role="status">{note}</span>
      </p>
    </div>
  );
}
