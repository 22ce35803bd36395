import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Checkup } from '#features/checks/checkup.ts';
import { freePort, type RunningSite, runCommand, startSite } from '../support/site.ts';

const SECRETS = { SESSION_SECRET: 'a-secret-of-more-than-thirty-two-letters', METRICS_TOKEN: 'token-of-the-metrics' };

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function runDoctor(settings: Record<string, string>) {
  const { status, output } = await runCommand('server/commands/doctor.ts', ['--json'], settings);
  const checkup: Checkup = JSON.parse(output);
  const show = (part: string) =>
    checkup.parts
      .find((checked) => checked.part === part)
      ?.findings.map(({ level, message }) => `${level}: ${message}`)
      .join('\n');
  return { status, output, checkup, show };
}

describe('npm run doctor', () => {
  let site: RunningSite;
  let settings: Record<string, string>;
  beforeAll(async () => {
    const port = await freePort();
    settings = { PORT: String(port), ...SECRETS };
    site = await startSite({ settings });
    settings = { ...settings, DATA_DIR: site.dataDir };
  });
  afterAll(() => site.stop());

  test('[OPS-4] beside a running site all is well but for hints; it ends with 0 and prints no secret', async () => {
    const images = path.join(site.dataDir, 'content-images');
    const before = readdirSync(images);
    const { status, output, checkup, show } = await runDoctor(settings);
    expect(checkup.parts.filter(({ level }) => level === 'wrong')).toEqual([]);
    expect(status).toBe(0);
    expect(show('database')).toContain('migrations are applied');
    expect(show('images')).toContain('A file could be written, read back and deleted.');
    expect(show('address')).toContain('leads to this site');
    expect(show('secret')).toContain('well:');
    for (const secret of Object.values(SECRETS)) expect(output).not.toContain(secret);
    expect(readdirSync(images)).toEqual(before);
  });

  test('[OPS-4] a proxy that loses the host, or is not trusted, is seen from outside', async () => {
    const headers: Record<string, string> = {};
    const proxy = createServer((request, response) => {
      const onward = sendRequest(`${site.url}${request.url}`, { headers: { ...request.headers, ...headers } }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      request.pipe(onward);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void proxy.close());
    await new Promise((resolve) => proxy.once('listening', resolve));
    const address = proxy.address();
    const SITE_URL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    headers['x-forwarded-for'] = '192.0.2.1';
    const untrusted = await runDoctor({ ...settings, SITE_URL });
    expect(untrusted.status).toBe(1);
    expect(untrusted.output).toMatch(/Set TRUSTED_PROXIES=(127\.0\.0\.1|::1)/);
    headers.host = 'elsewhere.example';
    expect((await runDoctor({ ...settings, SITE_URL })).show('address')).toContain('wrong: The proxy sends Host: elsewhere.example');
  });
});

test('[OPS-4] where nothing works it ends in time, reports all of it, and creates nothing', async () => {
  const silent = createTcpServer(() => undefined).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const folder = path.join(newFolder(), 'data');
  const startedAt = performance.now();
  const { status, output, show } = await runDoctor({
    DATA_DIR: folder,
    DATABASE_URL: `postgres://byline:hush-hush@${host}/byline`,
    STORAGE_URL: `s3+http://key:hush-hush@${host}/bucket`,
    SMTP_URL: `smtp://me:hush-hush@${host}`,
    MAIL_FROM: 'hello@localhost.localdomain',
    SITE_URL: `http://${host}`,
    PORT: String(await freePort()),
  });
  expect(performance.now() - startedAt).toBeLessThan(40_000);
  expect(status).toBe(1);
  for (const part of ['database', 'images', 'mail'] as const) expect(show(part)).toContain('wrong:');
  expect(show('disk')).toContain('free on the disk');
  expect(show('address')).toContain('isn’t running here');
  expect(output).not.toContain('hush-hush');
  expect(existsSync(folder)).toBe(false);
});

test('[OPS-4] every wrong setting is listed at once, and what needs none of them is checked', async () => {
  const { status, show } = await runDoctor({
    DATA_DIR: newFolder(),
    PORT: 'x',
    SMTP_URL: 'mail.example.org',
    SMPT_URL: 'x',
    SITE_URL: 'example',
  });
  expect(status).toBe(1);
  for (const name of ['PORT', 'SMTP_URL', 'SITE_URL']) expect(show('settings')).toContain(`wrong: ${name}: `);
  expect(show('settings')).toContain('hint: SMPT_URL');
  expect(show('mail')).toBe('unknown: Not checked: SMTP_URL and SITE_URL are wrong.');
  expect(show('disk')).toContain('free on the disk');
});

test('[OPS-4] in words, with help for words that it does not know', async () => {
  const settings = { DATA_DIR: newFolder(), PORT: String(await freePort()) };
  const { status, output } = await runCommand('server/commands/doctor.ts', [], settings);
  expect([status, output]).toEqual([0, expect.stringMatching(/^Settings\n[\s\S]*\nNothing is wrong, and there are \d+ suggestions\.\n$/)]);
  expect(await runCommand('server/commands/doctor.ts', ['now'], settings)).toMatchObject({
    status: 1,
    output: expect.stringContaining('npm run doctor [-- --json]'),
  });
});
