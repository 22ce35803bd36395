import { findSecret } from './session-secret.server.ts';
import { parseSettings, type Settings, SettingsError } from './settings.server.ts';

interface ReadableSettings {
  /** With the default for each setting that is wrong. */
  settings: Settings;
  /** One sentence for each that is wrong, beginning with its name. */
  wrongSettings: string[];
}

/** As `readSettingsOfSite`, for a look at what is wrong: makes nothing and throws nothing. */
export function readReadableSettings(env: NodeJS.ProcessEnv = process.env): ReadableSettings {
  const { settings, wrongSettings } = parseWithout(env, []);
  if (settings.SESSION_SECRET) return { settings: { ...settings, secretSource: 'setting' }, wrongSettings };
  try {
    return { settings: { ...settings, SESSION_SECRET: findSecret(settings.DATA_DIR) ?? '', secretSource: 'file' }, wrongSettings };
  } catch (error) {
    return { settings, wrongSettings: [...wrongSettings, `SESSION_SECRET: ${error instanceof Error ? error.message : error}`] };
  }
}

function parseWithout(env: NodeJS.ProcessEnv, told: string[]): ReadableSettings {
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
