import path from 'node:path';
import { DiskError, toDiskError } from '#platform/errors/disk-error.server.ts';
import { z } from '#platform/forms/zod.ts';
import { prepareDataDir } from './data-folder.server.ts';
import { findSecret, readOrCreateSecret, SECRET_LENGTH } from './session-secret.server.ts';

export type Settings = z.infer<typeof schema> & {
  /** Where SESSION_SECRET comes from: `new` is a file that this start has made. Left out where DATA_DIR was not read. */
  secretSource?: 'setting' | 'file' | 'new';
};

/** Each line of the message names one setting and says what is wrong with it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Reads every setting from the environment and makes `DATA_DIR`. Throws SettingsError with one line per wrong setting, and DiskError. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const settings = parseSettings(env);
  const { DATA_DIR, SESSION_SECRET } = settings;
  explain('DATA_DIR', () => prepareDataDir(DATA_DIR));
  if (SESSION_SECRET) return { ...settings, secretSource: 'setting' };
  const { secret, isNew } = explain('SESSION_SECRET', () => readOrCreateSecret(DATA_DIR));
  return { ...settings, SESSION_SECRET: secret, secretSource: isNew ? 'new' : 'file' };
}

/** As `readSettings`, for a site that is there: makes nothing. SESSION_SECRET is empty where neither it nor its file is set. */
export function readSettingsOfSite(env: NodeJS.ProcessEnv = process.env): Settings {
  const settings = parseSettings(env);
  const { DATA_DIR, SESSION_SECRET } = settings;
  if (SESSION_SECRET) return { ...settings, secretSource: 'setting' };
  return { ...settings, SESSION_SECRET: explain('SESSION_SECRET', () => findSecret(DATA_DIR)) ?? '', secretSource: 'file' };
}

/** One line where the settings serve one process and not several; undefined where there is nothing to say. */
export function getSeveralProcessesWarning({ DATABASE_URL, STORAGE_URL, secretSource }: Settings): string | undefined {
  const missing = [...(secretSource === 'setting' ? [] : ['SESSION_SECRET']), ...(STORAGE_URL ? [] : ['STORAGE_URL'])];
  if (!DATABASE_URL || missing.length === 0) return undefined;
  return `DATABASE_URL is set without ${missing.join(' and ')}: right for one process. Where several serve this site, each needs the same; else what one has signed or stored is unknown to the others`;
}

/** As `readSettings`, without touching `DATA_DIR`: an empty SESSION_SECRET stays empty. */
export function parseSettings(env: NodeJS.ProcessEnv): Settings {
  const values = Object.fromEntries(NAMES.filter((name) => env[name]?.trim()).map((name) => [name, env[name]?.trim()]));
  const parsed = schema.safeParse(values);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { SITE_URL, HOST, PORT } = parsed.data;
  return { ...parsed.data, SITE_URL: SITE_URL || `http://${HOST.includes(':') ? `[${HOST}]` : getPublicHost(HOST)}:${PORT}` };
}

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `must be an address such as ${example}`);

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const schema = z.strictObject({
  PORT: z
    .string()
    .default('3000')
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'must be a whole number from 0 to 65535')
    .transform(Number),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((value) => path.resolve(value)),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user@host:5432/name').or(z.literal('')).default(''),
  STORAGE_URL: url(['s3:', 's3+http:'], 's3://key:secret@host/bucket').or(z.literal('')).default(''),
  SITE_URL: url(['http:', 'https:'], 'https://www.example.com')
    .transform((value) => new URL(value).origin)
    .or(z.literal(''))
    .default(''),
  ADMIN_EMAILS: list.transform((emails) => emails.map((email) => email.toLowerCase())),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@host:465').or(z.literal('')).default(''),
  MAIL_FROM: z.email('must be one e-mail address').or(z.literal('')).default(''),
  YOUTUBE_API_KEY: z.string().default(''),
  YOUTUBE_API_URL: url(['http:', 'https:'], 'https://www.googleapis.com').or(z.literal('')).default(''),
  SESSION_SECRET: z.string().min(SECRET_LENGTH, `must have ${SECRET_LENGTH} characters at least`).or(z.literal('')).default(''),
  TRUSTED_PROXIES: list,
  /** Hours between two backups; 0 makes none by itself. */
  BACKUP_EVERY: z
    .string()
    .regex(/^[1-9]\d{0,3}[hd]$/, 'must be a number of hours or days such as 6h or 1d')
    .transform((value) => Number.parseInt(value, 10) * (value.endsWith('d') ? 24 : 1))
    .optional()
    .transform((hours) => hours ?? 0),
  BACKUP_KEEP: z
    .string()
    .default('7')
    .refine((value) => /^[1-9]\d{0,2}$/.test(value), 'must be a whole number from 1 to 999')
    .transform(Number),
  /** A folder, or an S3-compatible bucket as in STORAGE_URL; empty: `backups` in DATA_DIR. */
  BACKUP_TO: z.string().default(''),
  /** Where the bucket's images are public, or `signed`; empty: the site serves them. */
  IMAGES_URL: url(['https:', 'http:'], 'https://images.example.com').or(z.literal('signed')).or(z.literal('')).default(''),
  /** What is told of each change of content, so that a CDN forgets its pages. */
  PURGE_URL: url(['https:', 'http:'], 'https://cdn.example.com/purge').or(z.literal('')).default(''),
  PURGE_TOKEN: z.string().default(''),
  /** Whoever sends it may read /metrics; empty: nobody. */
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters at least').or(z.literal('')).default(''),
  /** OpenTelemetry's own name. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['https:', 'http:'], 'http://127.0.0.1:4318').or(z.literal('')).default(''),
  LOG_FORMAT: z.enum(['json', 'text'], 'must be json or text').optional(),
  LOG_REQUESTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
});

const NAMES = Object.keys(schema.shape);

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
