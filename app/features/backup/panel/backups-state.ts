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

/** Undefined for anything but a state. By hand: a schema library would be a fifth of what the page loads. */
export function parseBackupsState(value: unknown): BackupsState | undefined {
  const { store, everyHours, keep, isRunning, problem, backups }: Record<string, unknown> = Object(value);
  if (typeof store !== 'string' || typeof everyHours !== 'number' || typeof keep !== 'number' || typeof isRunning !== 'boolean')
    return undefined;
  if (!Array.isArray(backups) || !(problem === null || typeof problem === 'string')) return undefined;
  const known = backups.flatMap((backup) => parseBackup(backup) ?? []);
  return known.length === backups.length ? { store, everyHours, keep, isRunning, problem, backups: known } : undefined;
}

function parseBackup(value: unknown): BackupsState['backups'][number] | undefined {
  const { name, at, bytes }: Record<string, unknown> = Object(value);
  return typeof name === 'string' && typeof at === 'string' && typeof bytes === 'number' ? { name, at, bytes } : undefined;
}
