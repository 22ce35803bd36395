import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { createEnqueue } from '#features/outbox/outbox.server.ts';
import { PATIENTLY } from '../factories/outbox.ts';
import { sendRequest } from '../support/admin-client.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startSite } from '../support/processes.ts';
import { startBrokenSmtpServer, startSmtpServer } from '../support/smtp-server.ts';

const SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';
const EMAILS = 50;

describe('an email of a real site', () => {
  test('[AUTH-3] [OPS-8] is answered at once while the mail server is silent, and arrives once after the process was killed', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-outbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const silent = await startBrokenSmtpServer('silent');
    onTestFinished(silent.stop);
    const site = await start(dataDir, { SMTP_URL: silent.url });
    const { status, text, ms } = await post(site, '/auth', { intent: 'sign-up', email: 'ama@example.org', password: 'seven green rivers' });
    expect([status, text.includes('Check your email to confirm your account')]).toEqual([200, true]);
    expect(ms).toBeLessThan(4000); // the mail server is waited for by nobody
    await expect.poll(silent.calls, PATIENTLY).toBe(1);
    const recovery = await post(site, '/auth/recover', { email: 'ama@example.org' });
    expect(recovery.text).toContain('we’ve sent it a link');
    expect(site.output()).not.toContain('ama@example.org');
    await site.end('SIGKILL');
    await silent.stop();

    const smtp = await startSmtpServer({ port: silent.port });
    onTestFinished(smtp.stop);
    const next = await start(dataDir, { SMTP_URL: smtp.url });
    await expect.poll(() => smtp.letters.length, PATIENTLY).toBe(2);
    expect(smtp.letters.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      'ama@example.org: Choose a new password',
      'ama@example.org: Confirm your email address',
    ]);
    const [link = ''] = /https?:\S+/.exec(smtp.letters.find(({ subject }) => subject.startsWith('Confirm'))?.text ?? '') ?? [];
    expect((await sendRequest(next, new URL(link).pathname + new URL(link).search)).status).toBe(200);
    await next.end('SIGKILL');
    const last = await start(dataDir, { SMTP_URL: smtp.url });
    await post(last, '/auth/recover', { email: 'ama@example.org' });
    await expect.poll(() => smtp.letters.length, PATIENTLY).toBe(3); // the new one: those before are not sent again
  });

  test('[OPS-8] stays when the process is stopped while the mail server is silent', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-outbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const silent = await startBrokenSmtpServer('silent');
    onTestFinished(silent.stop);
    const site = await start(dataDir, { SMTP_URL: silent.url });
    await post(site, '/auth', { intent: 'sign-up', email: 'ama@example.org', password: 'seven green rivers' });
    await expect.poll(silent.calls, PATIENTLY).toBe(1);
    await site.end();
    const next = await start(dataDir);
    await expect.poll(next.output, PATIENTLY).toContain('email written to the outbox');
  });
});

describeOnEachDatabase('two processes that send', (_, database) => {
  test.skipIf(database.dialect === 'sqlite')(`[OPS-8] send each of ${EMAILS} emails once`, async () => {
    const place = await database.create();
    const db = await database.connect(place);
    await migrate(db);
    const smtp = await startSmtpServer();
    onTestFinished(smtp.stop);
    const enqueue = createEnqueue({ settings: { SESSION_SECRET: SECRET }, now: () => new Date() });
    const subjects = Array.from({ length: EMAILS }, (__, n) => `email ${n}`);
    const expiresAt = new Date(Date.now() + 3_600_000);
    for (const subject of subjects) await enqueue(db, { to: 'ama@example.org', subject, text: '' }, { expiresAt });
    const children = [1, 2].map(() =>
      fork('tests/support/outbox-process.ts', [place.databaseUrl, smtp.url, SECRET], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }),
    );
    const outputs = children.map((child) => {
      let output = '';
      child.stdout?.on('data', (chunk) => (output += chunk));
      return () => output;
    });
    await Promise.all(children.map((child) => once(child, 'message')));
    for (const child of children) child.send('begin');
    await expect.poll(() => db.selectFrom('jobs').select('key').execute(), PATIENTLY).toEqual([]);
    await Promise.all(
      children.map((child) => {
        const ended = once(child, 'exit');
        child.disconnect();
        return ended;
      }),
    );
    expect(smtp.letters.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
    for (const output of outputs) expect(output().match(/"email sent"/g)?.length).toBeGreaterThan(5); // both had their share
  });
});

async function start(dataDir: string, settings: Record<string, string> = {}) {
  const site = await startSite(dataDir, settings);
  let isRunning = true;
  async function end(signal?: NodeJS.Signals) {
    if (!isRunning) return;
    isRunning = false;
    if (signal) process.kill(site.pid, signal);
    await site.stop();
  }
  onTestFinished(() => end());
  return { ...site, end };
}

function post(site: { url: string; output(): string }, to: string, fields: Record<string, string>) {
  return sendRequest(site, to, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}
