/** Where backups are kept. */
export interface BackupPlace {
  /** Every file that is there, in any order. */
  list(): Promise<{ name: string; bytes: number }[]>;
  /** Makes a file, whole or not at all, and gives what `write` gives. `write` writes it to a path. */
  add<T>(name: string, write: (file: string) => Promise<T>): Promise<T>;
  delete(name: string): Promise<void>;
  /** For the admin and the log, without a key or a secret. */
  words: string;
}
