import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getSeveralProcessesWarning, parseSettings, readSettings, SETTING_NAMES } from './settings.server.ts';

test('the data folder is made for its owner alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dir = path.join(folder, 'data');
  await readSettings({ DATA_DIR: dir });
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('.env.example names every setting that is read, and no other', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...SETTING_NAMES].sort());
});

test('an environment that sets what is no setting any more starts all the same', () => {
  expect(parseSettings({ CONTACT_TO: 'not an email', NEWSLETTER: 'perhaps' })).toEqual(parseSettings({}));
});

test('what serves one process and not several is said in one line, and only then', () => {
  const warn = (env: Record<string, string>, secretSource: 'file' | 'setting') =>
    getSeveralProcessesWarning({ ...parseSettings(env), secretSource });
  const DATABASE_URL = 'postgres://localhost/byline';
  const STORAGE_URL = 's3://key:secret@localhost/bucket';
  expect(warn({ DATABASE_URL }, 'file')).toMatch(/^DATABASE_URL is set without SESSION_SECRET and STORAGE_URL: right for one process\./);
  expect(warn({ DATABASE_URL, STORAGE_URL }, 'file')).toContain('without SESSION_SECRET:');
  expect(warn({ DATABASE_URL }, 'setting')).toContain('without STORAGE_URL:');
  expect(warn({ DATABASE_URL, STORAGE_URL }, 'setting')).toBeUndefined();
  expect(warn({}, 'file')).toBeUndefined();
});
