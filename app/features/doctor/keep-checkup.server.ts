import { checks as allChecks } from './checks.server.ts';
import type { CheckedSite } from './findings/checked-site.server.ts';
import type { Checkup } from './findings/checkup.ts';
import { type Check, runChecks } from './run-checks.server.ts';

/** Within this time whoever asks again is told the same. */
const FRESH_MS = 10_000;

export interface CheckupKeeper {
  /** What was found last, if anything was looked at. */
  findLast(): Checkup | undefined;
  /** Looks now, unless somebody has just done so or is doing so: then what they find. */
  look(site: CheckedSite): Promise<Checkup>;
}

/** One at a time in this process, and not more often than every ten seconds, however many ask. */
export function createCheckupKeeper(checks: readonly Check[] = allChecks): CheckupKeeper {
  let last: { checkup: Checkup; at: number } | undefined;
  let running: Promise<Checkup> | undefined;
  return {
    findLast: () => last?.checkup,
    look(site) {
      if (last && performance.now() - last.at < FRESH_MS) return Promise.resolve(last.checkup);
      running ??= runChecks(checks, site)
        .then((checkup) => {
          last = { checkup, at: performance.now() };
          return checkup;
        })
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
