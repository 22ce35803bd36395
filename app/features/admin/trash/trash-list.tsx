import { useState } from 'react';
import { formatDateTime, TRASH_DAYS } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { TrashedItem } from './trash.server.ts';
import { useTrash } from './use-trash.ts';

export function TrashList({ items }: { items: readonly TrashedItem[] }) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Trash</h1>
      </header>
      {items.length === 0 ? (
        <p className="empty empty-title">The trash is empty. Anything you delete stays here for {TRASH_DAYS} days.</p>
      ) : (
        <ul className="admin-list">
          {items.map((item) => (
            <TrashRow key={`${item.kind}/${item.id}`} item={item} />
          ))}
        </ul>
      )}
    </>
  );
}

function TrashRow({ item }: { item: TrashedItem }) {
  const { timeZone } = useSite();
  const { noun, title, deletedAt, until } = item;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { restore, deleteForGood } = useTrash();
  async function act(change: (item: TrashedItem) => Promise<void>) {
    setIsBusy(true);
    await change(item);
    setIsBusy(false);
    setIsAsking(false);
  }
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="auto">
          {title}
        </h2>
        <p className="meta">
          <span>{noun}</span>
          <span>Deleted {formatDateTime(deletedAt, timeZone)}</span>
          <span>Here until {formatDateTime(until, timeZone)}</span>
        </p>
      </div>
      <div className="admin-row-actions">
        <button type="button" className="tool" disabled={isBusy} aria-busy={isBusy} onClick={() => void act(restore)}>
          Restore<span className="visually-hidden"> {title}</span>
        </button>
        <button type="button" className="tool admin-row-delete" disabled={isBusy} onClick={() => setIsAsking(true)}>
          Delete for good<span className="visually-hidden"> {title}</span>
        </button>
      </div>
      {isAsking && (
        <Dialog title={`Delete ${noun.toLowerCase()} for good`} onClose={() => setIsAsking(false)}>
          <div className="dialog-body">
            <p>You won’t be able to restore it or its revisions.</p>
            <p dir="auto">
              <strong>{title}</strong>
            </p>
          </div>
          <footer className="dialog-foot">
            <button type="button" className="button button-quiet" onClick={() => setIsAsking(false)}>
              Cancel
            </button>
            <button
              type="button"
              className="button button-danger"
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={() => void act(deleteForGood)}
            >
              Delete for good
            </button>
          </footer>
        </Dialog>
      )}
    </li>
  );
}
