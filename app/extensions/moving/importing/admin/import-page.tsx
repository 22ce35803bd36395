import { Link } from 'react-router';
import { useAction } from '#features/admin/actions/use-action.ts';
import { AdminList } from '#features/admin/list/admin-list.tsx';
import type { AdminRowData } from '#features/admin/list/admin-row.tsx';
import { useLiveProgress } from '#features/admin/requests/use-live-progress.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { countDone, describeOutcomes, OUTCOME_WORDS, type OutcomeCounts, STATE_WORDS } from '../import.ts';
import type { Import, listReport, ReportedItem } from '../imports.server.ts';
import { PlanForm } from './plan-form.tsx';

interface ImportPageProps {
  found: Pick<Import, 'id' | 'name' | 'state' | 'plan' | 'problem' | 'createdAt' | 'finishedAt'>;
  report: Awaited<ReturnType<typeof listReport>>;
  counts: { outcomes: OutcomeCounts; images: number };
  /** Why it does not go on at the moment. */
  outage: string | null;
}

export function ImportPage({ found, report, counts, outage }: ImportPageProps) {
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
          {report.count > 0 && (
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
      {report.count > 0 && (
        <section className="site-group" aria-labelledby="report">
          <h2 className="site-group-title" id="report">
            Report
          </h2>
          <AdminList shape={{ path: `/admin/import/${id}` }} list={report} empty={null} row={toRow} heading="h3" />
        </section>
      )}
    </>
  );
}

function toRow({ position, title, outcome, kind, articleId, addresses, notes }: ReportedItem): AdminRowData {
  return {
    key: String(position),
    title,
    href: articleId ? `/admin/${kind}s/${encodeURIComponent(articleId)}` : undefined,
    flags: [{ text: OUTCOME_WORDS[outcome], look: 'status' }],
    facts: [addresses.length > 0 && (addresses.length === 1 ? '1 redirect' : `${addresses.length} redirects`)],
    notes,
  };
}

const LABELS = { 'import.stop': 'Stop', 'import.continue': 'Continue', 'import.undo': 'Undo the import' };
const ACTIONS: Partial<Record<Import['state'], (keyof typeof LABELS)[]>> = {
  running: ['import.stop'],
  stopped: ['import.continue', 'import.undo'],
  done: ['import.undo'],
  failed: ['import.undo'],
};

function Actions({ id, state }: Pick<Import, 'id' | 'state'>) {
  const { run, isBusy } = useAction();
  return (
    <p className="button-row">
      {ACTIONS[state]?.map((action) => (
        <button
          key={action}
          type="button"
          className={action === 'import.undo' ? 'button button-quiet' : 'button'}
          disabled={isBusy}
          onClick={() => void run(action, { id }, { about: id, failed: 'Nothing was changed' })}
        >
          {LABELS[action]}
        </button>
      ))}
    </p>
  );
}

function countPlanned(plan: NonNullable<Import['plan']>): number {
  return plan.public + plan.drafts + plan.scheduled + plan.leftOut + plan.addresses;
}
