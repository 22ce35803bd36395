export interface BackupsState {
  store: string;
  /** Hours between two; 0 where none is made by itself. */
  everyHours: number;
  keep: number;
  isRunning: boolean;
  /** Why the last could not be made or the store cannot be read; null where all is well. */
  problem: string | null;
  /** The newest first, ten at most; times are ISO 8601. */
  backups: { name: string; at: string; bytes: number }[];
}
