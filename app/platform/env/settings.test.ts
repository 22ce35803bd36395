import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseSettings, readSettings } from './settings.server.ts';

test('the data folder is made for its owner alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dir = path.join(folder, 'data');
  readSettings({ DATA_DIR: dir });
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dir, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('.env.example names every setting that is read, and no other', () => {
  const read = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>({}, { get: (_, name) => void read.add(String(name)) });
  parseSettings(env);
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...read].sort());
});

test('an environment that sets what is no setting any more starts all the same', () => {
  expect(parseSettings({ CONTACT_TO: 'not an email', NEWSLETTER: 'perhaps' })).toEqual(parseSettings({}));
});
