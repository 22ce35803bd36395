import { Form, Link } from 'react-router';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { ChoiceFilter } from '../lists/list-filters.tsx';
import type { Activity } from './activity.server.ts';

const PATH = '/admin/activity';

interface ActivityPageProps {
  items: Activity[];
  next: string | null;
  by: string;
  people: string[];
}

export function ActivityPage({ items, next, by, people }: ActivityPageProps) {
  const { timeZone } = useSite();
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Activity</h1>
      </header>
      <Form method="get" action={PATH} className="list-filters" role="search" key={by}>
        <ChoiceFilter label="Person" name="by" value={by} options={[['', 'All'], ...people.map((email) => [email, email] as const)]} />
        <button type="submit" className="button button-quiet">
          Apply
        </button>
      </Form>
      {items.length === 0 ? (
        <p className="empty empty-title">Nothing has happened yet.</p>
      ) : (
        <ul className="admin-list">
          {items.map((item) => (
            <li key={item.id} className="admin-row">
              <div className="admin-row-text">
                <p dir="auto">
                  {WORDS[item.deed]} {item.subject && <strong>{item.subject}</strong>}
                </p>
                <p className="meta">
                  <span>{formatDateTime(item.at, timeZone)}</span>
                  <span>{item.by}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="button-row">
          <Link className="button button-quiet" to={`${PATH}?${new URLSearchParams({ ...(by && { by }), before: next })}`}>
            Older
          </Link>
        </p>
      )}
    </>
  );
}

const WORDS: Record<Activity['deed'], string> = {
  published: 'Published',
  'changed-settings': 'Changed the settings of',
  unpublished: 'Unpublished',
  discarded: 'Discarded the changes of',
  proposed: 'Proposed',
  declined: 'Declined the proposal of',
  trashed: 'Deleted',
  restored: 'Restored',
  deleted: 'Deleted for good',
  invited: 'Invited',
  withdrew: 'Withdrew the invitation of',
  joined: 'Accepted the invitation of',
  removed: 'Removed',
  'made-admin': 'Made an admin of',
  'made-editor': 'Made an editor of',
  'changed-email': 'Changed their email to',
  'created-token': 'Created the API token',
  'ended-token': 'Ended the API token',
  'started-backup': 'Started a backup',
  'downloaded-backup': 'Downloaded the backup',
  replaced: 'Replaced everywhere',
  'connected-assistant': 'Connected the assistant',
  'disconnected-assistant': 'Disconnected the assistant',
  added: 'Added',
  'sent-newsletter': 'Sent the newsletter',
  'scheduled-newsletter': 'Scheduled the newsletter',
  'unscheduled-newsletter': 'Unscheduled the newsletter',
  'paused-newsletter': 'Paused the newsletter',
  'resumed-newsletter': 'Resumed the newsletter',
  'stopped-newsletter': 'Stopped the newsletter',
  'added-webhook': 'Added the webhook to',
  'resumed-webhook': 'Resumed the webhook to',
  'deleted-webhook': 'Deleted the webhook to',
  'signed-in': 'Signed in on a new device:',
};
