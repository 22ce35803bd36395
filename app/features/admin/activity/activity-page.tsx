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
          lead: WORDS[action],
          title: subject,
          facts: [formatDateTime(at, timeZone), by],
        })}
      />
    </>
  );
}

const WORDS: Record<Activity['action'], string> = {
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
