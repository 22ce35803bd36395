import { formatDateTime } from '#features/publishing/format-date-time.ts';
import type { FaultyPart } from '#platform/health/faults.ts';
import { PART_NAMES, type SiteStatus } from './site-status.ts';
import type { Reach } from './status-context.ts';

const PARTS = Object.entries(PART_NAMES) as [FaultyPart, string][]; // the keys are declared to be the parts
const MEGABYTE = 1_000_000;

interface StatusListProps {
  status: SiteStatus;
  reach: Reach;
  /** Of the data folder's disk, where it is known. */
  freeBytes: number | null;
}

/** Every part of the site with its state: since when it is faulty, and what to do. */
export function StatusList({ status: { faults, isReadOnly }, reach, freeBytes }: StatusListProps) {
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Status</h1>
      </header>
      <p className="status-summary">
        {reach === 'reached' ? summarize(faults.length, isReadOnly) : 'The site does not answer. This is what it said last.'}
      </p>
      <ul className="admin-list">
        {PARTS.map(([part, name]) => (
          <PartRow key={part} name={name} fault={faults.find((fault) => fault.part === part)}>
            {part === 'disk' && freeBytes !== null && <p>Free space of the data folder: {formatMegabytes(freeBytes)}</p>}
          </PartRow>
        ))}
      </ul>
    </>
  );
}

function PartRow({ name, fault, children }: { name: string; fault: SiteStatus['faults'][number] | undefined; children: React.ReactNode }) {
  return (
    <li className="admin-row status-row">
      <h2 className="admin-row-title">{name}</h2>
      <div className="admin-row-text">
        {fault ? <p>{fault.message}</p> : <p className="status-well">No fault known</p>}
        {children}
        {fault && (
          <p className="meta">
            <span className={fault.isReadOnly ? 'badge status-badge-stop' : 'badge'}>{fault.isReadOnly ? 'Read-only' : 'Fault'}</span>
            <span>
              Since <time dateTime={fault.since}>{formatDateTime(fault.since)}</time>
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

function summarize(count: number, isReadOnly: boolean): string {
  if (count === 0) return 'The site knows of no fault.';
  const faults = count === 1 ? 'One fault' : `${count} faults`;
  return isReadOnly ? `${faults}. The site is read-only: nothing can be saved.` : `${faults}. What is written can be saved.`;
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toLocaleString('en-US', { maximumFractionDigits: bytes < 10 * MEGABYTE ? 1 : 0 })} MB`;
}
