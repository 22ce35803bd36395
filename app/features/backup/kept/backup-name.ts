/** `byline-2026-11-22T08-30-00Z.tar.gz`, or `byline-before-0027-…` of one that was made before an update. */
const NAME = /^byline-(before-\d{4}-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

export interface BackupName {
  name: string;
  /** When it was begun. */
  at: Date;
  isBeforeUpdate: boolean;
}

/** `before` is the migration that comes next, such as `0027-backup-turns`. */
export function createBackupName(at: Date, before?: string): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `byline-${before ? `before-${before.slice(0, 4)}-` : ''}${time}Z.tar.gz`;
}

/** Undefined for whatever else lies there: nobody else's file is counted or deleted. */
export function parseBackupName(name: string): BackupName | undefined {
  const [, before, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (!day) return undefined;
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? undefined : { name, at, isBeforeUpdate: before !== undefined };
}
