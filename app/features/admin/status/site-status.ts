import { createContext, useContext } from 'react';
import { type Fault, type Faults, type FaultyPart, faultyParts } from '#platform/health/faults.ts';

/** The faults of this moment, as the server reports them to the admin. */
export interface SiteStatus {
  faults: Pick<Fault, 'part' | 'message' | 'isReadOnly' | 'since'>[];
  isReadOnly: boolean;
}

/** Whether the site answers at all: `unanswered` is an answer that says it cannot. */
export type Reach = 'reached' | 'unanswered' | 'unreachable';

/** Whether a save would succeed now, as far as the site can tell. */
export type Readiness = 'ready' | 'not-ready' | 'signed-out';

export interface KnownStatus {
  status: SiteStatus;
  reach: Reach;
  /** Asks the site, and updates the status. */
  check(): Promise<Readiness>;
}

export const SiteStatusContext = createContext<KnownStatus>({
  status: { faults: [], isReadOnly: false },
  reach: 'reached',
  check: async () => 'ready',
});

/** The site's current state; the admin's layout keeps it up to date. */
export function useSiteStatus(): KnownStatus {
  return useContext(SiteStatusContext);
}

/** Why nothing can be saved now, in one or more sentences; undefined while saves succeed as far as is known. */
export function getStopReason(status: SiteStatus, reach: Reach): string | undefined {
  const messages = status.faults.filter(({ isReadOnly }) => isReadOnly).map(({ message }) => message);
  if (messages.length > 0) return `The site is read-only: ${messages.join(' ')}`;
  if (reach === 'unreachable') return 'The site cannot be reached.';
  if (reach === 'unanswered') return 'The site cannot answer right now.';
  return undefined;
}

export function getSiteStatus(faults: Pick<Faults, 'list' | 'isReadOnly'>): SiteStatus {
  const known = faults.list().map(({ part, message, isReadOnly, since }) => ({ part, message, isReadOnly, since }));
  return { faults: known, isReadOnly: faults.isReadOnly() };
}

/** Undefined for anything else. By hand: a schema library would be a fifth of what the admin's lists load. */
export function parseSiteStatus(value: unknown): SiteStatus | undefined {
  const { faults, isReadOnly }: { faults?: unknown; isReadOnly?: unknown } = Object(value);
  if (!Array.isArray(faults) || typeof isReadOnly !== 'boolean') return undefined;
  const known = faults.flatMap((fault) => parseFault(fault) ?? []);
  return known.length === faults.length ? { faults: known, isReadOnly } : undefined;
}

function parseFault(value: unknown): SiteStatus['faults'][number] | undefined {
  const { part, message, isReadOnly, since }: Record<string, unknown> = Object(value);
  const isKnown = typeof message === 'string' && typeof isReadOnly === 'boolean' && typeof since === 'string';
  return isKnown && isPart(part) ? { part, message, isReadOnly, since } : undefined;
}

function isPart(part: unknown): part is FaultyPart {
  return faultyParts.some((known) => known === part);
}
