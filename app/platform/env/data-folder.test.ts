import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readSettings, SettingsError } from './settings.server.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-secret-'));
  file = path.join(folder, 'session-secret');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

test('the secret is made once, for its owner alone, and nothing else is left beside it', async () => {
  const { SESSION_SECRET } = await readSettings({ DATA_DIR: folder });
  expect(SESSION_SECRET).toMatch(/^[\w-]{43}$/);
  expect((await readSettings({ DATA_DIR: folder })).SESSION_SECRET).toBe(SESSION_SECRET);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['session-secret']);
});

test.each([
  { what: 'an empty file', text: '', says: 'is empty' },
  { what: 'a file of spaces', text: '  \n', says: 'is empty' },
  { what: 'a short file', text: 'x'.repeat(31), says: 'has only 31 characters' },
])('$what stops the start with its name and what to do, and stays as it is', async ({ text, says }) => {
  writeFileSync(file, text);
  const read = () => readSettings({ DATA_DIR: folder });
  await expect(read()).rejects.toThrow(SettingsError);
  await expect(read()).rejects.toThrow(`SESSION_SECRET: ${file} ${says}`);
  await expect(read()).rejects.toThrow('put it back from your backup');
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a secret that cannot be read stops the start with its name, and is not replaced', async () => {
  mkdirSync(file);
  await expect(readSettings({ DATA_DIR: folder })).rejects.toThrow(`SESSION_SECRET: ${file} cannot be read`);
  expect(statSync(file).isDirectory()).toBe(true);
});

test('SESSION_SECRET counts before the file, and has as many characters', async () => {
  writeFileSync(file, '');
  expect((await readSettings({ DATA_DIR: folder, SESSION_SECRET: 'y'.repeat(32) })).SESSION_SECRET).toBe('y'.repeat(32));
  await expect(readSettings({ DATA_DIR: folder, SESSION_SECRET: 'y'.repeat(31) })).rejects.toThrow(
    'SESSION_SECRET: must have 32 characters',
  );
});

test('processes that start at the same moment agree on one secret', async () => {
  const code =
    "import('./app/platform/env/settings.server.ts').then(async ({ readSettings }) => console.log((await readSettings()).SESSION_SECRET))";
  const start = () => promisify(execFile)(process.execPath, ['-e', code], { env: { DATA_DIR: folder, ENV_FILE: '' } });
  const secrets = await Promise.all(Array.from({ length: 6 }, async () => (await start()).stdout.trim()));
  expect(new Set(secrets)).toEqual(new Set([readFileSync(file, 'utf8').trim()]));
  expect(readdirSync(folder)).toEqual(['session-secret']);
});
