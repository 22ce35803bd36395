import { Link, Outlet } from 'react-router';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { deletion, listStates } from '#features/admin/content-list/content-row.ts';
import type { ListRow } from '#features/admin/content-list/list-content.server.ts';
import { ListHead } from '#features/admin/list/admin-list.tsx';
import { AdminRow, type AdminRowData, type RowAction } from '#features/admin/list/admin-row.tsx';
import { type KindSummary, summarizeKind } from '#features/publishing/content-kind.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { listServices } from '#features/services/services.server.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { Route } from './+types/services';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, now }) => {
    return { kind: summarizeKind(serviceKind), most: serviceKind.limits.most, items: await listServices(db, now()) };
  });
}

export default function Services({ loaderData: { kind, most, items } }: Route.ComponentProps) {
  const { timeZone } = useSite();
  const isFull = items.length >= most;
  return (
    <>
      <ListHead title={kind.label}>
        <Link className="tool" to="/admin/site/services">
          Services page
        </Link>
        {!isFull && (
          <Link className="button" to={`/admin/${kind.adminSegment}/new`}>
            {kind.addLabel}
          </Link>
        )}
      </ListHead>
      <p className="field-hint admin-list-note">
        {isFull
          ? `You have ${most} services, which is the limit.`
          : `In the order they appear on the site. You can have up to ${most}, and at least one is always visible.`}
      </p>
      <ul className="admin-list">
        {items.map((item, at) => (
          <AdminRow
            key={item.id}
            row={toServiceRow(kind, item, { timeZone, isFirst: at === 0, isLast: at === items.length - 1 })}
            heading="h2"
          />
        ))}
      </ul>
      <Outlet />
    </>
  );
}

interface ServiceRowOptions {
  timeZone: string;
  isFirst: boolean;
  isLast: boolean;
}

function toServiceRow(kind: KindSummary, item: ListRow, { timeZone, isFirst, isLast }: ServiceRowOptions): AdminRowData {
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
