import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { readAnswer, sendAction } from '#features/admin/actions/actions.ts';
import { formatBytes } from '#features/admin/library/use-words.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { getJson } from '#platform/http/send-json.ts';
import type { BackupsState } from './backups-state.ts';

const PATH = '/admin/backups';
const ANSWER_MS = 30_000;
const LOOK_MS = 2000;

export function BackupsPanel() {
  const { timeZone } = useSite();
  const { backups, hasFailed, makeOne } = useBackups();
  const isRunning = backups?.isRunning === true;
  return (
    <section className="status-backups" aria-labelledby="backups">
      <header className="admin-head">
        <h2 className="status-heading" id="backups">
          Backups
        </h2>
        <a href="/admin/export" className="button" download>
          Export
        </a>
        <button type="button" className="button" aria-disabled={isRunning || !backups} onClick={isRunning ? undefined : makeOne}>
          Make a backup now
        </button>
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

interface KnownBackups {
  backups: BackupsState | undefined;
  hasFailed: boolean;
  makeOne(): void;
}

function useBackups(): KnownBackups {
  const [backups, setBackups] = useState<BackupsState>();
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useRef(false);

  const ask = useCallback(async (isOrder: boolean) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const result = await (isOrder ? sendAction('backup.make', {}, { signal }) : getJson(PATH, { signal }));
    isAsking.current = false;
    const known = readAnswer<BackupsState>(result);
    if (known) setBackups(known);
    setHasFailed(!known);
  }, []);

  useEffect(() => void ask(false), [ask]);
  const isRunning = backups?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void ask(false), LOOK_MS);
    return () => clearInterval(timer);
  }, [isRunning, ask]);
  return { backups, hasFailed, makeOne: () => void ask(true) };
}
