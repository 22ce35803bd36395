import { DiskError, toDiskError } from '#platform/errors/disk-error.server.ts';
import { findDataDirProblem, prepareDataDir } from './data-folder.server.ts';
import { type Environment, readEnvironment } from './env-file.server.ts';
import { listMisspeltNames } from './misspelt-names.ts';
import { findSecret, readOrCreateSecret, SECRET_LENGTH } from './session-secret.server.ts';
import {
  toBucketUrl,
  toCount,
  toDatabaseUrl,
  toEmail,
  toEmails,
  toFolder,
  toFolderOrBucket,
  toHost,
  toHours,
  toImagesUrl,
  toIndexNow,
  toKey,
  toOneOf,
  toOrigin,
  toPort,
  toProxies,
  toSecret,
  toSmtpUrl,
  toToken,
  toWebUrl,
} from './setting-values.server.ts';
import { quoteValue, WrongValue } from './wrong-value.ts';

export type Settings = Values & {
  /** Where SESSION_SECRET comes from: `new` is a file that this start has made. Left out where DATA_DIR was not read. */
  secretSource?: 'setting' | 'file' | 'new';
};

type Values = { [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['read']> };
type SettingName = keyof typeof SETTINGS;

/** Each line of the message names one setting, says what is wrong with it and shows what is right. It holds no secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads every setting from `.env` and the environment, and makes `DATA_DIR`. Throws SettingsError with one line for each thing that is
 * wrong, before anything is made, and DiskError.
 */
export function readSettings(env?: NodeJS.ProcessEnv): Settings {
  const settings = readAndCheck(env);
  const { DATA_DIR, SESSION_SECRET } = settings;
  explain('DATA_DIR', () => prepareDataDir(DATA_DIR));
  if (SESSION_SECRET) return { ...settings, secretSource: 'setting' };
  const { secret, isNew } = explain('SESSION_SECRET', () => readOrCreateSecret(DATA_DIR));
  return { ...settings, SESSION_SECRET: secret, secretSource: isNew ? 'new' : 'file' };
}

/** As `readSettings`, for a site that is there: makes nothing. SESSION_SECRET is empty where neither it nor its file is set. */
export function readSettingsOfSite(env?: NodeJS.ProcessEnv): Settings {
  const settings = readAndCheck(env);
  const { DATA_DIR, SESSION_SECRET } = settings;
  if (SESSION_SECRET) return { ...settings, secretSource: 'setting' };
  return { ...settings, SESSION_SECRET: explain('SESSION_SECRET', () => findSecret(DATA_DIR)) ?? '', secretSource: 'file' };
}

/** As `readSettings`, from these values alone and without touching `DATA_DIR`: an empty SESSION_SECRET stays empty. */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  return orThrow(parseValues(env));
}

/** One line for each name in `.env` and the environment that is nearly a setting. */
export function listMisspeltSettings(): string[] {
  return listMisspeltNames(readEnvironment(NAMES).values, NAMES);
}

/** One line where the settings serve one process and not several; undefined where there is nothing to say. */
export function getSeveralProcessesWarning({ DATABASE_URL, STORAGE_URL, secretSource }: Settings): string | undefined {
  const missing = [...(secretSource === 'setting' ? [] : ['SESSION_SECRET']), ...(STORAGE_URL ? [] : ['STORAGE_URL'])];
  if (!DATABASE_URL || missing.length === 0) return undefined;
  return `DATABASE_URL is set without ${missing.join(' and ')}: right for one process. Where several serve this site, each needs the same; else what one has signed or stored is unknown to the others`;
}

const SETTINGS = {
  PORT: { read: (text = '3000') => toPort(text), example: '3000' },
  HOST: { read: (text = '127.0.0.1') => toHost(text), example: '0.0.0.0' },
  DATA_DIR: { read: (text = './data') => toFolder(text), example: '/var/lib/byline' },
  DATABASE_URL: { read: (text) => (text ? toDatabaseUrl(text) : ''), example: 'postgres://user:password@host:5432/byline' },
  STORAGE_URL: { read: (text) => (text ? toBucketUrl(text) : ''), example: 's3://key:secret@host/bucket?region=eu-west-1' },
  /** An origin; where it is not set, the address that the site listens on. */
  SITE_URL: { read: (text) => (text ? toOrigin(text) : ''), example: 'https://www.example.com' },
  ADMIN_EMAILS: { read: (text = '') => toEmails(text), example: 'you@example.com,colleague@example.com' },
  SMTP_URL: { read: (text) => (text ? toSmtpUrl(text) : ''), example: 'smtps://user:password@host:465' },
  MAIL_FROM: { read: (text) => (text ? toEmail(text) : ''), example: 'hello@example.com' },
  YOUTUBE_API_KEY: { read: (text = '') => toKey(text), example: '' },
  YOUTUBE_API_URL: { read: (text) => (text ? toWebUrl(text) : ''), example: 'https://www.googleapis.com' },
  SESSION_SECRET: { read: (text) => (text ? toSecret(text, SECRET_LENGTH) : ''), example: '' },
  TRUSTED_PROXIES: { read: (text = '') => toProxies(text), example: '127.0.0.1,10.0.0.0/8' },
  /** Hours between two backups; 0 makes none by itself. */
  BACKUP_EVERY: { read: (text) => (text ? toHours(text) : 0), example: '1d' },
  BACKUP_KEEP: { read: (text = '7') => toCount(text), example: '7' },
  /** A folder, or an S3-compatible bucket as in STORAGE_URL; empty: `backups` in DATA_DIR. */
  BACKUP_TO: { read: (text) => (text ? toFolderOrBucket(text) : ''), example: '/var/backups/byline' },
  /** Where the bucket's images are public, or `signed`; empty: the site serves them. */
  IMAGES_URL: { read: (text) => (text ? toImagesUrl(text) : ''), example: 'https://images.example.com' },
  /** What is told of each change of content, so that a CDN forgets its pages. */
  PURGE_URL: { read: (text) => (text ? toWebUrl(text) : ''), example: 'https://cdn.example.com/purge' },
  PURGE_TOKEN: { read: (text) => (text ? toToken(text) : ''), example: '' },
  /** Where search engines are told of changes; empty: nowhere. */
  INDEXNOW: { read: (text) => (text ? toIndexNow(text) : ''), example: 'on' },
  /** What feed readers are told of changes by; empty: they ask for themselves. */
  WEBSUB_HUB: { read: (text) => (text ? toWebUrl(text) : ''), example: 'https://pubsubhubbub.appspot.com/' },
  /** Whoever sends it may read /metrics; empty: nobody. */
  METRICS_TOKEN: { read: (text) => (text ? toToken(text, { length: 16 }) : ''), example: '' },
  /** OpenTelemetry's own name. */
  OTEL_EXPORTER_OTLP_ENDPOINT: { read: (text) => (text ? toWebUrl(text) : ''), example: 'http://127.0.0.1:4318' },
  LOG_FORMAT: { read: (text) => (text ? toOneOf(text, ['json', 'text']) : undefined), example: 'json' },
  LOG_REQUESTS: { read: (text = 'on') => toOneOf(text, ['on', 'off']), example: 'off' },
} satisfies Record<string, Setting>;

interface Setting {
  /** From what was written; undefined where it is not set. Throws WrongValue. */
  read: (text?: string) => unknown;
  example: string;
}

/** Of all settings. */
export const NAMES: readonly string[] = Object.keys(SETTINGS);

/** What is of use beside another setting alone. */
const NEEDS: Partial<Record<SettingName, SettingName>> = {
  IMAGES_URL: 'STORAGE_URL',
  PURGE_TOKEN: 'PURGE_URL',
  INDEXNOW: 'SITE_URL',
  WEBSUB_HUB: 'SITE_URL',
};

interface Parsed {
  /** Undefined where something is wrong. */
  settings: Settings | undefined;
  problems: string[];
}

function readAndCheck(env?: NodeJS.ProcessEnv): Settings {
  const { values, problems } = env ? { values: env, problems: [] } : readEnvironment(NAMES);
  const parsed = parseValues(values);
  return orThrow({ ...parsed, problems: [...problems, ...parsed.problems, ...checkDataDir(values)] });
}

function orThrow({ settings, problems }: Parsed): Settings {
  if (!settings || problems.length > 0) throw new SettingsError(problems.join('\n'));
  return settings;
}

function parseValues(env: Environment['values']): Parsed {
  const problems: string[] = [];
  const entries = Object.entries<Setting>(SETTINGS).map(([name, setting]) => {
    try {
      return [name, readValue(name, setting, env)];
    } catch (error) {
      problems.push(toProblem(name, setting, error));
      return [];
    }
  });
  problems.push(...listMissing(env));
  if (problems.length > 0) return { settings: undefined, problems };
  const values = Object.fromEntries(entries) as Values; // each by the reader of its name
  return { settings: { ...values, SITE_URL: values.SITE_URL || getListeningUrl(values) }, problems };
}

function readValue(name: string, { read }: Setting, env: Environment['values']): unknown {
  const text = env[name]?.trim();
  const [, inner] = (name !== 'SESSION_SECRET' && /^["'“‘`](.*)["'”’`]$/.exec(text ?? '')) || []; // a secret may have them, and has in older sites
  if (inner === undefined) return read(text || undefined);
  const isSecret = SECRETS.includes(name) || quoteValue(inner) === 'it';
  throw new WrongValue('there are quotes around it', isSecret ? { instead: 'leave them out' } : { example: inner });
}

const SECRETS = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL', 'BACKUP_TO', 'YOUTUBE_API_KEY', 'PURGE_TOKEN', 'METRICS_TOKEN'];

function toProblem(name: string, { example }: Setting, error: unknown): string {
  if (!(error instanceof WrongValue)) throw error;
  const { instead = `write ${name}=${error.remedy.example ?? example}` } = error.remedy;
  return `${name}: ${error.message}; ${instead}`;
}

function listMissing(env: Environment['values']): string[] {
  return Object.entries(NEEDS)
    .filter(([name, needed]) => !['', 'off'].includes(env[name]?.trim() ?? '') && !env[needed]?.trim())
    .map(([name, needed]) => `${name}: it is of use beside ${needed} alone, which is not set; write ${needed}=${SETTINGS[needed].example}`);
}

/** Before anything is made; what is wrong with the value itself is told already. */
function checkDataDir(env: Environment['values']): string[] {
  try {
    const problem = findDataDirProblem(SETTINGS.DATA_DIR.read(env.DATA_DIR?.trim() || undefined));
    return problem === undefined ? [] : [`DATA_DIR: ${problem}; write DATA_DIR=${SETTINGS.DATA_DIR.example}, or let this user write there`];
  } catch (error) {
    if (error instanceof WrongValue) return [];
    throw error;
  }
}

function getListeningUrl({ HOST, PORT }: Values): string {
  return `http://${HOST.includes(':') ? `[${HOST}]` : getPublicHost(HOST)}:${PORT}`;
}

function getPublicHost(host: string) {
  return host === '0.0.0.0' || host === '127.0.0.1' ? 'localhost' : host;
}

function explain<Result>(setting: string, read: () => Result): Result {
  try {
    return read();
  } catch (thrown) {
    const error = toDiskError(thrown);
    if (error instanceof DiskError) throw error;
    throw new SettingsError(`${setting}: ${error instanceof Error ? error.message : error}`);
  }
}
