import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useReauthenticatedFetch } from '#features/editor/save/reauthenticated-fetch.tsx';
import { sendJson } from '#platform/http/send-json.ts';
import { useToast } from '#ui/toast.tsx';

/** Hides a video from the site, or shows it again. */
export function VisibilityButton({ id, title, isActive }: { id: string; title: string; isActive: boolean }) {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const sendSignedIn = useReauthenticatedFetch();
  async function toggle() {
    setIsBusy(true);
    const result = await sendSignedIn(() => sendJson(`/admin/save/video/${id}`, { isActive: !isActive }));
    setIsBusy(false);
    if (result.kind !== 'answered' || result.status !== 200) showToast('error', `Failed to ${isActive ? 'hide' : 'show'} video`);
    await revalidate();
  }
  return (
    <button type="button" className="tool" disabled={isBusy} aria-busy={isBusy} onClick={toggle}>
      {isActive ? 'Hide' : 'Show'}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}
