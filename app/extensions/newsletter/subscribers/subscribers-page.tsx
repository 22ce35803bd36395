import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { AdminList, ListHead } from '#features/admin/list/admin-list.tsx';
import type { AdminRowData } from '#features/admin/list/admin-row.tsx';
import type { ListQuery } from '#features/admin/list/list.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { AddDialog, ImportDialog } from './add-dialogs.tsx';
import type { ListedSubscriber, listSubscribers, summarizeSubscribers } from './list-subscribers.server.ts';
import { subscriberList } from './subscriber-list.ts';

interface SubscribersPageProps {
  query: ListQuery<typeof subscriberList>;
  hasNewsletter: boolean;
  summary: Awaited<ReturnType<typeof summarizeSubscribers>>;
  list: Awaited<ReturnType<typeof listSubscribers>>;
  chart: ReactNode;
}

const SOURCES: Record<ListedSubscriber['source'], string> = {
  home: 'on the home page',
  footer: 'at the foot of a page',
  follow: 'under Follow',
  import: 'by import',
  admin: 'added here',
};

export function SubscribersPage({ query, hasNewsletter, summary: { confirmed, pending }, list, chart }: SubscribersPageProps) {
  const { timeZone } = useSite();
  const [opened, setOpened] = useState<'add' | 'import'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <ListHead title="Subscribers" exported={confirmed + pending > 0 && '/admin/subscribers/export'}>
        <button type="button" className="tool" onClick={() => setOpened('import')}>
          Import
        </button>
        <button type="button" className="button" onClick={() => setOpened('add')}>
          Add subscriber
        </button>
      </ListHead>
      {!hasNewsletter && (
        <p className="notice admin-list-note">
          The newsletter is off, so nobody can subscribe on the site. <Link to="/admin/site/mailing">Turn it on</Link>
        </p>
      )}
      {confirmed + pending > 0 && (
        <p className="view-total">
          <strong>{confirmed.toLocaleString('en')}</strong> confirmed
          {pending > 0 && `, ${pending.toLocaleString('en')} not confirmed yet`}
        </p>
      )}
      {chart}
      <AdminList
        shape={subscriberList}
        query={query}
        list={list}
        empty="Nobody has subscribed yet."
        row={(item) => toRow(item, timeZone)}
      />
      {opened === 'add' && <AddDialog onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
    </>
  );
}

function toRow(item: ListedSubscriber, timeZone: string): AdminRowData {
  const { id, email, state, source, category, consent, createdAt, confirmedAt } = item;
  return {
    key: id,
    title: email,
    flags: state === 'pending' ? [{ text: 'Not confirmed', look: 'status' }] : [],
    facts: [
      `${formatDateTime(createdAt, timeZone)}, ${SOURCES[source]}`,
      confirmedAt && confirmedAt !== createdAt && `Confirmed ${formatDateTime(confirmedAt, timeZone)}`,
      category && `Only ${categoryTitle(category)}`,
      consent && `Consent: ${consent}`,
    ],
    actions: [
      {
        label: 'Remove',
        isDanger: true,
        action: 'subscriber.remove',
        body: { id },
        options: { about: `remove subscriber ${id}`, failed: 'Failed to remove the subscriber' },
        question: {
          title: 'Remove subscriber',
          button: 'Remove',
          paragraphs: [
            { strong: email },
            'They won’t get any more emails, and no import will bring them back. They can still subscribe again themselves.',
          ],
        },
      },
    ],
  };
}
