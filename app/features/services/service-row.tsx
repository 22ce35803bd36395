import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { RowStatus } from '#features/admin/lists/content-row.tsx';
import { DeleteButton } from '#features/admin/lists/delete-button.tsx';
import type { ListRow } from '#features/admin/lists/list-content.server.ts';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import type { KindSummary } from '#features/publishing/content-kind.ts';
import { sendJson } from '#platform/http/send-json.ts';
import { useDismissErrors, useToast } from '#ui/toast.tsx';

type Change = 'up' | 'down' | 'show' | 'hide';

const FAILURES: Record<Change, string> = {
  up: 'Failed to move service',
  down: 'Failed to move service',
  show: 'Failed to show service',
  hide: 'Failed to hide service',
};

interface ServiceRowProps {
  kind: KindSummary;
  item: ListRow;
  isFirst: boolean;
  isLast: boolean;
}

export function ServiceRow({ kind, item, isFirst, isLast }: ServiceRowProps) {
  const { id, title, href, facts, status, isHidden } = item;
  const form = `/admin/${kind.adminSegment}/${encodeURIComponent(id)}`;
  const { isBusy, arrange } = useArrangement(id);
  const isOnSite = status === 'published' && !isHidden;
  return (
    <li className="admin-row" tabIndex={-1} data-edit={form}>
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="auto">
          <Link to={form}>{title || 'Untitled'}</Link>
        </h2>
        <p className="meta">
          <RowStatus item={item} />
        </p>
        {facts.map((fact) => (
          <p className="field-hint" dir="auto" key={fact}>
            {fact}
          </p>
        ))}
      </div>
      <div className="admin-row-actions">
        {isOnSite && (
          <a className="tool" href={href}>
            View<span className="visually-hidden"> {title}</span>
          </a>
        )}
        <button type="button" className="tool" disabled={isFirst || isBusy} onClick={() => arrange('up')}>
          Up<span className="visually-hidden"> {title}</span>
        </button>
        <button type="button" className="tool" disabled={isLast || isBusy} onClick={() => arrange('down')}>
          Down<span className="visually-hidden"> {title}</span>
        </button>
        <Link className="tool" to={form}>
          Edit<span className="visually-hidden"> {title}</span>
        </Link>
        <button type="button" className="tool" disabled={isBusy} onClick={() => arrange(isHidden ? 'show' : 'hide')}>
          {isHidden ? 'Show' : 'Hide'}
          <span className="visually-hidden"> {title}</span>
        </button>
        <DeleteButton kind={kind} item={item} />
      </div>
    </li>
  );
}

function useArrangement(id: string) {
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const dismissErrors = useDismissErrors();
  const sendWithReauth = useReauthenticatedFetch();
  async function arrange(change: Change) {
    const about = `arrange service ${id}`;
    setIsBusy(true);
    const result = await sendWithReauth(() => sendJson('/admin/arrange/service', { id, change }));
    if (result.status === 200) dismissErrors(about);
    else showToast('error', FAILURES[change], { about, cause: getCause(result) });
    await revalidate();
    setIsBusy(false);
  }
  return { isBusy, arrange: (change: Change) => void arrange(change) };
}
