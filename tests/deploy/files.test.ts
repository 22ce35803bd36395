import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#features/images/image.ts';
import { parseSettings } from '#platform/env/settings.server.ts';
import { findProgram } from './reverse-proxy.ts';

const MB = 1_000_000;
const MIB = 1024 * 1024;
const read = (file: string) => readFileSync(file, 'utf8');
const unit = read('deploy/byline.service');
const image = read('Dockerfile');
const compose = read('compose.yaml');

const analyze = findProgram('systemd-analyze');
if (!analyze) process.stderr.write('skipped: systemd-analyze is not installed here\n');

describe.skipIf(!analyze)('the systemd unit', () => {
  /** Where node stands elsewhere on this machine, or is missing, the unit is no worse. */
  function copyUnit() {
    const folder = mkdtempSync(path.join(tmpdir(), 'byline-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = path.join(folder, 'byline.service');
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
    return file;
  }

  test('[OPS-7] systemd understands every line of it', () => {
    const { status, stdout, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', copyUnit()], { encoding: 'utf8' });
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('byline.service'));
    expect({ status, said }).toEqual({ status: 0, said: [] });
  });

  test('[OPS-7] systemd finds its exposure under 2.0', () => {
    const said = execFileSync(analyze ?? '', ['security', '--offline=true', '--no-pager', copyUnit()], { encoding: 'utf8' });
    expect(Number(/Overall exposure level for byline\.service: ([\d.]+)/.exec(said)?.[1])).toBeLessThan(2);
  });
});

test('[OPS-7] the settings of the unit, the image and the compose file are settings', () => {
  const ofUnit = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const ofImage = (/^ENV (.+)$/m.exec(image)?.[1] ?? '').split(' ');
  const [ofSite = ''] = /environment:\n([\s\S]+?)\n {4}volumes:/.exec(compose) ?? [];
  const ofCompose = [...ofSite.matchAll(/^ {6}([A-Z_]+): "?([^"\n]+)"?$/gm)].map(([, name, value = '']) => `${name}=${fillIn(value)}`);
  const settings = Object.fromEntries([...ofUnit, ...ofImage, ...ofCompose].map((pair) => splitOnce(pair)));
  expect(ofCompose.length).toBeGreaterThan(4);
  expect(parseSettings(settings)).toMatchObject({ SITE_URL: 'https://example.com', PORT: 3000, DATA_DIR: '/data', LOG_FORMAT: 'text' });
  const others = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
  expect(Object.keys(settings).filter((name) => !others.includes(name) && !read('.env.example').includes(`${name}=`))).toEqual([]);
});

function fillIn(value: string) {
  return value.replace(/\$\{DOMAIN.*?\}/, 'example.com').replace(/\$\{POSTGRES_PASSWORD.*?\}/, 'word');
}

function splitOnce(pair: string): [string, string] {
  const [name = '', ...rest] = pair.split('=');
  return [name, rest.join('=')];
}

test('[OPS-7] the image runs as nobody, looks after itself by node, and node hears the signal to stop', () => {
  const [, last = ''] = image.split(/^FROM .+distroless.+$/m);
  expect(/^USER (\d+):/m.exec(last)?.[1]).not.toBe('0');
  const commands = [...last.matchAll(/CMD (\[.+\])$/gm)].map(([, list = '']) => JSON.parse(list));
  expect(commands).toEqual([
    ['node', '-e', expect.stringContaining('/healthz')],
    ['node', '--max-semi-space-size=4', '--max-old-space-size=1024', 'server/start.js'],
  ]);
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node .*\/build\/server\/start\.js$/m);
});

test('[OPS-7] no settings, data, history or tests go into an image, and nothing that the build reads is left out', () => {
  const listed = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(listed[0]).toBe('*');
  const taken = listed.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(taken.some((name) => /^(\.env|data|\.git|build|node_modules)/.test(name))).toBe(false);
  for (const source of ['app', 'content', 'public', 'server', 'vite', 'package.json', 'package-lock.json']) expect(taken).toContain(source);
  expect(globSync('*.config.ts').length).toBeGreaterThan(2);
  expect(taken).toContain('*.config.ts');
});

test('[OPS-7] every proxy takes an upload of the size that the site takes, and little more', () => {
  const nginx = Number(/client_max_body_size (\d+)m;/.exec(read('deploy/nginx.conf'))?.[1]) * MIB;
  const caddy = Number(/max_size (\d+)MB/.exec(read('deploy/Caddyfile'))?.[1]) * MB;
  for (const bytes of [nginx, caddy]) {
    expect(bytes).toBeGreaterThan(MAX_UPLOAD_BYTES);
    expect(bytes).toBeLessThan(2 * MAX_UPLOAD_BYTES);
  }
});
