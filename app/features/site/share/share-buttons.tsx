import { useState } from 'react';
import { copyText } from '#platform/browser/clipboard.ts';

export function ShareButtons({ url, title }: { url: string; title: string }) {
  const [note, setNote] = useState('');

  async function copy() {
    setNote((await copyText(url)) ? 'Link copied' : `Copy this link: ${url}`);
  }

  async function share() {
    setNote('');
    if (!navigator.share) return copy();
    await navigator.share({ title, url }).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy(); // a sheet that was closed is no failure
    });
  }

  return (
    <>
      <button type="button" className="button button-quiet share-sheet" onClick={share}>
        Share…
      </button>
      <button type="button" className="button button-quiet" onClick={copy}>
        Copy link
      </button>
      <span className="share-note" role="status">
        {note}
      </span>
    </>
  );
}
