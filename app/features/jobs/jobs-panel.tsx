import { sendAction } from '#features/admin/actions/actions.ts';
import { usePolled } from '#features/admin/actions/use-polled.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { capitalize } from '#platform/text/capitalize.ts';

const POLLING = { timeoutMs: 15_000, everyMs: 3000, isLive: () => true };

export function JobsPanel() {
  const { known, hasFailed, ask } = usePolled<{ jobs: JobsOfName[] }>('/admin/jobs', POLLING);
  const jobs = known?.jobs;
  const tryAgain = (name: string) => void ask((options) => sendAction('job.retry', { name }, options));
  return (
    <section className="status-backups" aria-labelledby="background-work">
      <h2 className="status-heading" id="background-work">
        Background work
      </h2>
      <p className="status-summary" role="status">
        {describe(jobs, hasFailed)}
      </p>
      {jobs && (
        <ul className="admin-list status-list">
          {jobs.map((work) => (
            <WorkRow key={work.name} work={work} onTryAgain={tryAgain} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkRow({ work, onTryAgain }: { work: JobsOfName; onTryAgain: (name: string) => void }) {
  const { timeZone } = useSite();
  const { name, label, failed, running } = work;
  return (
    <li className="admin-row status-row">
      <h3 className="admin-row-title">{label}</h3>
      <div className="admin-row-text">
        {failed.map(({ reason, jobs, attempts }) => (
          <p key={reason} className="status-finding">
            <span>
              <span className="badge status-badge-stop status-finding-badge">Failed</span>
              {capitalize(reason)}.{jobs > 1 && ` ${jobs} jobs.`} {attempts === 1 ? 'Tried once.' : `Tried ${attempts} times.`}
            </span>
          </p>
        ))}
        <p className="status-well">{describeWork(work, timeZone)}</p>
        {failed.length > 0 && (
          <button
            type="button"
            className="tool"
            aria-label={`Try again: ${label}`}
            aria-disabled={running > 0}
            onClick={running > 0 ? undefined : () => onTryAgain(name)}
          >
            Try again
          </button>
        )}
      </div>
    </li>
  );
}

function describe(jobs: JobsOfName[] | undefined, hasFailed: boolean): string {
  if (!jobs) return hasFailed ? 'The site does not list its background work.' : 'Loading …';
  if (hasFailed) return 'The site isn’t answering. This is its last report.';
  const failed = jobs.filter((work) => work.failed.length > 0);
  if (failed.length === 0) return 'Nothing has failed.';
  return `${failed.map(({ label }) => label).join(', ')}: failed, and will be tried again.`;
}

function describeWork({ running, waiting, nextAt, failed }: JobsOfName, timeZone: string): string {
  if (running > 0) return waiting && waiting > 1 ? `Running, ${waiting - 1} waiting` : 'Running';
  const next = nextAt && `${failed.length > 0 ? 'next try' : 'next'} ${formatDateTime(nextAt, timeZone)}`;
  if (waiting === 0) return 'Nothing waiting';
  if (waiting) return `${waiting} waiting${next ? `, ${next}` : ''}`;
  return next ? capitalize(next) : 'Waiting for a change';
}

interface JobsOfName {
  name: string;
  label: string;
  /** Null for standing jobs: there is always one. */
  waiting: number | null;
  running: number;
  nextAt: string | null;
  failed: { reason: string; jobs: number; attempts: number }[];
}
