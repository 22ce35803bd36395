import { type ReactNode, useState } from 'react';
import { Form, Link } from 'react-router';
import { ChoiceFilter, SearchFilter } from '#features/admin/lists/list-filters.tsx';
import { useChange } from '#features/admin/requests/use-change.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { Dialog } from '#ui/dialog.tsx';
import { AddDialog, ImportDialog } from './add-dialogs.tsx';
import type { ListedSubscriber, listSubscribers, summarizeSubscribers } from './list-subscribers.server.ts';
import { CHANGE_PATH, type SubscriberQuery } from './subscriber-query.ts';

interface SubscribersPageProps {
  query: SubscriberQuery;
  hasNewsletter: boolean;
  summary: Awaited<ReturnType<typeof summarizeSubscribers>>;
  page: Awaited<ReturnType<typeof listSubscribers>>;
  chart: ReactNode;
  pagination: ReactNode;
}

const SOURCES: Record<ListedSubscriber['source'], string> = {
  home: 'on the home page',
  footer: 'at the foot of a page',
  follow: 'under Follow',
  import: 'by import',
  admin: 'added here',
};

export function SubscribersPage({
  query,
  hasNewsletter,
  summary: { confirmed, pending },
  page: { items, count },
  chart,
  pagination,
}: SubscribersPageProps) {
  const [opened, setOpened] = useState<'add' | 'import'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Subscribers</h1>
        <div className="admin-head-actions">
          {confirmed + pending > 0 && (
            <a className="tool" href="/admin/subscribers/export" download>
              Export
            </a>
          )}
          <button type="button" className="tool" onClick={() => setOpened('import')}>
            Import
          </button>
          <button type="button" className="button" onClick={() => setOpened('add')}>
            Add subscriber
          </button>
        </div>
      </header>
      {!hasNewsletter && (
        <p className="notice admin-list-note">
          The newsletter is off, so nobody can subscribe on the site. <Link to="/admin/site/mailing">Turn it on</Link>
        </p>
      )}
      {confirmed + pending === 0 ? (
        <p className="empty empty-title">Nobody has subscribed yet.</p>
      ) : (
        <>
          <p className="view-total">
            <strong>{confirmed.toLocaleString('en')}</strong> confirmed
            {pending > 0 && `, ${pending.toLocaleString('en')} not confirmed yet`}
          </p>
          {chart}
          <SubscriberFilters key={JSON.stringify(query)} query={query} />
          {count === 0 ? (
            <p className="empty empty-title">
              Nothing matches. <Link to="/admin/subscribers">Show all</Link>
            </p>
          ) : (
            <ul className="admin-list">
              {items.map((item) => (
                <SubscriberRow key={item.id} item={item} />
              ))}
            </ul>
          )}
          {pagination}
        </>
      )}
      {opened === 'add' && <AddDialog onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}

function SubscriberFilters({ query }: { query: SubscriberQuery }) {
  return (
    <Form method="get" action="/admin/subscribers" className="list-filters" role="search">
      <SearchFilter value={query.text} placeholder="Part of an address" />
      <ChoiceFilter
        label="State"
        name="state"
        value={query.state ?? ''}
        options={[
          ['', 'All'],
          ['confirmed', 'Confirmed'],
          ['pending', 'Not confirmed'],
        ]}
      />
      <button type="submit" className="button button-quiet">
        Apply
      </button>
    </Form>
  );
}

function SubscriberRow({ item }: { item: ListedSubscriber }) {
  const { timeZone } = useSite();
  const { email, state, source, category, consent, createdAt, confirmedAt } = item;
  return (
    <li className="admin-row">
      <div className="admin-row-text">
        <h2 className="admin-row-title" dir="auto">
          {email}
        </h2>
        <p className="meta">
          {state === 'pending' && <span className="badge badge-status">Not confirmed</span>}
          <span>
            {formatDateTime(createdAt, timeZone)}, {SOURCES[source]}
          </span>
          {confirmedAt && confirmedAt !== createdAt && <span>Confirmed {formatDateTime(confirmedAt, timeZone)}</span>}
          {category && <span>Only {categoryTitle(category)}</span>}
          {consent && <span dir="auto">Consent: {consent}</span>}
        </p>
      </div>
      <div className="admin-row-actions">
        <RemoveButton item={item} />
      </div>
    </li>
  );
}

function RemoveButton({ item: { id, email } }: { item: ListedSubscriber }) {
  const [isAsking, setIsAsking] = useState(false);
  const { change, isBusy } = useChange();
  async function remove() {
    const body = { action: 'remove', id };
    const about = `remove subscriber ${id}`;
    await change({ path: CHANGE_PATH, body, about, done: 'Subscriber removed', failed: 'Failed to remove the subscriber' });
    setIsAsking(false);
  }
  return (
    <>
      <button type="button" className="tool admin-row-delete" onClick={() => setIsAsking(true)}>
        Remove<span className="visually-hidden"> {email}</span>
      </button>
      {isAsking && (
        <Dialog title="Remove subscriber" onClose={() => setIsAsking(false)}>
          <div className="dialog-body">
            <p dir="auto">
              <strong>{email}</strong>
            </p>
            <p>They won’t get any more emails, and no import will bring them back. They can still subscribe again themselves.</p>
          </div>
          <DialogFoot onClose={() => setIsAsking(false)}>
            <button type="button" className="button button-danger" disabled={isBusy} aria-busy={isBusy} onClick={remove}>
              Remove
            </button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}

function DialogFoot({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <footer className="dialog-foot">
      <button type="button" className="button button-quiet" onClick={onClose}>
        Cancel
      </button>
      {children}
    </footer>
  );
}
