import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DayChart } from '#ui/day-chart.tsx';
import type { ViewReport } from './read-views.server.ts';

const SPANS = [30, 90] as const;

export function parseSpan(params: URLSearchParams): number {
  return SPANS.find((days) => String(days) === params.get('days')) ?? SPANS[0];
}

interface ViewReportProps {
  report: ViewReport;
  path: string;
  children?: ReactNode;
}

export function ViewReportSection({ report, path, children }: ViewReportProps) {
  const { days, views, hosts, otherHosts } = report;
  return (
    <>
      <nav className="view-spans" aria-label="Days">
        {SPANS.map((span) => (
          <Link key={span} className="tool" to={`${path}?days=${span}`} aria-current={span === days.length ? 'page' : undefined}>
            {span} days
          </Link>
        ))}
      </nav>
      <p className="view-total">
        <strong>{views.toLocaleString('en')}</strong> {views === 1 ? 'view' : 'views'} in {days.length} days
      </p>
      <DayChart days={days.map(({ day, views }) => ({ day, count: views }))} count={views} noun={{ one: 'view', many: 'views' }} />
      <div className="view-columns">
        <section>
          <h2 className="view-heading">Where readers came from</h2>
          {hosts.length + otherHosts === 0 ? (
            <p className="field-hint">Not from other sites, as far as browsers say.</p>
          ) : (
            <ViewList rows={hosts.map(({ host, views }) => ({ key: host, name: host, views }))} others={otherHosts} />
          )}
        </section>
        {children}
      </div>
      <p className="view-note">
        Counted on this server, without cookies or addresses. Robots, prefetched pages and people who are signed in aren’t counted. The
        numbers are up to a minute old, and days are in UTC.
      </p>
    </>
  );
}

export function ViewList({ rows, others = 0 }: { rows: { key: string; name: ReactNode; views: number }[]; others?: number }) {
  return (
    <ol className="view-list">
      {rows.map(({ key, name, views }) => (
        <li key={key}>
          <span dir="auto">{name}</span> <span className="view-number">{views.toLocaleString('en')}</span>
        </li>
      ))}
      {others > 0 && (
        <li>
          <span>others</span> <span className="view-number">{others.toLocaleString('en')}</span>
        </li>
      )}
    </ol>
  );
}
