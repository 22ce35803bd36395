import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useChange } from '#features/admin/requests/use-change.ts';
import { useLiveProgress } from '#features/admin/requests/use-live-progress.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import type { listReport } from '../import-report.server.ts';
import { CHANGE_PATH, countDone, describeOutcomes, OUTCOME_WORDS, STATE_WORDS } from '../import-words.ts';
import type { Import, OutcomeCounts } from '../imports.server.ts';
import { PlanForm } from './plan-form.tsx';

interface ImportPageProps {
  found: Pick<Import, 'id' | 'name' | 'state' | 'plan' | 'problem' | 'createdAt' | 'finishedAt'>;
  report: Awaited<ReturnType<typeof listReport>>;
  counts: { outcomes: OutcomeCounts; images: number };
  /** Why it does not go on at the moment. */
  outage: string | null;
  pagination: ReactNode;
}

export function ImportPage({ found, report: { items }, counts, outage, pagination }: ImportPageProps) {
  const { timeZone } = useSite();
  const { id, name, state, plan, problem, createdAt, finishedAt } = found;
  const isAtWork = state === 'reading' || state === 'running' || state === 'undoing';
  useLiveProgress(isAtWork);
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title" dir="auto">
          {name}
        </h1>
        <div className="admin-head-actions">
          {items.length > 0 && (
            <a className="tool" href={`/admin/import/${id}/report`} download>
              Report as CSV
            </a>
          )}
          <Link className="tool" to="/admin/import">
            All imports
          </Link>
        </div>
      </header>
      <section className="admin-column">
        <p className="meta">
          <span className="badge badge-status">{STATE_WORDS[state]}</span>
          {plan && <span>{plan.label}</span>}
          {plan?.siteUrl && <span dir="ltr">{plan.siteUrl}</span>}
          <span>{formatDateTime(finishedAt ?? createdAt, timeZone)}</span>
        </p>
        {state === 'reading' && <p role="status">Reading the file…</p>}
        {state !== 'reading' && state !== 'planned' && plan && (
          <>
            <progress
              className="progress-bar"
              max={countPlanned(plan)}
              value={isAtWork ? countDone(counts.outcomes) : countPlanned(plan)}
              aria-label="Progress"
            />
            <p role="status">{describeOutcomes(counts.outcomes, counts.images)}</p>
          </>
        )}
        {problem && <p className="notice notice-error">{problem}</p>}
        {outage && <p className="notice">The import is waiting: {outage}. It will continue automatically.</p>}
        <Actions id={id} state={state} />
      </section>
      {state === 'planned' && plan && <PlanForm id={id} plan={plan} />}
      {items.length > 0 && (
        <section className="site-group" aria-labelledby="report">
          <h2 className="site-group-title" id="report">
            Report
          </h2>
          <ul className="admin-list">
            {items.map(({ position, title, outcome, kind, articleId, addresses, notes }) => (
              <li key={position} className="admin-row">
                <div className="admin-row-text">
                  <h3 className="admin-row-title" dir="auto">
                    {articleId ? <Link to={`/admin/${kind}s/${encodeURIComponent(articleId)}`}>{title}</Link> : title}
                  </h3>
                  <p className="meta">
                    <span className="badge badge-status">{OUTCOME_WORDS[outcome]}</span>
                    {addresses.length > 0 && <span>{addresses.length === 1 ? '1 redirect' : `${addresses.length} redirects`}</span>}
                  </p>
                  {notes.length > 0 && (
                    <ul className="import-notes">
                      {notes.map((note) => (
                        <li key={note}>{note}</li>
                      ))}
                    </ul>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {pagination}
        </section>
      )}
    </>
  );
}

type Action = 'stop' | 'continue' | 'undo';

const DONE: Record<Action, string> = { stop: 'Stopped', continue: 'The import continues', undo: 'The import is being undone' };

function Actions({ id, state }: Pick<Import, 'id' | 'state'>) {
  const { change, isBusy } = useChange();
  const act = (action: Action) =>
    void change({ path: CHANGE_PATH, body: { action, id }, about: id, done: DONE[action], failed: 'Nothing was changed' });
  return (
    <p className="button-row">
      {state === 'running' && (
        <button type="button" className="button" disabled={isBusy} onClick={() => act('stop')}>
          Stop
        </button>
      )}
      {state === 'stopped' && (
        <button type="button" className="button" disabled={isBusy} onClick={() => act('continue')}>
          Continue
        </button>
      )}
      {(state === 'done' || state === 'stopped' || state === 'failed') && (
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={() => act('undo')}>
          Undo the import
        </button>
      )}
    </p>
  );
}

function countPlanned(plan: NonNullable<Import['plan']>): number {
  return plan.public + plan.drafts + plan.scheduled + plan.leftOut + plan.addresses;
}
