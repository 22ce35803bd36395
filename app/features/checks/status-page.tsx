import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { readAnswer, sendAction } from '#features/admin/actions/actions.ts';
import type { Reach, SiteStatus } from '#features/admin/status/site-status.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { type Fault, faultyParts } from '#platform/health/faults.ts';
import { type CheckedPart, type Checkup, type Finding, type Level, summarize } from './checkup.ts';

const ANSWER_MS = 30_000;

const BADGES: Partial<Record<Level, { label: string; className: string }>> = {
  wrong: { label: 'Problem', className: 'badge status-badge-stop' },
  hint: { label: 'Suggestion', className: 'badge' },
  unknown: { label: 'Not known', className: 'badge badge-status' },
};

interface StatusPageProps {
  status: SiteStatus;
  reach: Reach;
  parts: readonly Pick<CheckedPart, 'part' | 'name'>[];
  lastCheckup: Checkup | null;
  /** Whether a mail server is set up. */
  canSend: boolean;
  /** What the owner does there. */
  children: ReactNode;
  /** Further rows, folded with those of the server. */
  more: ReactNode;
}

export function StatusPage({ status: { faults, isReadOnly }, reach, parts, lastCheckup, canSend, children, more }: StatusPageProps) {
  const { timeZone } = useSite();
  const { checkup, state, checkAgain } = useCheckup(lastCheckup);
  const find = (part: string) => checkup?.parts.find((checked) => checked.part === part);
  const mail = faults.some(({ part }) => part === 'mail') ? 'wrong' : find('mail')?.level;
  const backups = find('backups')?.findings.map(({ message }) => message);
  const isWrong = faults.length > 0 || reach !== 'reached' || checkup?.level === 'wrong';
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Status and backups</h1>
        <button type="button" className="button" aria-disabled={state === 'checking'} onClick={checkAgain}>
          Check again
        </button>
      </header>
      {(faults.length > 0 || reach !== 'reached' || checkup?.level !== 'wrong') && (
        <p className="status-summary">
          {reach === 'reached' ? summarizeFaults(faults.length, isReadOnly) : 'The site isn’t answering. This is its last report.'}
        </p>
      )}
      <p className="status-summary">{describeMail(mail, canSend)}</p>
      <p className="status-summary">{backups?.join(' ') ?? 'The backups haven’t been checked yet.'}</p>
      <p className="field-hint" role="status">
        {describeCheckup(checkup, { state, timeZone })}
      </p>
      {children}
      <details className="status-server" open={isWrong || undefined}>
        <summary>For whoever runs the server</summary>
        <ul className="admin-list status-list" aria-busy={state === 'checking'}>
          {parts.map(({ part, name }) => (
            <PartRow
              key={part}
              name={name}
              fault={faults.find((fault) => fault.part === part)}
              findings={find(part)?.findings ?? []}
              isWatched={faultyParts.some((faulty) => faulty === part)}
            />
          ))}
        </ul>
        {more}
      </details>
    </>
  );
}

function describeMail(level: Level | undefined, canSend: boolean): ReactNode {
  const link = <Link to="/admin/email">{canSend ? 'See how it’s set up' : 'Set up email'}</Link>;
  if (!canSend) return <>The site can’t send email yet. {link}</>;
  if (level === 'wrong') return <>Something is wrong with email. The cause stands below. {link}</>;
  return level === undefined || level === 'unknown' ? 'Email hasn’t been checked yet.' : 'Email works.';
}

interface PartRowProps {
  name: string;
  fault: Pick<Fault, 'message' | 'isReadOnly' | 'since'> | undefined;
  findings: Finding[];
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
        {!fault && findings.length === 0 && <p className="status-well">{isWatched ? 'No known problems' : 'Not checked yet'}</p>}
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
        <span className={isReadOnly ? 'badge status-badge-stop' : 'badge'}>{isReadOnly ? 'Read-only' : 'Problem'}</span>
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
  if (count === 0) return 'There are no known problems.';
  const faults = count === 1 ? 'One problem' : `${count} problems`;
  return isReadOnly ? `${faults}. The site is read-only: nothing can be saved.` : `${faults}. Saving works.`;
}

interface CheckupState {
  state: 'checking' | 'checked' | 'failed';
  timeZone: string;
}

function describeCheckup(checkup: Checkup | null, { state, timeZone }: CheckupState): string {
  const found = checkup && `${summarize(checkup)} Checked on ${formatDateTime(checkup.checkedAt, timeZone)}.`;
  if (state === 'checking') return found ? `Checking everything again … ${found}` : 'Checking everything …';
  if (state === 'failed') return `The site couldn’t be checked.${found ? ` Last time: ${found}` : ''}`;
  return found ?? '';
}

interface KnownCheckup {
  checkup: Checkup | null;
  state: 'checking' | 'checked' | 'failed';
  checkAgain(): void;
}

function useCheckup(last: Checkup | null): KnownCheckup {
  const [checkup, setCheckup] = useState(last);
  const [state, setState] = useState<KnownCheckup['state']>('checking');
  const isChecking = useRef(false);

  const check = useCallback(async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    setState('checking');
    const result = await sendAction('site.check', {}, { signal: AbortSignal.timeout(ANSWER_MS) });
    isChecking.current = false;
    const found = readAnswer<Checkup>(result);
    if (found) setCheckup(found);
    setState(found ? 'checked' : 'failed');
  }, []);

  useEffect(() => void check(), [check]);
  return { checkup, state, checkAgain: () => void check() };
}
