import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sendRequest } from '../../support/admin-client.ts';
import { type Launched, launch, listGroup } from '../../support/process-group.ts';
import { bareEnvironment, freePort } from '../../support/site.ts';

const NODE = [process.execPath, 'server/start.js'];
const NPM = ['npm', 'start'];

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(command: string[]) {
  const folder = newFolder();
  const settings = { PORT: String(await freePort()), DATA_DIR: path.join(folder, 'data') };
  const site = await launch(command, { settings, logFile: path.join(folder, 'log') });
  onTestFinished(() => endGroup(site.child.pid));
  const url = `http://localhost:${settings.PORT}`;
  return { ...site, url, ask: (target: string) => sendRequest({ url }, target) };
}

function endGroup(pid = 0) {
  if (pid && listGroup(pid).length) process.kill(-pid, 'SIGKILL');
}

describe.skipIf(process.platform === 'win32')('the process', () => {
  test.each<[string, string[], (site: Launched) => void]>([
    ['SIGTERM to npm alone', NPM, ({ child }) => child.kill('SIGTERM')],
    ['SIGTERM to what npm has started', NPM, ({ shellPid }) => process.kill(shellPid, 'SIGTERM')],
    ['SIGINT to the group, as by Ctrl-C', NPM, ({ child }) => process.kill(-(child.pid ?? 0), 'SIGINT')],
    ['SIGQUIT to node', NODE, ({ nodePid }) => process.kill(nodePid, 'SIGQUIT')],
  ])('stops gracefully by %s, and leaves nothing behind', async (_, command, stop) => {
    const site = await start(command);
    const ended = once(site.child, 'exit');
    stop(site);
    expect((await site.ask('/about')).headers.connection).toBe('close');
    expect(await ended).toEqual([0, null]);
    expect(listGroup(site.child.pid ?? 0)).toEqual([]);
    await expect(site.ask('/')).rejects.toThrow('ECONNREFUSED');
    expect(site.output()).toContain('"event":"stopping"');
  });

  test('lives on when it is sent SIGHUP without a terminal, as under nohup, SIGUSR2 or SIGPIPE', async () => {
    const site = await start(['nohup', ...NODE]);
    for (const signal of ['SIGHUP', 'SIGUSR2', 'SIGPIPE'] as const) process.kill(site.child.pid ?? 0, signal);
    await expect.poll(() => site.output().match(/"signal ignored"/g)?.length).toBe(2);
    expect((await site.ask('/healthz')).status).toBe(200);
  });

  test.runIf(process.platform === 'linux')('stops gracefully when its terminal is closed', async () => {
    const folder = newFolder();
    const port = await freePort();
    const dataDir = path.join(folder, 'data');
    const terminal = spawn('script', ['-qec', NODE.join(' '), path.join(folder, 'log')], {
      env: { ...bareEnvironment(), HOME: folder, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    onTestFinished(() => endGroup(terminal.pid));
    const ask = () => sendRequest({ url: `http://localhost:${port}` }, '/healthz').then(({ status }) => status, String);
    await expect.poll(ask, { timeout: 60_000 }).toBe(200);
    terminal.kill('SIGKILL');
    await expect.poll(ask, { timeout: 10_000 }).toContain('ECONNREFUSED');
    await expect.poll(() => existsSync(path.join(dataDir, 'byline.sqlite-wal')), { timeout: 10_000 }).toBe(false); // closed, not cut off
  });
});

describe.skipIf(process.platform === 'win32')('the reader of the log', () => {
  async function startWithLog(stdout: 'pipe' | number) {
    const port = await freePort();
    const child = spawn(process.execPath, ['server/start.js'], {
      env: { ...bareEnvironment(), PORT: String(port), DATA_DIR: path.join(newFolder(), 'data'), LOG_FORMAT: 'json' },
      stdio: ['ignore', stdout, 'ignore'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const ask = (target: string) => sendRequest({ url: `http://localhost:${port}` }, target);
    await expect.poll(() => ask('/healthz').then(({ status }) => status, String), { timeout: 60_000 }).toBe(200);
    return { child, ask };
  }

  test('may go: the site is served on', async () => {
    const { child, ask } = await startWithLog('pipe');
    child.stdout?.destroy();
    for (let at = 0; at < 20; at += 1) expect((await ask('/about')).status).toBe(200);
    await wait(100);
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('may be a full disk', async () => {
    const { ask, child } = await startWithLog(openSync('/dev/full', 'w'));
    for (let at = 0; at < 20; at += 1) expect((await ask('/about')).status).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('may stop reading: no request waits, and once it reads again it is told how many lines are missing', async () => {
    const { child, ask } = await startWithLog('pipe');
    child.stdout?.pause();
    const long = `/${'a'.repeat(7000)}`;
    for (let at = 0; at < 250; at += 1) expect((await ask(`${long}${at}`)).ms).toBeLessThan(10_000);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk)).resume();
    await expect.poll(() => /"event":"log lines dropped","lines":[1-9]/.test(output), { timeout: 30_000 }).toBe(true);
    expect(
      output
        .trim()
        .split('\n')
        .every((line) => JSON.parse(line).time),
    ).toBe(true);
  });
});
