import { createContext, useContext } from 'react';
import type { SiteStatus } from './site-status.ts';

/** Whether the site answers at all: `unanswered` is an answer that says it cannot. */
export type Reach = 'reached' | 'unanswered' | 'unreachable';

/** Whether a save would be taken now, as far as the site can tell before it. */
export type Readiness = 'ready' | 'not-ready' | 'signed-out';

export interface KnownStatus {
  status: SiteStatus;
  reach: Reach;
  /** Asks the site, and renews what is known. */
  check(): Promise<Readiness>;
}

export const SiteStatusContext = createContext<KnownStatus>({
  status: { faults: [], isReadOnly: false },
  reach: 'reached',
  check: async () => 'ready',
});

/** What is known of the site's state at this moment; kept up to date by the admin's layout. */
export function useSiteStatus(): KnownStatus {
  return useContext(SiteStatusContext);
}
