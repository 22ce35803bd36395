import { Link } from 'react-router';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { findTitles } from '#features/publishing/content-table.server.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { readViews } from '../read-views.server.ts';
import { getDay } from '../view-counter.ts';
import { parseSpan, ViewReportSection } from '../view-report.tsx';
import type { Route } from './+types/item-statistics';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, kinds, now }, { params, request }) => {
    const kind = kinds.getContent(params.kind);
    const item = (await findTitles(db, kind, [params.id])).get(params.id);
    if (!kind.page || !item) throw notFound(`no statistics of ${kind.name} ${params.id}`);
    const span = { today: getDay(now()), days: parseSpan(new URL(request.url).searchParams) };
    const report = await readViews(db, { kind: kind.name, id: params.id }, span);
    return { report, title: item.title, href: kind.page.path(item) };
  });
}

export default function ItemStatistics({ loaderData: { report, title, href }, params: { kind, id } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title" dir="auto">
          {title}
        </h1>
        <div className="admin-head-actions">
          <Link className="tool" to="/admin/statistics">
            All statistics
          </Link>
          <a className="tool" href={href}>
            View on site
          </a>
        </div>
      </header>
      <ViewReportSection report={report} path={`/admin/statistics/${kind}/${encodeURIComponent(id)}`} />
    </>
  );
}
