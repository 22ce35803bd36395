import { DiskError, toDiskError } from '#platform/errors/disk-error.server.ts';
import { z } from '#platform/forms/zod.ts';
import { findDataDirProblem, findSecret, prepareDataDir, readOrCreateSecret, SECRET_LENGTH } from './data-folder.server.ts';
import { listMisspeltNames, readEnvironment } from './env-file.server.ts';
import * as value from './setting-values.server.ts';

/** Every setting with its default and a correct example; an empty example stands for a secret. */
const SETTINGS = z.object({
  PORT: setting(value.port.default(3000), '3000'),
  HOST: setting(value.host.default('127.0.0.1'), '0.0.0.0'),
  HEALTH_PORT: setting(value.port.optional(), '3001'),
  DATA_DIR: setting(value.folder.prefault('./data'), '/var/lib/byline'),
  DATABASE_URL: setting(value.databaseUrl.default(''), 'postgres://user:password@host:5432/byline'),
  STORAGE_URL: setting(value.bucketUrl.default(''), 's3://key:secret@host/bucket?region=eu-west-1'),
  /** An origin; by default the address that the site listens on. */
  SITE_URL: setting(value.origin.default(''), 'https://www.example.com'),
  ADMIN_EMAILS: setting(value.emails.prefault(''), 'you@example.com,colleague@example.com'),
  SMTP_URL: setting(value.smtpUrl.default(''), 'smtps://user:password@host:465'),
  MAIL_FROM: setting(value.email.default(''), 'hello@example.com'),
  YOUTUBE_API_KEY: setting(value.key.default(''), ''),
  YOUTUBE_API_URL: setting(value.webUrl.default(''), 'https://www.googleapis.com'),
  SESSION_SECRET: setting(value.secret(SECRET_LENGTH).default(''), ''),
  TRUSTED_PROXIES: setting(value.proxies.prefault(''), '127.0.0.1,10.0.0.0/8'),
  /** Hours between two backups; 0 for none. */
  BACKUP_EVERY: setting(value.hours.default(0), '1d'),
  BACKUP_KEEP: setting(value.count.default(7), '7'),
  BACKUP_TO: setting(value.folderOrBucket.default(''), '/var/backups/byline'),
  /** The bucket's public address, or `signed`; by default the site serves the images. */
  IMAGES_URL: setting(value.imagesUrl.default(''), 'https://images.example.com'),
  PURGE_URL: setting(value.webUrl.default(''), 'https://cdn.example.com/purge'),
  PURGE_TOKEN: setting(value.token().default(''), ''),
  INDEXNOW: setting(value.indexNow.default(''), 'on'),
  WEBSUB_HUB: setting(value.webUrl.default(''), 'https://pubsubhubbub.appspot.com/'),
  METRICS_TOKEN: setting(value.token(16).default(''), ''),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(value.webUrl.default(''), 'http://127.0.0.1:4318'),
  LOG_FORMAT: setting(value.oneOf(['json', 'text']).optional(), 'json'),
  LOG_REQUESTS: setting(value.oneOf(['on', 'off']).default('on'), 'off'),
});

const NEEDS: Partial<Record<SettingName, SettingName>> = {
  IMAGES_URL: 'STORAGE_URL',
  PURGE_TOKEN: 'PURGE_URL',
  INDEXNOW: 'SITE_URL',
  WEBSUB_HUB: 'SITE_URL',
};

type SettingName = keyof typeof SETTINGS.shape;

export type Settings = z.output<typeof SETTINGS> & {
  /** Origin of SESSION_SECRET: `new` is a file that this start has made. Undefined if DATA_DIR was not read. */
  secretSource?: 'setting' | 'file' | 'new';
};

export const SETTING_NAMES: readonly string[] = SETTINGS.keyof().options;

/** Each line of the message names one setting, says what is wrong with it and shows a correct example. It holds no secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads every setting from `.env` and the environment, and creates `DATA_DIR`. Throws SettingsError with one line per mistake before
 * anything is created, and DiskError.
 */
export async function readSettings(env?: NodeJS.ProcessEnv): Promise<Settings> {
  const settings = readAndCheck(env);
  await explain('DATA_DIR', async () => prepareDataDir(settings.DATA_DIR));
  if (settings.SESSION_SECRET) return { ...settings, secretSource: 'setting' };
  const { secret, isNew } = await explain('SESSION_SECRET', () => readOrCreateSecret(settings.DATA_DIR));
  return { ...settings, SESSION_SECRET: secret, secretSource: isNew ? 'new' : 'file' };
}

/** Reads the settings of an existing site and creates nothing. SESSION_SECRET is empty if neither it nor its file is set. */
export async function readSettingsOfSite(env?: NodeJS.ProcessEnv): Promise<Settings> {
  const settings = readAndCheck(env);
  return explain('SESSION_SECRET', async () => withStoredSecret(settings));
}

/** Parses these values alone, without touching `DATA_DIR`: an empty SESSION_SECRET stays empty. Throws SettingsError. */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  const { settings, problems } = parseValues(env);
  return orThrow(settings, problems);
}

interface ReadableSettings {
  settings: Settings;
  wrongSettings: string[];
  settingHints: string[];
}

export function readReadableSettings(): ReadableSettings {
  const { values, problems: fileProblems } = readEnvironment(SETTING_NAMES);
  const { settings, problems } = parseValues(values);
  const wrongSettings = [...fileProblems, ...problems];
  const settingHints = listMisspeltNames(values, SETTING_NAMES);
  try {
    return { settings: withStoredSecret(settings), wrongSettings, settingHints };
  } catch (error) {
    return { settings, wrongSettings: [...wrongSettings, `SESSION_SECRET: ${getReason(error)}`], settingHints };
  }
}

export function listMisspeltSettings(): string[] {
  return listMisspeltNames(readEnvironment(SETTING_NAMES).values, SETTING_NAMES);
}

export function getSeveralProcessesWarning({ DATABASE_URL, STORAGE_URL, secretSource }: Settings): string | undefined {
  const missing = [...(secretSource === 'setting' ? [] : ['SESSION_SECRET']), ...(STORAGE_URL ? [] : ['STORAGE_URL'])];
  if (!DATABASE_URL || missing.length === 0) return undefined;
  return `DATABASE_URL is set without ${missing.join(' and ')}: right for one process. Where several serve this site, each needs the same; else what one has signed or stored is unknown to the others`;
}

function setting<S extends z.ZodType<unknown, string | undefined>>(schema: S, example: string) {
  return value
    .checked((text) => {
      const [, inner] = /^["'“‘`](.*)["'”’`]$/.exec(text.trim()) ?? [];
      if (inner === undefined) return;
      const isSecret = example === '' || value.quote(inner) === 'it';
      return ['there are quotes around it', isSecret ? { instead: 'leave them out' } : { example: inner }];
    })
    .optional()
    .transform((text) => text?.trim() || undefined)
    .pipe(schema)
    .meta({ example });
}

function readAndCheck(env?: NodeJS.ProcessEnv): Settings {
  const { values, problems: fileProblems } = env ? { values: env, problems: [] } : readEnvironment(SETTING_NAMES);
  const { settings, problems } = parseValues(values);
  const dirProblem = findDataDirProblem(settings.DATA_DIR);
  const wrongDir = dirProblem && !problems.some((line) => line.startsWith('DATA_DIR:'));
  const dirLine = `DATA_DIR: ${dirProblem}; write DATA_DIR=${getExample('DATA_DIR')}, or let this user write there`;
  return orThrow(settings, [...fileProblems, ...problems, ...(wrongDir ? [dirLine] : [])]);
}

function orThrow(settings: Settings, problems: string[]): Settings {
  if (problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

function parseValues(env: NodeJS.ProcessEnv): { settings: Settings; problems: string[] } {
  const wrong = (SETTINGS.safeParse(env).error?.issues ?? []).map(toProblem);
  const mistakes = [...wrong, ...listMissing(env)];
  const rightOnes = Object.entries(env).filter(([name]) => !mistakes.some((mistake) => mistake.name === name));
  const values = SETTINGS.parse(Object.fromEntries(rightOnes));
  return { settings: { ...values, SITE_URL: values.SITE_URL || getListeningUrl(values) }, problems: mistakes.map(({ line }) => line) };
}

function toProblem(issue: z.core.$ZodIssue): { name: string; line: string } {
  const name = String(issue.path[0]);
  const { example = getExample(name), instead = `write ${name}=${example}` } = issue.code === 'custom' ? (issue.params ?? {}) : {};
  return { name, line: `${name}: ${issue.message}; ${instead}` };
}

function listMissing(env: NodeJS.ProcessEnv): { name: string; line: string }[] {
  return Object.entries(NEEDS)
    .filter(([name, needed]) => !['', 'off'].includes(env[name]?.trim() ?? '') && !env[needed]?.trim())
    .map(([name, needed]) => ({
      name,
      line: `${name}: it needs ${needed}, which is not set; write ${needed}=${getExample(needed)}`,
    }));
}

function getExample(name: string): string {
  return String(
    Object.entries(SETTINGS.shape)
      .find(([each]) => each === name)?.[1]
      .meta()?.example,
  );
}

function getListeningUrl({ HOST, PORT }: z.output<typeof SETTINGS>): string {
  const host = ['0.0.0.0', '127.0.0.1'].includes(HOST) ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

function withStoredSecret(settings: Settings): Settings {
  if (settings.SESSION_SECRET) return { ...settings, secretSource: 'setting' };
  return { ...settings, SESSION_SECRET: findSecret(settings.DATA_DIR) ?? '', secretSource: 'file' };
}

async function explain<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (thrown) {
    const error = toDiskError(thrown);
    throw error instanceof DiskError ? error : new SettingsError(`${name}: ${getReason(error)}`);
  }
}

function getReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
