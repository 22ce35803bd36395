import { Link } from 'react-router';
import { categorySlug } from '#features/publishing/category.ts';
import { formatLongDate } from '#features/publishing/dates.ts';
import type { DatedItem } from './list-month.server.ts';
import type { Day } from './month.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface MonthTableProps {
  weeks: readonly (readonly (Day | null)[])[];
  today: Day;
  items: readonly DatedItem[];
  timeZone: string;
}

/** On a phone the days that have something stand below each other. */
export function MonthTable({ weeks, today, items, timeZone }: MonthTableProps) {
  const byDay = Map.groupBy(items, ({ day }) => day);
  return (
    <table className="month">
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days.find(Boolean)}>
            {days.map((day, at) => (
              <td key={WEEKDAYS[at]} aria-current={day === today ? 'date' : undefined}>
                {day && <DayItems day={day} weekday={WEEKDAYS[at] ?? ''} items={byDay.get(day) ?? []} timeZone={timeZone} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayItems({ day, weekday, items, timeZone }: { day: Day; weekday: string; items: readonly DatedItem[]; timeZone: string }) {
  return (
    <>
      <p className="month-day">
        <span className="month-weekday">{weekday} </span>
        <Link className="month-new" to={`/admin/articles/new?on=${day}`} title="New article on this day">
          <time dateTime={day}>
            <span className="visually-hidden">New article on {formatLongDate(`${day}T12:00:00.000Z`, 'UTC')}</span>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
          </time>
        </Link>
      </p>
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={`${item.kind}/${item.id}`} className={item.category ? `category-${categorySlug(item.category)}` : undefined}>
              <Link
                className={item.isScheduled ? 'month-item month-scheduled' : 'month-item'}
                to={`/admin/${item.adminSegment}/${encodeURIComponent(item.id)}`}
              >
                <span className="month-title" dir="auto">
                  {item.title || 'Untitled'}
                </span>
                <span className="month-facts">
                  {item.category && <span className="category-mark" />}
                  {[
                    item.isScheduled ? `Scheduled, ${formatTime(item.publishedAt, timeZone)}` : '',
                    item.category ? '' : item.noun,
                    item.isHidden ? 'Hidden' : '',
                  ]
                    .filter(Boolean)
                    .join(' · ') || 'Published'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function formatTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));
}
