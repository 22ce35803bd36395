import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from './settings.server.ts';

test('the folder of everything that is kept is made for its owner alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dir = path.join(folder, 'data');
  readSettings({ DATA_DIR: dir });
  expect(statSync(dir).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(dir, 'session-secret')).mode & 0o777).toBe(0o600);
});
