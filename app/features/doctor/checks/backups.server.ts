import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, unknown, well, wrong } from '../findings/checkup.ts';

const HOUR_MS = 3_600_000;
/** A backup may take a while, and a start may have come in between. */
const TOLERANCE = 1.5;

/** Whether the newest backup is as young as BACKUP_EVERY wants it. */
export async function checkBackups({
  settings,
  findLastBackup,
  now,
}: Pick<CheckedSite, 'settings' | 'findLastBackup' | 'now'>): Promise<Finding[]> {
  const every = settings.BACKUP_EVERY;
  if (every === 0) {
    const message = 'No backup is made by itself: BACKUP_EVERY is not set.';
    return [hint(message, 'Set it, or have something else copy the site as docs/reliability.md says.')];
  }
  if (!findLastBackup) return [unknown('BACKUP_EVERY is set; when the last backup was made cannot be told from here.')];
  const last = await findLastBackup();
  if (!last) return [wrong('BACKUP_EVERY is set, and there is no backup yet.', 'If the site has run for longer than that, see its log.')];
  const hours = (now().getTime() - last.getTime()) / HOUR_MS;
  const message = `The newest backup is ${formatAge(hours)} old; one is to be made every ${formatAge(every)}.`;
  const found = hours > every * TOLERANCE ? wrong(message, 'See whether the site runs, and what its log says of backups.') : well(message);
  return settings.BACKUP_TO
    ? [found]
    : [found, hint('Backups are kept in DATA_DIR, beside what they are made of.', 'Name another disk or a bucket in BACKUP_TO.')];
}

function formatAge(hours: number): string {
  if (hours < 1) return 'less than an hour';
  const [amount, unit] = hours < 48 ? [Math.round(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
