import { Link, Outlet } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { requireAdmin } from '#app/context/guard.server.ts';
import { AdminRow } from '#features/admin/list/admin-row.tsx';
import { summarizeKind } from '#features/publishing/content-kind.ts';
import { serviceKind } from '#features/services/service-kind.ts';
import { toServiceRow } from '#features/services/service-row.ts';
import { listServices } from '#features/services/services.server.ts';
import { useSite } from '#features/settings/use-site.ts';
import { inLoader } from '#platform/errors/respond.server.ts';
import type { Route } from './+types/services';

export async function loader({ request, context }: Route.LoaderArgs) {
  return inLoader(async () => {
    await requireAdmin(context, request);
    const { db, now } = context.get(depsContext);
    return { kind: summarizeKind(serviceKind), most: serviceKind.limits.most, items: await listServices(db, now()) };
  });
}

export default function Deps({ loaderData: { kind, most, items } }: Route.ComponentProps) {
  const { timeZone } = useSite();
  const isFull = items.length >= most;
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">{kind.label}</h1>
        <div className="admin-head-actions">
          <Link className="tool" to="/admin/site/services">
            Services page
          </Link>
          {!isFull && (
            <Link className="button" to={`/admin/${kind.adminSegment}/new`}>
              {kind.addLabel}
            </Link>
          )}
        </div>
      </header>
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
