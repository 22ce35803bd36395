import { useEffect, useState } from 'react';

const DELAY_MS = 500;

export function SourceNotices({
  html,
  unsupported,
  findRemoved,
  onEditAnyway,
}: {
  html: string;
  unsupported: readonly string[];
  findRemoved: (html: string) => string[];
  onEditAnyway: (() => void) | undefined;
}) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setRemoved(findRemoved(html)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [html, findRemoved]);
  return (
    <div className="source-notices">
      {unsupported.length > 0 && onEditAnyway && (
        <div className="notice" role="status">
          <p>
            The visual editor would simplify <strong>{unsupported.join(', ')}</strong>. The HTML view keeps everything as it is.
          </p>
          <p className="button-row">
            <button type="button" className="button button-quiet" onClick={onEditAnyway}>
              Edit anyway
            </button>
          </p>
        </div>
      )}
      {removed.length > 0 && (
        <p className="notice" role="status">
          On saving: {removed.join(', ')}.
        </p>
      )}
    </div>
  );
}
