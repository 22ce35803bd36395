import type { Db } from '#db/client.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** The site that is looked at: running or stopped, and perhaps without a database, a store or right settings. */
export interface CheckedSite {
  settings: Settings;
  /** Of each setting that is wrong, the sentence that says so, beginning with its name; the default stands in `settings`. */
  wrongSettings: readonly string[];
  /** Worth a look, and no fault: names that are nearly those of settings. */
  settingHints: readonly string[];
  /** Where it stands open, or can be opened. Rejects otherwise, each time. */
  openDb(): Promise<Db>;
  /** The same of the images. */
  openStorage(): Promise<Storage>;
  now(): Date;
  /** What the code says of itself. */
  code: CodeFacts;
  /** When the newest backup was made; undefined where there is none. Left out where nobody can tell. */
  findLastBackup?: () => Promise<Date | undefined>;
}

interface CodeFacts {
  /** Byline's version. */
  release: string;
  /** Of `build/`, by the source beside it; `running` where this process is the build. */
  build: 'running' | 'fresh' | 'stale';
}

export type SettingName = keyof Settings & string;
