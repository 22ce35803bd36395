import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ContentListItem, KindSummary } from '#features/publishing/content-kind.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';
import { useReauthenticatedFetch } from '../requests/reauthenticated-fetch.tsx';
import { getCause } from '../requests/refusal.ts';

export function VisibilityButton({ kind, item }: { kind: KindSummary; item: ContentListItem }) {
  const { id, title, isHidden } = item;
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const sendWithReauth = useReauthenticatedFetch();
  async function toggle() {
    const about = `visibility ${kind.name} ${id}`;
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson(`/admin/save/${kind.name}/${encodeURIComponent(id)}`, { isActive: isHidden }));
    setIsBusy(false);
    if (result.status !== 200)
      showToast('error', `Failed to ${isHidden ? 'show' : 'hide'} ${kind.name}`, { about, cause: getCause(result) });
    else dismissErrors(about);
    await revalidate();
  }
  return (
    <button type="button" className="tool" disabled={isBusy} aria-busy={isBusy} onClick={toggle}>
      {isHidden ? 'Show' : 'Hide'}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}
