import { readEnvironment } from './env-file.server.ts';
import { listMisspeltNames } from './misspelt-names.ts';
import { findSecret } from './session-secret.server.ts';
import { NAMES, parseSettings, type Settings, SettingsError } from './settings.server.ts';

interface ReadableSettings {
  /** With the default for each setting that is wrong. */
  settings: Settings;
  /** One sentence for each that is wrong, beginning with its name, or with that of the file. */
  wrongSettings: string[];
  /** One sentence for each name that is nearly one of ours. */
  settingHints: string[];
}

/** As `readSettingsOfSite`, for a look at what is wrong: makes nothing, and throws nothing because of a setting. */
export function readReadableSettings(env?: NodeJS.ProcessEnv): ReadableSettings {
  const { values, problems } = env ? { values: env, problems: [] } : readEnvironment(NAMES);
  const { settings, wrongSettings } = parseWithout(values, problems);
  const settingHints = listMisspeltNames(values, NAMES);
  if (settings.SESSION_SECRET) return { settings: { ...settings, secretSource: 'setting' }, wrongSettings, settingHints };
  try {
    const found = findSecret(settings.DATA_DIR) ?? '';
    return { settings: { ...settings, SESSION_SECRET: found, secretSource: 'file' }, wrongSettings, settingHints };
  } catch (error) {
    return {
      settings,
      wrongSettings: [...wrongSettings, `SESSION_SECRET: ${error instanceof Error ? error.message : error}`],
      settingHints,
    };
  }
}

function parseWithout(env: NodeJS.ProcessEnv, told: string[]): Pick<ReadableSettings, 'settings' | 'wrongSettings'> {
  try {
    return { settings: parseSettings(env), wrongSettings: told };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const sentences = error.message.split('\n');
    const names = sentences.map((sentence) => sentence.slice(0, sentence.indexOf(':')));
    const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));
    if (Object.keys(rest).length === Object.keys(env).length) throw error; // nothing to leave out: it would be told for ever
    return parseWithout(rest, [...told, ...sentences]);
  }
}
