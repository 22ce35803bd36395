import { PART_NAMES as FAULTY_PARTS, type SiteStatus } from '#features/editor/status/site-status.ts';
import type { Reach } from '#features/editor/status/status-context.ts';
import { formatDateTime } from '#features/publishing/dates/format-date-time.ts';
import { useSite } from '#features/site-settings/use-site.ts';
import type { Fault } from '#platform/health/faults.ts';
import { type Checkup, type Finding, type Level, PART_NAMES, type Part, summarize } from '../findings/checkup.ts';
import { useCheckup } from './use-checkup.ts';

const PARTS = Object.entries(PART_NAMES) as [Part, string][]; // the keys are declared to be the parts
const BADGES: Partial<Record<Level, { label: string; className: string }>> = {
  wrong: { label: 'Wrong', className: 'badge status-badge-stop' },
  hint: { label: 'Hint', className: 'badge' },
  unknown: { label: 'Not known', className: 'badge badge-status' },
};

interface StatusPageProps {
  /** What is faulty now. */
  status: SiteStatus;
  reach: Reach;
  /** What was found when somebody looked last. */
  lastCheckup: Checkup | null;
}

/** Every part of the site: what is faulty now, since when, and what a look at it has found. */
export function StatusPage({ status: { faults, isReadOnly }, reach, lastCheckup }: StatusPageProps) {
  const { timeZone } = useSite();
  const { checkup, state, lookAgain } = useCheckup(lastCheckup);
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Status</h1>
        <button type="button" className="button" aria-disabled={state === 'looking'} onClick={lookAgain}>
          Check again
        </button>
      </header>
      {(faults.length > 0 || reach !== 'reached' || checkup?.level !== 'wrong') && (
        <p className="status-summary">
          {reach === 'reached' ? summarizeFaults(faults.length, isReadOnly) : 'The site does not answer. This is what it said last.'}
        </p>
      )}
      <p className="status-summary" role="status">
        {describeCheckup(checkup, { state, timeZone })}
      </p>
      <ul className="admin-list status-list" aria-busy={state === 'looking'}>
        {PARTS.map(([part, name]) => (
          <PartRow
            key={part}
            name={name}
            fault={faults.find((fault) => fault.part === part)}
            findings={checkup?.parts.find((checked) => checked.part === part)?.findings ?? []}
            isWatched={Object.hasOwn(FAULTY_PARTS, part)}
          />
        ))}
      </ul>
    </>
  );
}

interface PartRowProps {
  name: string;
  fault: Pick<Fault, 'message' | 'isReadOnly' | 'since'> | undefined;
  findings: Finding[];
  /** Its faults are known without a look. */
  isWatched: boolean;
}

function PartRow({ name, fault, findings, isWatched }: PartRowProps) {
  return (
    <li className="admin-row status-row">
      <h2 className="admin-row-title">{name}</h2>
      <div className="admin-row-text">
        {fault && <FaultText fault={fault} />}
        {findings.map((finding) => (
          <FindingText key={finding.message} finding={finding} />
        ))}
        {!fault && findings.length === 0 && <p className="status-well">{isWatched ? 'No fault known' : 'Not looked at yet'}</p>}
      </div>
    </li>
  );
}

function FaultText({ fault: { message, isReadOnly, since } }: { fault: Pick<Fault, 'message' | 'isReadOnly' | 'since'> }) {
  const { timeZone } = useSite();
  return (
    <div className="status-finding">
      <p>{message}</p>
      <p className="meta">
        <span className={isReadOnly ? 'badge status-badge-stop' : 'badge'}>{isReadOnly ? 'Read-only' : 'Fault'}</span>
        <span>
          Since <time dateTime={since}>{formatDateTime(since, timeZone)}</time>
        </span>
      </p>
    </div>
  );
}

function FindingText({ finding: { level, message, advice } }: { finding: Finding }) {
  const badge = BADGES[level];
  if (!badge) return <p className="status-well">{message}</p>;
  return (
    <div className="status-finding">
      <p>
        <span className={`${badge.className} status-finding-badge`}>{badge.label}</span> {message}
      </p>
      {advice && <p className="status-advice">{advice}</p>}
    </div>
  );
}

function summarizeFaults(count: number, isReadOnly: boolean): string {
  if (count === 0) return 'The site knows of no fault.';
  const faults = count === 1 ? 'One fault' : `${count} faults`;
  return isReadOnly ? `${faults}. The site is read-only: nothing can be saved.` : `${faults}. What is written can be saved.`;
}

interface CheckupState {
  state: 'looking' | 'looked' | 'failed';
  timeZone: string;
}

function describeCheckup(checkup: Checkup | null, { state, timeZone }: CheckupState): string {
  const found = checkup && `${summarize(checkup)} Checked on ${formatDateTime(checkup.checkedAt, timeZone)}.`;
  if (state === 'looking') return found ? `Checking everything again … ${found}` : 'Checking everything …';
  if (state === 'failed') return `The site could not be checked.${found ? ` From the time before: ${found}` : ''}`;
  return found ?? '';
}
