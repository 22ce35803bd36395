/** `byline-2026-11-22T08-30-00Z.tar.gz`, `byline-by-hand-…` of one that an admin wanted, `byline-before-0027-…` of one before an update. */
const NAME = /^byline-(?:before-\d{4}-|(by-hand-))?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Why a backup was made: the number of one kind that is kept does not depend on the others. */
export type BackupReason = 'due' | 'by-hand' | 'update';

export interface BackupName {
  name: string;
  /** When it was begun. */
  at: Date;
  reason: BackupReason;
}

/** `before` is the migration that comes next, such as `0027-backup-turns`. */
export function createBackupName(at: Date, { before, isByHand = false }: { before?: string; isByHand?: boolean } = {}): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `byline-${before ? `before-${before.slice(0, 4)}-` : isByHand ? 'by-hand-' : ''}${time}Z.tar.gz`;
}

/** Undefined for whatever else lies there: nobody else's file is counted or deleted. */
export function parseBackupName(name: string): BackupName | undefined {
  const [, byHand, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (!day) return undefined;
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  return { name, at, reason: byHand ? 'by-hand' : name.startsWith('byline-before-') ? 'update' : 'due' };
}
