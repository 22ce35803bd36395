import type { SiteStatus } from './site-status.ts';
import type { Reach } from './status-context.ts';

/** Why nothing can be saved now, in one or more sentences; undefined when saves are taken as far as is known. */
export function getStopReason(status: SiteStatus, reach: Reach): string | undefined {
  const messages = status.faults.filter(({ isReadOnly }) => isReadOnly).map(({ message }) => message);
  if (messages.length > 0) return `The site is read-only: ${messages.join(' ')}`;
  if (reach === 'unreachable') return 'The site cannot be reached.';
  if (reach === 'unanswered') return 'The site cannot answer right now.';
  return undefined;
}
