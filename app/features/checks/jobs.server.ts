import { summarizeJobs } from '#db/jobs.server.ts';
import type { CheckedSite } from './check.server.ts';
import { type Finding, hint, unknown, well, wrong } from './checkup.ts';

const HOUR_MS = 3_600_000;
const TOLERANCE = 1.5;

type BackedUpSite = Pick<CheckedSite, 'settings' | 'findLastBackup' | 'now'>;

export async function checkBackups({ settings, findLastBackup, now }: BackedUpSite): Promise<Finding[]> {
  const every = settings.BACKUP_EVERY;
  if (every === 0) {
    const message = 'Automatic backups are off: if the disk fails, what you have written since your last backup is lost.';
    return [hint(message, 'Set BACKUP_EVERY to a number of hours, or back up the site some other way.')];
  }
  const last = await findLastBackup();
  if (!last)
    return [
      wrong(
        'Automatic backups are on, but there is none yet.',
        'If the site has been running for longer than BACKUP_EVERY, check its log.',
      ),
    ];
  const hours = (now().getTime() - last.getTime()) / HOUR_MS;
  const message = `The newest backup is ${formatAge(hours)} old; one is due every ${formatAge(every)}.`;
  return [
    hours > every * TOLERANCE ? wrong(message, 'Check that the site is running, and see what its log says about backups.') : well(message),
    ...(settings.BACKUP_TO
      ? []
      : [hint('Backups are on the same disk as the site: if it fails, both are lost.', 'Set BACKUP_TO to another disk or a bucket.')]),
  ];
}

function formatAge(hours: number): string {
  if (hours < 1) return 'less than an hour';
  const [amount, unit] = hours < 48 ? [Math.round(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}

export async function checkJobs({ openDb, now }: Pick<CheckedSite, 'openDb' | 'now'>): Promise<Finding[]> {
  const db = await openDb().catch(() => undefined);
  if (!db) return [unknown('Background work can’t be checked without the database.')];
  const since = now().getTime() - 24 * HOUR_MS; // what has waited for longer is of another version, or of a site that is off
  const failing = (await summarizeJobs(db, now())).filter(({ failures, nextAt }) => failures > 0 && Date.parse(nextAt ?? '') > since);
  if (failing.length === 0) return [well('No background work is failing.')];
  const names = failing.map(({ name, failures }) => `${name} (${failures} ${failures === 1 ? 'time' : 'times'})`).join(', ');
  return [hint(`Some background work failed and will be tried again: ${names}.`, 'The status page in the admin and the log say why.')];
}
