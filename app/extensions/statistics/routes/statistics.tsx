import { Link } from 'react-router';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { hasPages } from '#features/publishing/content-kind.ts';
import { findTitles } from '#features/publishing/content-table.server.ts';
import { listMostRead, readViews } from '../read-views.server.ts';
import { WHOLE_SITE } from '../store-views.server.ts';
import { getDay } from '../view-counter.ts';
import { parseSpan, ViewList, ViewReportSection } from '../view-report.tsx';
import type { Route } from './+types/statistics';

const MOST_READ = 10;

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, kinds, now }, { request }) => {
    const span = { today: getDay(now()), days: parseSpan(new URL(request.url).searchParams) };
    const read = kinds.content.filter(hasPages);
    const mostRead = await listMostRead(db, { ...span, kinds: read.map(({ name }) => name), limit: MOST_READ });
    const titles = await Promise.all(
      read.map(async (kind) => {
        const ids = mostRead.filter((item) => item.kind === kind.name).map(({ id }) => id);
        return [kind.name, await findTitles(db, kind, ids)] as const;
      }),
    );
    const byKind = new Map(titles);
    const items = mostRead.map((item) => ({ ...item, title: byKind.get(item.kind)?.get(item.id)?.title ?? null }));
    return { report: await readViews(db, WHOLE_SITE, span), items };
  });
}

export default function Statistics({ loaderData: { report, items } }: Route.ComponentProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Statistics</h1>
      </header>
      <ViewReportSection report={report} path="/admin/statistics">
        <section>
          <h2 className="view-heading">Most read</h2>
          {items.length === 0 ? (
            <p className="field-hint">Nothing has been read yet.</p>
          ) : (
            <ViewList
              rows={items.map(({ kind, id, title, views }) => ({
                key: `${kind} ${id}`,
                name: <Link to={`/admin/statistics/${kind}/${encodeURIComponent(id)}`}>{title ?? `${id} (deleted)`}</Link>,
                views,
              }))}
            />
          )}
        </section>
      </ViewReportSection>
    </>
  );
}
