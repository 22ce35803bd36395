import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

import { listMisspeltNames, readEnvironment } from './env-file.server.ts';

const NAMES = ['PORT', 'HOST', 'DATA_DIR', 'SITE_URL', 'SMTP_URL', 'ADMIN_EMAILS', 'MAIL_FROM', 'DATABASE_URL'];
let file = '';

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-env-'));
  file = path.join(folder, 'settings');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function read(text: string | Buffer, env: NodeJS.ProcessEnv = {}) {
  writeFileSync(file, text);
  return readEnvironment(NAMES, { ENV_FILE: file, ...env });
}

test.each([
  ['PORT=4500', '4500'],
  ['  export PORT = 4500  ', '4500'],
  ['PORT="4500"\r\nHOST=::', '4500'],
  ["PORT='4500' # where it listens", '4500'],
  ['PORT=4500 # where it listens', '4500'],
  ['PORT="45#00"', '45#00'],
  ['PORT=', ''],
  ['PORT= # none', ''],
  ['\uFEFFPORT=4500', '4500'],
  ['# PORT=4500', undefined],
])('[OPS-4] the line %j gives PORT the value %j', (text, value) => {
  const { values, problems } = read(text);
  expect([values.PORT, problems]).toEqual([value, []]);
});

test('[OPS-4] the environment counts before the file, also where it is empty', () => {
  const { values } = read('PORT=4500\nHOST=::\nSITE_URL=https://a.example', { PORT: '4600', HOST: '' });
  expect(values).toMatchObject({ PORT: '4600', HOST: '', SITE_URL: 'https://a.example' });
});

test('[OPS-4] no file is read where ENV_FILE is empty, and one that it names must be there', () => {
  expect(readEnvironment(NAMES, { ENV_FILE: '', PORT: '1' })).toEqual({ values: expect.objectContaining({ PORT: '1' }), problems: [] });
  expect(readEnvironment(NAMES, { ENV_FILE: file }).problems).toEqual([`ENV_FILE: ${file} is not there`]);
});

test.each<[string | Buffer, string]>([
  ['HOST=::\nPORT 4500', 'line 2: there is no = after PORT; write PORT=…'],
  ['PORT: 4500', 'line 1: there is no = after PORT; write PORT=…'],
  ['PORT="4500', 'line 1: the quote that opens PORT is not closed in its line'],
  ['PORT=1\nPORT=2', 'line 2: PORT is set a second time; leave one of them out'],
  ['SMTP_URL=smtp://a:b#c@d', 'line 1: a # in SMTP_URL begins a comment; put quotes around the whole value'],
])('[OPS-4] in the file %j it is said that %s', (text, problem) => {
  expect(read(text).problems).toEqual([`ENV_FILE: ${file}, ${problem}`]);
});

test('[OPS-4] lines of other programs are not judged', () => {
  expect(read('COMPOSE_PROFILES\nPOSTGRES_PASSWORD="x\nA=1\nA=2').problems).toEqual([]);
});

test('[OPS-4] a file that is no text, or is a folder, is said', () => {
  expect(read(Buffer.from('PORT=4500', 'utf16le')).problems).toEqual([`ENV_FILE: ${file} is no UTF-8 text; save it as UTF-8`]);
  rmSync(file);
  mkdirSync(file);
  expect(readEnvironment(NAMES, { ENV_FILE: file }).problems).toEqual([expect.stringContaining(`${file} cannot be read (EISDIR`)]);
});

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
  ['ADMIN_EMIALS', 'ADMIN_EMAILS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['site_url', 'SITE_URL'],
  ['port', 'PORT'],
])('[OPS-4] %s is pointed out as nearly %s', (name, meant) => {
  const warnings = listMisspeltNames({ [name]: 'hunter2' }, NAMES);
  expect(warnings).toEqual([`${name} is no setting and is not read; did you mean ${meant}?`]);
});

test('[OPS-4] names of others are not', () => {
  const others = [
    'HOSTNAME',
    'HOME',
    'MAIL',
    'PATH',
    'POST',
    'GHOST',
    'BASE_URL',
    'XDG_DATA_DIRS',
    'LOG_LEVEL',
    'SMTP_HOST',
    'npm_config_port',
    'TMPDIR',
  ];
  expect(listMisspeltNames(Object.fromEntries(others.map((name) => [name, 'x'])), NAMES)).toEqual([]);
  expect(listMisspeltNames({ SMPT_URL: '' }, NAMES)).toEqual([]);
});
