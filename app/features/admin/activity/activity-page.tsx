import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { AdminList, ListHead } from '../list/admin-list.tsx';
import type { ListPage } from '../list/list.server.ts';
import type { ListQuery } from '../list/list.ts';
import type { Activity } from './activity.server.ts';
import { getActivityList } from './activity-list.ts';

interface ActivityPageProps {
  people: string[];
  query: ListQuery<ReturnType<typeof getActivityList>>;
  list: ListPage<Activity>;
}

export function ActivityPage({ people, query, list }: ActivityPageProps) {
  const { timeZone } = useSite();
  return (
    <>
      <ListHead title="Activity" />
      <AdminList
        shape={getActivityList(people)}
        query={query}
        list={list}
        empty="Nothing has happened yet."
        row={({ id, at, by, action, subject }) => ({
          key: id,
          lead: describe(action),
          title: subject,
          facts: [formatDateTime(at, timeZone), by],
        })}
      />
    </>
  );
}

/** What does not read as it is written: `sent-newsletter` is *Sent the newsletter*. */
const WORDS: Readonly<Record<string, string>> = {
  'changed-settings': 'Changed the settings of',
  discarded: 'Discarded the changes of',
  declined: 'Declined the proposal of',
  trashed: 'Deleted',
  deleted: 'Deleted for good',
  withdrew: 'Withdrew the invitation of',
  joined: 'Accepted the invitation of',
  'made-admin': 'Made an admin of',
  'made-editor': 'Made an editor of',
  'changed-email': 'Changed their email to',
  'changed-mail-server': 'Set up email through',
  'deleted-mail-server': 'Removed the mail server',
  'created-token': 'Created the API token',
  'ended-token': 'Ended the API token',
  'started-backup': 'Started a backup',
  replaced: 'Replaced everywhere',
  'signed-in': 'Signed in on a new device:',
};

function describe(action: Activity['action']): string {
  return WORDS[action] ?? action.charAt(0).toUpperCase() + action.slice(1).replace('-', ' the ');
}
