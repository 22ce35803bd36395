import { createContext, useContext } from 'react';
import type { Role } from '#db/schema.ts';
import { type Fault, type Faults, type FaultyPart, faultyParts } from '#platform/health/faults.ts';

export interface SiteStatus {
  faults: Pick<Fault, 'part' | 'message' | 'isReadOnly' | 'since'>[];
  isReadOnly: boolean;
}

/** `unanswered` is a response that says the site cannot respond. */
export type Reach = 'reached' | 'unanswered' | 'unreachable';

export type Readiness = 'ready' | 'not-ready' | 'signed-out';

export interface KnownStatus {
  status: SiteStatus;
  reach: Reach;
  check(): Promise<Readiness>;
}

export const SiteStatusContext = createContext<KnownStatus>({
  status: { faults: [], isReadOnly: false },
  reach: 'reached',
  check: async () => 'ready',
});

export function useSiteStatus(): KnownStatus {
  return useContext(SiteStatusContext);
}

/** Returns why nothing can be saved now, in one or more sentences. */
export function getStopReason(status: SiteStatus, reach: Reach): string | undefined {
  const messages = status.faults.filter(({ isReadOnly }) => isReadOnly).map(({ message }) => message);
  if (messages.length > 0) return `The site is read-only: ${messages.join(' ')}`;
  if (reach === 'unreachable') return 'The site can’t be reached.';
  if (reach === 'unanswered') return 'The site can’t answer right now.';
  return undefined;
}

/** An editor is told only why nothing can be saved. */
export function getSiteStatus(faults: Pick<Faults, 'list' | 'isReadOnly'>, role: Role | null): SiteStatus {
  const shown = faults.list().filter(({ isReadOnly }) => isReadOnly || role === 'admin');
  const known = shown.map(({ part, message, isReadOnly, since }) => ({ part, message, isReadOnly, since }));
  return { faults: known, isReadOnly: faults.isReadOnly() };
}

/** Parses by hand: a schema library would be a fifth of what the admin's lists load. */
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
