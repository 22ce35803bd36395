/** `byline-2026-11-22T08-30-00Z.tar.gz`, or `byline-by-hand-…` for one that an admin started. */
const NAME = /^byline-(by-hand-)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz$/;

/** Why a backup was made: the number of one kind that is kept does not depend on the others. */
export type BackupReason = 'due' | 'by-hand';

export interface BackupName {
  name: string;
  /** When it was begun. */
  at: Date;
  reason: BackupReason;
}

export function createBackupName(at: Date, { isByHand = false } = {}): string {
  const time = at.toISOString().slice(0, 19).replaceAll(':', '-');
  return `byline-${isByHand ? 'by-hand-' : ''}${time}Z.tar.gz`;
}

/** Undefined for whatever else lies there: nobody else's file is counted or deleted. */
export function parseBackupName(name: string): BackupName | undefined {
  const [, byHand, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  if (!day) return undefined;
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  if (Number.isNaN(at.getTime())) return undefined;
  return { name, at, reason: byHand ? 'by-hand' : 'due' };
}
