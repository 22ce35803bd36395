import { libraryKinds } from '#app/all-kinds.server.ts';
import type { CheckedSite } from '#features/checks/check.server.ts';
import { parseSettings, type Settings } from '#platform/env/settings.server.ts';

type TestSite = Partial<Omit<CheckedSite, 'settings'>> & { settings?: Partial<Settings> };

/** A site with default settings, and without a database or a store. */
export function createTestSite({ settings, ...parts }: TestSite = {}): CheckedSite {
  return {
    settings: { ...parseSettings({}), DATA_DIR: '/nowhere/data', secretSource: 'file', ...settings },
    wrongSettings: [],
    settingHints: [],
    openDb: () => Promise.reject(new Error('there is no database')),
    openStorage: () => Promise.reject(new Error('there is no store')),
    now: () => new Date(),
    code: { release: '1.0.0', build: 'fresh' },
    kinds: libraryKinds,
    findLastBackup: async () => undefined,
    ...parts,
  };
}
