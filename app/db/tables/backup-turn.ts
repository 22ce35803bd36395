/** Whose turn it is to make a backup, of several processes; one row at most. */
export interface BackupTurnTable {
  id: number;
  /** As `Timestamp`: after it the turn is free, whoever had it. */
  takenUntil: string;
}
