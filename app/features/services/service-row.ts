import { deletion, listStates } from '#features/admin/content-list/content-row.ts';
import type { ListRow } from '#features/admin/content-list/list-content.server.ts';
import type { AdminRowData, RowAction } from '#features/admin/list/admin-row.tsx';
import type { KindSummary } from '#features/publishing/content-kind.ts';

interface ServiceRowOptions {
  timeZone: string;
  isFirst: boolean;
  isLast: boolean;
}

export function toServiceRow(kind: KindSummary, item: ListRow, { timeZone, isFirst, isLast }: ServiceRowOptions): AdminRowData {
  const { id, title, href, facts, status, isHidden } = item;
  const form = `/admin/${kind.adminSegment}/${encodeURIComponent(id)}`;
  const arrange = (label: string, change: 'up' | 'down' | 'show' | 'hide', isDisabled = false): RowAction => ({
    label,
    isDisabled,
    action: 'service.arrange',
    body: { id, change },
    options: { about: `arrange service ${id}`, failed: `Failed to ${label === 'Show' || label === 'Hide' ? change : 'move'} service` },
  });
  return {
    key: id,
    title: title || 'Untitled',
    name: title,
    href: form,
    flags: listStates(item, timeZone),
    hints: facts,
    actions: [
      status === 'published' && !isHidden && { label: 'View', href },
      arrange('Up', 'up', isFirst),
      arrange('Down', 'down', isLast),
      { label: 'Edit', to: form },
      isHidden ? arrange('Show', 'show') : arrange('Hide', 'hide'),
      deletion(kind, item),
    ],
  };
}
