import { useState } from 'react';
import { copyText } from '#platform/browser/clipboard.ts';

/** `name` is what a screen reader says after Copy. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [note, setNote] = useState('');

  async function copy() {
    setNote((await copyText(text)) ? 'Copied' : 'Your browser does not allow copying: select the address instead.');
  }

  return (
    <>
      <button type="button" className="button button-quiet" aria-label={`Copy ${name}`} onClick={copy}>
        Copy
      </button>
      <span className="share-note" role="status">
        {note}
      </span>
    </>
  );
}
