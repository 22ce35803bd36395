import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.server.ts';

const SECRET = 'hunter2';

const WRONG: Record<string, string>[] = [
  { PORT: 'abc' },
  { PORT: '70000' },
  { PORT: 'tcp://10.0.0.1:80' },
  { HOST: '*' },
  { HOST: '0.0.0.0:80' },
  { HOST: '[::1]' },
  { HOST: 'https://www.example.com' },
  { HOST: '10.0.0.256' },
  { DATA_DIR: '~/site' },
  { DATA_DIR: 's3://key:hunter2@host/b' },
  { DATABASE_URL: 'mysql://root:hunter2@localhost/byline' },
  { DATABASE_URL: './byline.sqlite' },
  { DATABASE_URL: 'postgres://byline:hunter2/x@host/byline' },
  { DATABASE_URL: 'postgres://byline:hunter2%@host/byline' },
  { STORAGE_URL: 'https://key:hunter2@host/bucket' },
  { STORAGE_URL: 's3://key@host/bucket' },
  { STORAGE_URL: 's3://key:hunter2@host/bucket/folder' },
  { STORAGE_URL: 's3://key:hunter2/+@host/bucket' },
  { SITE_URL: 'www.example.org' },
  { SITE_URL: 'example' },
  { SITE_URL: 'ftp://example.org' },
  { SITE_URL: 'https://example.org/blog' },
  { SITE_URL: '"https://example.org"' },
  { SITE_URL: 'https://example.org,https://example.com' },
  { SITE_URL: 'https://me:hunter2@example.org' },
  { SITE_URL: 'https://*.example.org' },
  { ADMIN_EMAILS: 'kwame' },
  { ADMIN_EMAILS: 'a@example.org; b@example.org' },
  { ADMIN_EMAILS: 'Kwame <kwame@example.org>' },
  { SMTP_URL: 'mail.example.org:587' },
  { SMTP_URL: 'smtps://kwame@example.org:hunter2#1@mail.example.org' },
  { SMTP_URL: "'smtps://kwame:hunter2@mail.example.org'" },
  { MAIL_FROM: 'Kwame <kwame@example.org>' },
  { MAIL_FROM: 'a@example.org,b@example.org' },
  { YOUTUBE_API_KEY: 'hunter2 # mine' },
  { YOUTUBE_API_URL: 'youtube' },
  { SESSION_SECRET: 'hunter2' },
  { SESSION_SECRET: '"hunter2"' },
  { TRUSTED_PROXIES: '127.0.0.1,nginx' },
  { TRUSTED_PROXIES: '10.0.0.0/33' },
  { BACKUP_EVERY: '24' },
  { BACKUP_EVERY: '0' },
  { BACKUP_EVERY: 'daily' },
  { BACKUP_KEEP: '0' },
  { BACKUP_TO: 'https://host/bucket' },
  { BACKUP_TO: 's3://key:hunter2@host' },
  { IMAGES_URL: 'https://images.example.org' },
  { IMAGES_URL: 'yes', STORAGE_URL: 's3://key:hunter2@host/bucket' },
  { PURGE_TOKEN: 'hunter2' },
  { PURGE_URL: 'https://cdn:hunter2@cdn.example.org' },
  { INDEXNOW: 'yes', SITE_URL: 'https://example.org' },
  { INDEXNOW: 'On', SITE_URL: 'https://example.org' },
  { INDEXNOW: 'on' },
  { WEBSUB_HUB: 'hub.example.com', SITE_URL: 'https://example.org' },
  { METRICS_TOKEN: 'hunter2' },
  { METRICS_TOKEN: 'hunter2 hunter2 hunter2' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
  { LOG_FORMAT: 'JSON' },
  { LOG_REQUESTS: 'no' },
];

test.each(WRONG)('[OPS-4] %j is told in one line', (env) => {
  const [line = '', ...more] = getLines(env);
  expect(more).toEqual([]);
  expect(line.split(':')[0]).toBe(Object.keys(env)[0]);
  expect(line).not.toContain(SECRET);
});

test('[OPS-4] all that is wrong is told at once, in the order of the settings', () => {
  const lines = getLines({ LOG_REQUESTS: 'no', PORT: 'abc', SITE_URL: 'example', ADMIN_EMAILS: 'kwame', PURGE_TOKEN: 'hunter2' });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'SITE_URL', 'ADMIN_EMAILS', 'LOG_REQUESTS', 'PURGE_TOKEN']);
});

test('[OPS-4] every value that a line shows as right is taken', () => {
  const written = WRONG.map((env) => ({ env, write: /; write ([A-Z_]+)=(\S+)$/.exec(getLines(env)[0] ?? '') }));
  expect(written.filter(({ write }) => write).length).toBeGreaterThan(40);
  for (const { env, write } of written) {
    const [, name = '', value = ''] = write ?? [];
    if (name) expect(() => parseSettings({ ...env, STORAGE_URL: 's3://key:secret@host/bucket', [name]: value })).not.toThrow();
  }
});

test('[OPS-4] what was written in its own way and can be read is taken', () => {
  expect(parseSettings({ SITE_URL: 'HTTPS://Example.ORG:443/' }).SITE_URL).toBe('https://example.org');
  expect(parseSettings({ HOST: '::1', PORT: '8080' }).SITE_URL).toBe('http://[::1]:8080');
  expect(parseSettings({ HOST: 'fe80::1%eth0' }).HOST).toBe('fe80::1%eth0');
  expect(parseSettings({ ADMIN_EMAILS: ' A@example.org , b@example.org,' }).ADMIN_EMAILS).toEqual(['a@example.org', 'b@example.org']);
  expect(parseSettings({ DATABASE_URL: 'postgres:///byline?host=/run/postgresql' }).DATABASE_URL).toContain('/run');
  expect(parseSettings({ INDEXNOW: 'off' }).INDEXNOW).toBe('');
  const indexNow = (INDEXNOW: string) => parseSettings({ INDEXNOW, SITE_URL: 'https://example.org' }).INDEXNOW;
  expect([indexNow('on'), indexNow('https://www.bing.com/indexnow')]).toEqual([
    'https://api.indexnow.org/indexnow',
    'https://www.bing.com/indexnow',
  ]);
  expect(parseSettings({ BACKUP_EVERY: '2d' }).BACKUP_EVERY).toBe(48);
  expect(parseSettings({ BACKUP_TO: 's3://key:secret@host/bucket' }).BACKUP_TO).toBe('s3://key:secret@host/bucket');
});

function getLines(env: Record<string, string>): string[] {
  try {
    parseSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
}
