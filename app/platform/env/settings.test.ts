import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings.server.ts';

test('the folder of everything that is kept is made for its owner alone', () => {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'byline-settings-')), 'data');
  readSettings({ DATA_DIR: dir });
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dir, 'session-secret')).mode & 0o777).toBe(0o600);
});
