import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { attemptStart } from '../support/attempt-start.ts';
import { bareEnvironment, freePort, startSite } from '../support/site.ts';

let folder = '';
let dataDir = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-settings-'));
  dataDir = path.join(folder, 'data');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

describe('a start with wrong settings', () => {
  test('[OPS-4] tells each in one line, without a stack or a secret, and makes nothing', async () => {
    writeFileSync(path.join(folder, 'settings'), 'PORT 80\nSMTP_URL=mail.example.org\nLOG_REQUESTS=on\n');
    const wrong = {
      ENV_FILE: path.join(folder, 'settings'),
      SITE_URL: 'https://example.org/blog',
      ADMIN_EMAILS: 'kwame',
      DATABASE_URL: 'mysql://root:hunter2@localhost/byline',
      TRUSTED_PROXIES: 'nginx',
      PURGE_TOKEN: 'hunter2',
      LOG_REQUESTS: 'no',
    };
    const { status, stdout, stderr } = await start({ DATA_DIR: dataDir, ...wrong });
    expect(status).toBe(1);
    const lines = stderr.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/[:;]/)[0])).toEqual([
      'ENV_FILE',
      'DATABASE_URL',
      'SITE_URL',
      'ADMIN_EMAILS',
      'SMTP_URL',
      'TRUSTED_PROXIES',
      'LOG_REQUESTS',
      'PURGE_TOKEN',
    ]);
    expect(stdout + stderr).not.toMatch(/hunter2|^\s+at /m);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('[OPS-4] reads `.env` of the folder that it is started in', async () => {
    writeFileSync(path.join(folder, '.env'), `DATA_DIR=${dataDir}\nPORT=abc\nHOST=*\n`);
    const { ENV_FILE: _, ...environment } = bareEnvironment();
    const { status, stderr } = await start({}, { cwd: folder, environment: { ...environment, HOST: '127.0.0.1' } });
    expect([status, stderr]).toEqual([1, 'PORT: "abc" is no port: it must be a whole number from 0 to 65535; write PORT=3000\n']);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.runIf(process.platform === 'linux')('[OPS-4] ends where no folder can be made in DATA_DIR', async () => {
    const { status, stderr } = await start({ DATA_DIR: '/proc/byline/data' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR: cannot write to \/proc\/byline\/data \([^\n]*\n$/)]);
  });

  test('[OPS-4] tells a DATA_DIR that is a file beside the rest', async () => {
    writeFileSync(dataDir, '');
    const { stderr } = await start({ DATA_DIR: path.join(dataDir, 'deeper'), PORT: 'abc' });
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^PORT: /),
      `DATA_DIR: ${dataDir} is a file, and must be a folder; write DATA_DIR=/var/lib/byline, or let this user write there`,
    ]);
  });
});

describe('a start with settings of `.env`', () => {
  test('[OPS-4] tells what is nearly a setting, how to become the admin, and a mail server that is not there', async () => {
    const port = await freePort();
    const file = path.join(folder, 'settings');
    writeFileSync(file, `SMTP_URL=smtp://kwame:hunter2@127.0.0.1:${port}\nADMIN_EMAILS="kwame@example.org"\nSMPT_URL=hunter2\n`);
    const site = await startSite({ dataDir, settings: { ENV_FILE: file } });
    onTestFinished(() => site.stop());
    await expect.poll(site.output, { timeout: 20_000 }).toContain(`127.0.0.1:${port} doesn’t answer like a mail server`);
    await expect.poll(site.output).toContain('SMPT_URL is no setting and is not read; did you mean SMTP_URL?');
    await expect
      .poll(site.output)
      .toContain(`There is no admin yet: sign up at ${site.url}/auth?mode=sign-up with an address of ADMIN_EMAILS`);
    expect(site.output()).not.toMatch(/hunter2|kwame/);
  });

  test('[AUTH-5] the set-up link has the port that PORT=0 was given', async () => {
    const site = await startSite({ dataDir, settings: { PORT: '0' } });
    onTestFinished(() => site.stop());
    await expect.poll(site.output).toContain(`Set up the first admin: ${site.url}/auth/set-up#`);
    expect(await (await fetch(site.url)).text()).toContain(`<link rel="canonical" href="${site.url}/"`);
  });

  test('[OPS-4] a start that has nothing to say of its settings says nothing', async () => {
    const { isRunning, complaints, log } = await attemptStart(dataDir);
    expect([isRunning, complaints]).toEqual([true, []]);
    expect(log.filter((line) => line.includes('"level":"warn"'))).toEqual([]);
  });
});

function start(
  settings: Record<string, string>,
  { cwd = process.cwd(), environment = bareEnvironment() as Record<string, string> } = {},
): Promise<{ status: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.resolve('server/start.js')],
      { cwd, env: { ...environment, ...settings }, timeout: 60_000 },
      (_, stdout, stderr) => resolve({ status: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
