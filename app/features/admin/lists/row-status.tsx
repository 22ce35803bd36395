import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { ListRow } from './list-content.server.ts';

export function RowStatus({ item: { status, publishedAt, isChanged, isHidden } }: { item: ListRow }) {
  const { timeZone } = useSite();
  if (status === null && !isHidden) return null;
  return (
    <span className="row-status">
      {status === 'draft' && <span className="badge badge-status">Draft</span>}
      {status === 'scheduled' && publishedAt && (
        <span className="badge badge-status badge-scheduled">Scheduled for {formatDateTime(publishedAt, timeZone)}</span>
      )}
      {status === 'published' && !isHidden && <span className="badge badge-status badge-published">Published</span>}
      {isChanged && <span className="badge badge-status badge-changed">Changed</span>}
      {isHidden && <span className="badge badge-quiet">Hidden</span>}
    </span>
  );
}
