import { Link } from 'react-router';
import { sendAction } from '#features/admin/actions/actions.ts';
import { usePolled } from '#features/admin/actions/use-polled.ts';
import { formatBytes } from '#features/admin/library/use-words.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { BackupsState } from '../scheduled-backups.server.ts';

const POLLING = { timeoutMs: 30_000, everyMs: 2000, isLive: (known?: BackupsState) => known?.isRunning === true };

export function BackupsPanel() {
  const { timeZone } = useSite();
  const { known: backups, hasFailed, ask } = usePolled<BackupsState>('/admin/backups', POLLING);
  const makeOne = () => void ask((options) => sendAction('backup.make', {}, options));
  const isRunning = backups?.isRunning === true;
  return (
    <section className="status-backups" aria-labelledby="backups">
      <header className="admin-head">
        <h2 className="status-heading" id="backups">
          Backups
        </h2>
        <div className="admin-head-actions">
          <button type="button" className="button" aria-disabled={isRunning || !backups} onClick={isRunning ? undefined : makeOne}>
            Make a backup now
          </button>
        </div>
      </header>
      <p className="status-summary" role="status">
        {describe(backups, hasFailed)}
      </p>
      {backups?.problem && <p className="status-summary">The last one failed: {backups.problem}.</p>}
      {backups && (
        <ul className="admin-list status-list">
          {backups.backups.map(({ name, at, bytes }) => (
            <li key={name} className="admin-row status-row">
              <h3 className="admin-row-title">
                <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
              </h3>
              <p className="admin-row-text">
                {name} · {formatBytes(bytes)}
                <Link to={`/admin/status/backups/${name}`}>
                  Download<span className="visually-hidden"> the backup of {formatDateTime(at, timeZone)}</span>
                </Link>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function describe(backups: BackupsState | undefined, hasFailed: boolean): string {
  if (!backups) return hasFailed ? 'The list of backups couldn’t be loaded.' : 'Loading …';
  if (hasFailed) return 'The site isn’t answering. This is its last report.';
  if (backups.isRunning) return 'A backup is running. You can leave this page: it will keep going.';
  const { everyHours, keep, store } = backups;
  const by = everyHours
    ? `The site makes one every ${formatHours(everyHours)} and keeps ${keep === 1 ? 'the newest' : `the newest ${keep}`}`
    : 'Automatic backups are off. Backups made here are kept';
  return `${by} in ${store}. Each one has every text, image and account.`;
}

function formatHours(hours: number): string {
  if (hours % 24 === 0) return hours === 24 ? 'day' : `${hours / 24} days`;
  return hours === 1 ? 'hour' : `${hours} hours`;
}
