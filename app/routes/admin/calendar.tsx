import { Link } from 'react-router';
import { readSite } from '#app/context/deps.server.ts';
import { loadForAdmin } from '#app/context/guard.server.ts';
import { contentKinds } from '#app/kinds.ts';
import { listMonth } from '#features/admin/calendar/list-month.server.ts';
import { addMonths, getDay, listWeeks, parseMonth } from '#features/admin/calendar/month.ts';
import { MonthTable } from '#features/admin/calendar/month-table.tsx';
import { formatMonth } from '#features/publishing/dates.ts';
import type { Route } from './+types/calendar';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db, now }, { request, context }) => {
    const { timeZone } = (await readSite(context)).site;
    const today = getDay(now().toISOString(), timeZone);
    const month = parseMonth(new URL(request.url).searchParams.get('month')) ?? today.slice(0, 7);
    return { month, today, timeZone, ...(await listMonth(db, contentKinds, { month, now: now(), timeZone })) };
  });
}

export default function Calendar({ loaderData: { month, today, timeZone, items, isWhole } }: Route.ComponentProps) {
  const previous = addMonths(month, -1);
  const next = addMonths(month, 1);
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">{formatMonth(month)}</h1>
        <nav className="admin-head-actions" aria-label="Month">
          <Link className="tool" to={`?month=${previous}`}>
            ← <span className="visually-hidden">Previous: </span>
            {formatMonth(previous)}
          </Link>
          <Link className="tool" to="/admin/calendar">
            Today
          </Link>
          <Link className="tool" to={`?month=${next}`}>
            <span className="visually-hidden">Next: </span>
            {formatMonth(next)} →
          </Link>
        </nav>
      </header>
      <p className="list-summary" role="status">
        {describeItems(items)}
        {!isWhole && ' There is more than fits in here.'}
      </p>
      <MonthTable weeks={listWeeks(month)} today={today} items={items} timeZone={timeZone} />
    </>
  );
}

function describeItems(items: readonly { isScheduled: boolean }[]): string {
  const scheduled = items.filter(({ isScheduled }) => isScheduled).length;
  if (items.length === 0) return 'Nothing is published or scheduled in this month.';
  return [items.length - scheduled && `${items.length - scheduled} published`, scheduled && `${scheduled} scheduled`]
    .filter(Boolean)
    .join(', ');
}
