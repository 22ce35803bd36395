import { getReason } from '#db/client.server.ts';
import { withTimeout } from '#platform/concurrency/with-timeout.ts';
import type { CheckedSite, SettingName } from './findings/checked-site.server.ts';
import { type CheckedPart, type Checkup, type Finding, getWorst, PART_NAMES, type Part, unknown, wrong } from './findings/checkup.ts';
import { createSecretHider } from './hide-secrets.ts';

/** Longer than each limit within a check, so that a check can say what did not answer. */
const CHECK_MS = 12_000;

export interface Check {
  part: Part;
  /** Settings without which there is nothing to look at. */
  needs: readonly SettingName[];
  /** Finds what there is to say. What it throws is told as a fault of its part. */
  run(site: CheckedSite, signal: AbortSignal): Promise<Finding[]>;
}

/** Runs all checks side by side. One that fails or takes longer than its limit says so, and never keeps the others from being told. */
export async function runChecks(
  checks: readonly Check[],
  site: CheckedSite,
  { limitMs = CHECK_MS }: { limitMs?: number } = {},
): Promise<Checkup> {
  const checkedAt = site.now().toISOString();
  const hideSecrets = createSecretHider(site.settings);
  const parts = await Promise.all(checks.map((check) => runCheck(check, site, limitMs)));
  const shown = parts.map(({ findings, ...part }) => ({ ...part, findings: findings.map((finding) => hide(finding, hideSecrets)) }));
  return { level: getWorst(shown.map(({ level }) => level)), checkedAt, parts: shown };
}

async function runCheck({ part, needs, run }: Check, site: CheckedSite, limitMs: number): Promise<CheckedPart> {
  const missing = needs.filter((name) => site.wrongSettings.some((sentence) => sentence.startsWith(`${name}:`)));
  const findings =
    missing.length > 0
      ? [unknown(`Not looked at: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} wrong.`)]
      : await runInTime(run, site, limitMs);
  return { part, name: PART_NAMES[part], level: getWorst(findings.map(({ level }) => level)), findings };
}

async function runInTime(run: Check['run'], site: CheckedSite, limitMs: number): Promise<Finding[]> {
  const controller = new AbortController();
  try {
    return await withTimeout(limitMs, run(site, controller.signal));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (isLate)
      return [
        wrong(`This could not be looked at within ${Math.round(limitMs / 1000)} seconds.`, 'Run it again; if it stays, see what hangs.'),
      ];
    return [wrong(`This could not be looked at: ${getReason(error)}.`, 'See whether the other parts say why.')];
  } finally {
    controller.abort();
  }
}

function hide(finding: Finding, hideSecrets: (text: string) => string): Finding {
  const { message, advice } = finding;
  return { ...finding, message: hideSecrets(message), ...(advice && { advice: hideSecrets(advice) }) };
}
