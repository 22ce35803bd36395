import { type ReactNode, useEffect, useState } from 'react';
import { NEW } from '#features/publishing/content-kind.ts';
import { getJson } from '#platform/http/send-json.ts';
import { usePart } from '#ui/use-part.ts';
import type { CommentsSection } from './comments-section.tsx';
import type { DraftComment } from './draft-comment.ts';

type Panel = (props: { kindName: string; id: string }) => ReactNode;

export function PrivateLinksSection({ kindName, id = NEW }: { kindName: string; id: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<Panel>();
  const loadPanel = usePart(() => import('./private-links-panel.tsx'), 'Private links');

  async function toggle(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    const part = isNowOpen && (await loadPanel());
    if (part) setPanel(() => part.PrivateLinksPanel);
  }

  return (
    <details className="private-links" onToggle={(event) => void toggle(event.currentTarget.open)}>
      <summary>Share a draft</summary>
      {isOpen && Panel && <Panel kindName={kindName} id={id} />}
    </details>
  );
}

/** Comments from private links. Their section loads after the form, and only if there are any. */
export function useDraftComments(kindName: string, id: string | undefined) {
  const [Section, setSection] = useState<typeof CommentsSection>();
  const [comments, setComments] = useState<readonly DraftComment[]>([]);
  const path = `/admin/private-links/${kindName}/${encodeURIComponent(id ?? '')}`;
  useEffect(() => {
    if (id === undefined) return;
    const asking = new AbortController();
    void getJson(path, { signal: asking.signal }).then(async ({ body }) => {
      const { comments: listed }: { comments?: unknown } = Object(body);
      if (!Array.isArray(listed) || listed.length === 0) return;
      const { draftCommentsSchema } = await import('./draft-comment.ts');
      const loaded = await import('./comments-section.tsx');
      const response = draftCommentsSchema.safeParse(body);
      if (asking.signal.aborted || !response.success) return;
      setSection(() => loaded.CommentsSection);
      setComments(response.data.comments);
    });
    return () => asking.abort();
  }, [path, id]);
  return { path, comments, setComments, Section: comments.length > 0 ? Section : undefined };
}
