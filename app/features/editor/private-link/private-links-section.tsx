import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { NEW } from '#features/publishing/content-kind.ts';
import { getJson } from '#platform/http/send-json.ts';
import { usePart } from '#ui/use-part.ts';

type Panel = (props: { kindName: string; id: string }) => ReactNode;

export function PrivateLinksSection({ kindName }: { kindName: string }) {
  const { id = NEW } = useParams();
  const [waiting, setWaiting] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const loadPanel = usePart(() => import('./private-links-panel.tsx'), 'Private links');

  useEffect(() => {
    if (id === NEW) return;
    const asking = new AbortController();
    void getJson(`/admin/private-links/${kindName}/${encodeURIComponent(id)}`, { signal: asking.signal }).then(({ body }) =>
      setWaiting(countOpen(body)),
    );
    return () => asking.abort();
  }, [kindName, id]);

  async function toggle(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    const part = isNowOpen && (await loadPanel());
    if (part) setPanel(() => part.PrivateLinksPanel);
  }

  return (
    <details className="private-links" onToggle={(event) => void toggle(event.currentTarget.open)}>
      <summary>Share a draft{waiting > 0 && ` · ${waiting === 1 ? '1 comment' : `${waiting} comments`}`}</summary>
      {isOpen && Panel && <Panel kindName={kindName} id={id} />}
    </details>
  );
}

/** Parsed by hand: the schema comes with the panel. */
function countOpen(body: unknown): number {
  const { comments }: { comments?: unknown } = Object(body);
  return Array.isArray(comments) ? comments.filter((comment: { isDone?: unknown } | null) => comment?.isDone === false).length : 0;
}
