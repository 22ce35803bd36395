import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.server.ts';

const SECRET = 'hunter2';

/** What is written, and the line that is told of it. */
const WRONG: [Record<string, string>, string][] = [
  [{ PORT: 'abc' }, 'PORT: "abc" is no port: it must be a whole number from 0 to 65535; write PORT=3000'],
  [{ PORT: '70000' }, 'PORT: "70000" is no port: it must be a whole number from 0 to 65535; write PORT=3000'],
  [{ PORT: 'tcp://10.0.0.1:80' }, 'PORT: "tcp://10.0.0.1:80" is no port: it must be a whole number from 0 to 65535; write PORT=3000'],
  [{ HOST: '*' }, 'HOST: "*" is no address; 0.0.0.0 stands for every address of this machine; write HOST=0.0.0.0'],
  [{ HOST: '0.0.0.0:80' }, 'HOST: "0.0.0.0:80" holds a port, which stands in PORT; write HOST=0.0.0.0'],
  [{ HOST: '[::1]' }, 'HOST: the brackets belong to URLs alone; write HOST=::1'],
  [
    { HOST: 'https://www.example.com' },
    'HOST: it is a URL; here stands the address to listen on alone, and in SITE_URL what readers see; write HOST=0.0.0.0',
  ],
  [{ HOST: '10.0.0.256' }, 'HOST: "10.0.0.256" is neither an IP address nor the name of a host; write HOST=0.0.0.0'],
  [{ DATA_DIR: '~/site' }, 'DATA_DIR: "~/site" begins with ~, which a shell alone understands; write DATA_DIR=/var/lib/byline'],
  [{ DATA_DIR: 's3://key:hunter2@host/b' }, 'DATA_DIR: it is a URL, and must be a folder of this machine; write DATA_DIR=/var/lib/byline'],
  [
    { DATABASE_URL: 'mysql://root:hunter2@localhost/byline' },
    'DATABASE_URL: it must begin with postgres:// or postgresql://, and begins with mysql://; write DATABASE_URL=postgres://user:password@host:5432/byline',
  ],
  [
    { DATABASE_URL: './byline.sqlite' },
    'DATABASE_URL: it names an SQLite file, and is for PostgreSQL alone; left empty, the site keeps its rows in SQLite in DATA_DIR; write DATABASE_URL=postgres://user:password@host:5432/byline',
  ],
  [
    { DATABASE_URL: 'postgres://byline:hunter2/x@host/byline' },
    'DATABASE_URL: it cannot be read; in a user name or a password / must be written %2F, # %23, ? %3F, @ %40 and : %3A; write DATABASE_URL=postgres://user:password@host:5432/byline',
  ],
  [
    { DATABASE_URL: 'postgres://byline:hunter2%@host/byline' },
    'DATABASE_URL: a percent sign in the user name or the password must be written %25; write DATABASE_URL=postgres://user:password@host:5432/byline',
  ],
  [
    { STORAGE_URL: 'https://key:hunter2@host/bucket' },
    'STORAGE_URL: it must begin with s3:// or s3+http://; write STORAGE_URL=s3://key:secret@host/bucket?region=eu-west-1',
  ],
  [
    { STORAGE_URL: 's3://key@host/bucket' },
    'STORAGE_URL: the key or the secret is missing; write STORAGE_URL=s3://key:secret@host/bucket?region=eu-west-1',
  ],
  [
    { STORAGE_URL: 's3://key:hunter2@host/bucket/folder' },
    'STORAGE_URL: exactly one bucket must follow the host; write STORAGE_URL=s3://key:secret@host/bucket?region=eu-west-1',
  ],
  [
    { STORAGE_URL: 's3://key:hunter2/+@host/bucket' },
    'STORAGE_URL: it is no URL; in the key or the secret / must be written %2F, + as %2B, @ as %40; write STORAGE_URL=s3://key:secret@host/bucket?region=eu-west-1',
  ],
  [{ SITE_URL: 'www.example.org' }, 'SITE_URL: "www.example.org" lacks https:// or http://; write SITE_URL=https://www.example.org'],
  [{ SITE_URL: 'example' }, 'SITE_URL: "example" lacks https:// or http://; write SITE_URL=https://www.example.com'],
  [
    { SITE_URL: 'ftp://example.org' },
    'SITE_URL: it begins with ftp://, and must with https:// or http://; write SITE_URL=https://www.example.com',
  ],
  [
    { SITE_URL: 'https://example.org/blog' },
    'SITE_URL: "https://example.org/blog" has a path, and the site stands at the root of its host; write SITE_URL=https://example.org',
  ],
  [{ SITE_URL: '"https://example.org"' }, 'SITE_URL: there are quotes around it; write SITE_URL=https://example.org'],
  [
    { SITE_URL: 'https://example.org,https://example.com' },
    'SITE_URL: it holds a comma; it must be one address; write SITE_URL=https://www.example.com',
  ],
  [
    { SITE_URL: 'https://me:hunter2@example.org' },
    'SITE_URL: it holds a user name or a password, which has no place in it; write SITE_URL=https://www.example.com',
  ],
  [
    { SITE_URL: 'https://*.example.org' },
    'SITE_URL: "https://*.example.org" has no host that a browser can open; write SITE_URL=https://www.example.com',
  ],
  [{ ADMIN_EMAILS: 'kwame' }, 'ADMIN_EMAILS: "kwame" is no email address; write ADMIN_EMAILS=you@example.com,colleague@example.com'],
  [
    { ADMIN_EMAILS: 'a@example.org; b@example.org' },
    'ADMIN_EMAILS: "a@example.org; b@example.org" is no email address; several are separated by commas; write ADMIN_EMAILS=you@example.com,colleague@example.com',
  ],
  [
    { ADMIN_EMAILS: 'Kwame <kwame@example.org>' },
    'ADMIN_EMAILS: "Kwame <kwame@example.org>" holds a name; the address must stand alone; write ADMIN_EMAILS=you@example.com,colleague@example.com',
  ],
  [{ SMTP_URL: 'mail.example.org:587' }, 'SMTP_URL: it must begin with smtp:// or smtps://; write SMTP_URL=smtps://user:password@host:465'],
  [
    { SMTP_URL: 'smtps://kwame@example.org:hunter2#1@mail.example.org' },
    'SMTP_URL: it cannot be read; in a user name or a password / must be written %2F, # %23, ? %3F, @ %40 and : %3A; write SMTP_URL=smtps://user:password@host:465',
  ],
  [{ SMTP_URL: "'smtps://kwame:hunter2@mail.example.org'" }, 'SMTP_URL: there are quotes around it; leave them out'],
  [
    { MAIL_FROM: 'Kwame <kwame@example.org>' },
    'MAIL_FROM: "Kwame <kwame@example.org>" holds a name; the address must stand alone; write MAIL_FROM=hello@example.com',
  ],
  [
    { MAIL_FROM: 'a@example.org,b@example.org' },
    'MAIL_FROM: "a@example.org,b@example.org" is no email address; write MAIL_FROM=hello@example.com',
  ],
  [{ YOUTUBE_API_KEY: 'hunter2 # mine' }, 'YOUTUBE_API_KEY: it holds a space, and no key does; copy it again, alone'],
  [
    { YOUTUBE_API_URL: 'youtube' },
    'YOUTUBE_API_URL: "youtube" lacks https:// or http://; write YOUTUBE_API_URL=https://www.googleapis.com',
  ],
  [
    { SESSION_SECRET: 'hunter2' },
    'SESSION_SECRET: must have 32 characters at least, and has 7; openssl rand -base64 32 prints one; or leave it empty, and one is made and kept in DATA_DIR',
  ],
  [{ SESSION_SECRET: '"hunter2"' }, 'SESSION_SECRET: there are quotes around it; leave them out'],
  [
    { TRUSTED_PROXIES: '127.0.0.1,nginx' },
    'TRUSTED_PROXIES: "nginx" is neither an IP address nor a range; names are not looked up; write TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES: "10.0.0.0/33" is neither an IP address nor a range; names are not looked up; write TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8',
  ],
  [{ BACKUP_EVERY: '24' }, 'BACKUP_EVERY: "24" must be a number of hours or days; write BACKUP_EVERY=24h'],
  [{ BACKUP_EVERY: '0' }, 'BACKUP_EVERY: "0" makes no backups; leave it empty for that; write BACKUP_EVERY=1d'],
  [{ BACKUP_EVERY: 'daily' }, 'BACKUP_EVERY: "daily" must be a number of hours or days; write BACKUP_EVERY=1d'],
  [{ BACKUP_KEEP: '0' }, 'BACKUP_KEEP: "0" must be a whole number from 1 to 999; write BACKUP_KEEP=7'],
  [
    { BACKUP_TO: 'https://host/bucket' },
    'BACKUP_TO: it is a URL, and must be a folder of this machine; write BACKUP_TO=/var/backups/byline',
  ],
  [{ BACKUP_TO: 's3://key:hunter2@host' }, 'BACKUP_TO: exactly one bucket must follow the host; write BACKUP_TO=/var/backups/byline'],
  [
    { IMAGES_URL: 'https://images.example.org' },
    'IMAGES_URL: it is of use beside STORAGE_URL alone, which is not set; write STORAGE_URL=s3://key:secret@host/bucket?region=eu-west-1',
  ],
  [
    { IMAGES_URL: 'yes', STORAGE_URL: 's3://key:hunter2@host/bucket' },
    'IMAGES_URL: "yes" lacks https:// or http://; write IMAGES_URL=https://images.example.com',
  ],
  [
    { PURGE_TOKEN: 'hunter2' },
    'PURGE_TOKEN: it is of use beside PURGE_URL alone, which is not set; write PURGE_URL=https://cdn.example.com/purge',
  ],
  [
    { PURGE_URL: 'https://cdn:hunter2@cdn.example.org' },
    'PURGE_URL: it holds a user name or a password, which has no place in it; write PURGE_URL=https://cdn.example.com/purge',
  ],
  [{ INDEXNOW: 'yes', SITE_URL: 'https://example.org' }, 'INDEXNOW: "yes" must be on or off; write INDEXNOW=on'],
  [{ INDEXNOW: 'On', SITE_URL: 'https://example.org' }, 'INDEXNOW: "On" must be on or off; write INDEXNOW=on'],
  [{ INDEXNOW: 'on' }, 'INDEXNOW: it is of use beside SITE_URL alone, which is not set; write SITE_URL=https://www.example.com'],
  [
    { WEBSUB_HUB: 'hub.example.com', SITE_URL: 'https://example.org' },
    'WEBSUB_HUB: "hub.example.com" lacks https:// or http://; write WEBSUB_HUB=https://hub.example.com',
  ],
  [{ METRICS_TOKEN: 'hunter2' }, 'METRICS_TOKEN: must have 16 characters at least, and has 7; openssl rand -hex 24 prints one'],
  [
    { METRICS_TOKEN: 'hunter2 hunter2 hunter2' },
    'METRICS_TOKEN: it holds a space or a character that no header may have; openssl rand -hex 24 prints one',
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" lacks https:// or http://; write OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318',
  ],
  [{ LOG_FORMAT: 'JSON' }, 'LOG_FORMAT: "JSON" must be json or text; write LOG_FORMAT=json'],
  [{ LOG_REQUESTS: 'no' }, 'LOG_REQUESTS: "no" must be on or off; write LOG_REQUESTS=off'],
];

test.each(WRONG)('[OPS-4] %j is told in one line', (env, line) => {
  expect(getLines(env)).toEqual([line]);
  expect(line).not.toContain(SECRET);
});

test('[OPS-4] all that is wrong is told at once, in the order of the settings', () => {
  const lines = getLines({ LOG_REQUESTS: 'no', PORT: 'abc', SITE_URL: 'example', ADMIN_EMAILS: 'kwame', PURGE_TOKEN: 'hunter2' });
  expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'SITE_URL', 'ADMIN_EMAILS', 'LOG_REQUESTS', 'PURGE_TOKEN']);
});

test('[OPS-4] every value that a line shows as right is taken', () => {
  for (const [env, line] of WRONG) {
    const [, name = '', value = ''] = /; write ([A-Z_]+)=(\S+)$/.exec(line) ?? [];
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
