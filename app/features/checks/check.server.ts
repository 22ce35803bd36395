import { type Db, getReason } from '#db/client.server.ts';
import type { LibraryKind } from '#features/admin/actions/kinds.ts';
import { withTimeout } from '#platform/concurrency/deadline.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { percentDecode } from '#platform/text/decode.ts';
import { type CheckedPart, type Checkup, type Finding, getWorst, type Level, unknown, wrong } from './checkup.ts';

export interface Check {
  part: string;
  /** What the report calls it. */
  name: string;
  needs: readonly SettingName[];
  /** A start logs findings from this level on; left out for what it does not check. */
  startLevel?: Level;
  /** Changes nothing. An error that it throws becomes a fault of its part. */
  look(site: CheckedSite, signal: AbortSignal): Promise<Finding[]>;
  /** Repairs what can be repaired without losing anything, and says what it did. */
  repair?(site: CheckedSite): Promise<string[]>;
}

/** The site that is checked: running or stopped, and perhaps without a database, a store or valid settings. */
export interface CheckedSite {
  settings: Settings;
  /** One sentence for each invalid setting, beginning with its name; `settings` has the default instead. */
  wrongSettings: readonly string[];
  settingHints: readonly string[];
  openDb(): Promise<Db>;
  openStorage(): Promise<Storage>;
  now(): Date;
  code: {
    release: string;
    /** Whether `build/` was built from the source next to it; `running` if this process is the build. */
    build: 'running' | 'fresh' | 'stale';
  };
  kinds: readonly LibraryKind[];
  findLastBackup(): Promise<Date | undefined>;
  isThorough?: boolean;
  skipsWrites?: boolean;
}

type SettingName = keyof Settings & string;

/** Longer than each timeout within a check, so that a check can say what did not answer. */
const CHECK_MS = 12_000;
const THOROUGH_MS = 600_000;

/** Runs all checks at once. One that fails or hangs reports that, and the others are reported all the same. */
export async function runChecks(
  checks: readonly Check[],
  site: CheckedSite,
  { limitMs = site.isThorough ? THOROUGH_MS : CHECK_MS }: { limitMs?: number } = {},
): Promise<Checkup> {
  const checkedAt = site.now().toISOString();
  const hideSecrets = createSecretHider(site.settings);
  const parts = await Promise.all(
    checks.map(async (check): Promise<CheckedPart> => {
      const found = await runCheck(check, site, limitMs);
      const findings = found.map(({ message, advice, ...finding }) => ({
        ...finding,
        message: hideSecrets(message),
        ...(advice && { advice: hideSecrets(advice) }),
      }));
      return { part: check.part, name: check.name, level: getWorst(found.map(({ level }) => level)), findings };
    }),
  );
  return { level: getWorst(parts.map(({ level }) => level)), checkedAt, parts };
}

async function runCheck({ needs, look }: Check, site: CheckedSite, limitMs: number): Promise<Finding[]> {
  const missing = needs.filter((name) => site.wrongSettings.some((sentence) => sentence.startsWith(`${name}:`)));
  if (missing.length > 0) return [unknown(`Not checked: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} wrong.`)];
  const controller = new AbortController();
  try {
    return await withTimeout(limitMs, look(site, controller.signal));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return [
        wrong(`This took longer than ${Math.round(limitMs / 1000)} seconds.`, 'Try again. If it keeps happening, find out what is stuck.'),
      ];
    return [wrong(`This could not be checked: ${getReason(error)}.`, 'Another part may say why.')];
  } finally {
    controller.abort();
  }
}

const SECRET_URLS = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL', 'BACKUP_TO', 'PURGE_URL'] as const;
const TOKENS = ['SESSION_SECRET', 'PURGE_TOKEN', 'METRICS_TOKEN', 'YOUTUBE_API_KEY'] as const;
/** Shorter ones would hide parts of words. */
const MIN_SECRET_LENGTH = 4;

/** Removes the settings' secrets from a text: a driver's error message may quote them. */
function createSecretHider(settings: Settings): (text: string) => string {
  const secrets = [...TOKENS.map((name) => settings[name]), ...SECRET_URLS.flatMap((name) => listSecrets(settings[name]))]
    .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

function listSecrets(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password, searchParams } = new URL(value);
  return [password, percentDecode(password), searchParams.get('password') ?? ''];
}
