import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Mail, MailFailure } from '#platform/mail/mail.server.ts';
import {
  countWaiting,
  createMail,
  HOUR_MS,
  isDrained,
  openMailFor,
  openTestOutbox,
  PATIENTLY,
  QUICK,
  SLOW,
} from '#tests/factories/outbox.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { freePort } from '#tests/support/site.ts';
import { startBrokenSmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';

describeOnDatabase('an email that waits', (open) => {
  test('[OPS-8] is sent after 451, once, and nothing of it can be read in the database or the log', async () => {
    const db = await open();
    const replies = [451, 451];
    const smtp = await startSmtpServer({ refuse: (step) => (step === 'RCPT TO' ? replies.shift() : undefined) });
    onTestFinished(smtp.stop);
    const outbox = openTestOutbox(db, { mail: openMailFor({ SMTP_URL: smtp.url }) });
    await outbox.put();
    const stored = JSON.stringify(await db.selectFrom('jobs').selectAll().execute());
    expect(stored).not.toMatch(/ama|Hello|token|secret/);
    await isDrained(db);
    expect(smtp.letters).toHaveLength(1);
    expect(outbox.events()).toEqual(['job failed', 'job failed']);
    expect(outbox.logged()).toContain('"code":"451"');
    expect(outbox.logged()).not.toMatch(/example\.org|secret/);
  });

  test('[OPS-8] is given up at 550 for its recipient, which the log says without the address; the others go on', async () => {
    const db = await open();
    const smtp = await startSmtpServer({ refuse: (step, to) => (step === 'RCPT TO' && to.startsWith('gone') ? 550 : undefined) });
    onTestFinished(smtp.stop);
    const outbox = openTestOutbox(db, { mail: openMailFor({ SMTP_URL: smtp.url }) });
    await outbox.put({ to: 'gone@example.org' });
    await outbox.put();
    await isDrained(db);
    expect(smtp.letters.map(({ to }) => to)).toEqual(['ama@example.org']);
    expect(outbox.lines).toEqual([expect.objectContaining({ level: 'error', event: 'email refused', code: '550', step: 'RCPT TO' })]);
    expect(outbox.logged()).not.toContain('@');
  });

  test.each(['silent', 'cut'] as const)('[OPS-8] outlasts a server that is %s, and says in the admin what waits', async (how) => {
    const db = await open();
    const broken = await startBrokenSmtpServer(how);
    const outbox = openTestOutbox(db, { mail: openMailFor({ SMTP_URL: broken.url }), timing: { ...QUICK, sendMs: 300, pausesMs: [1500] } });
    await outbox.put({ subject: 'one' });
    await outbox.put({ subject: 'two' });
    await expect
      .poll(outbox.fault, PATIENTLY)
      .toBe('2 emails wait: the mail server does not answer, or refuses to talk. They will be sent once it does.');
    expect(broken.calls()).toBe(1); // the second does not ask as well
    await broken.stop();
    const smtp = await startSmtpServer({ port: broken.port });
    onTestFinished(smtp.stop);
    await isDrained(db);
    const arrived = new Map(smtp.letters.map(({ messageId, subject }) => [messageId, subject])); // one may come twice where the time runs out
    expect([...arrived.values()].toSorted()).toEqual(['one', 'two']);
    await expect.poll(outbox.fault, PATIENTLY).toBeUndefined();
  });

  test('[OPS-8] outlasts a server that is away, and goes by itself when it is back', async () => {
    const db = await open();
    const port = await freePort();
    const outbox = openTestOutbox(db, { mail: openMailFor({ SMTP_URL: `smtp://127.0.0.1:${port}` }) });
    await outbox.put();
    await expect.poll(outbox.fault, PATIENTLY).toMatch(/^1 email waits: .* It will be sent once it does\.$/);
    const smtp = await startSmtpServer({ port });
    onTestFinished(smtp.stop);
    await isDrained(db);
    expect(smtp.letters).toHaveLength(1);
    expect(outbox.lines.find(({ event }) => event === 'job failed')).toMatchObject({
      why: 'the mail server does not answer, or refuses to talk',
      code: 'ECONNREFUSED',
    });
  });

  test('[OPS-8] outlasts a folder that cannot be written, and is then in it once', async () => {
    const db = await open();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-outbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const folder = path.join(dataDir, 'outbox');
    writeFileSync(folder, 'a file in its place: root may write to any folder');
    const outbox = openTestOutbox(db, { mail: openMailFor({ DATA_DIR: dataDir }) });
    await outbox.put();
    await expect
      .poll(outbox.fault, PATIENTLY)
      .toBe('1 email waits: the folder for emails cannot be written. It will be written once it can be.');
    rmSync(folder);
    await isDrained(db);
    expect(readdirSync(folder)).toHaveLength(1);
    await expect.poll(outbox.fault, PATIENTLY).toBeUndefined();
  });

  test.each([
    ['AUTH', 535, /login\. Correct SMTP_URL/],
    ['MAIL FROM', 550, /sender\. Correct MAIL_FROM/],
    ['MAIL FROM', 530, /login\. Correct SMTP_URL/],
  ] as const)('[OPS-8] is kept where a setting is wrong: %s answered with %i', async (step, status, fault) => {
    const db = await open();
    const smtp = await startSmtpServer({ refuse: (at) => (at === step ? status : undefined) });
    onTestFinished(smtp.stop);
    const url = smtp.url.replace('//', '//author:password@');
    const outbox = openTestOutbox(db, { mail: openMailFor({ SMTP_URL: url }), timing: SLOW });
    await outbox.put();
    await expect.poll(outbox.fault, PATIENTLY).toMatch(fault);
    expect(await countWaiting(db)).toBe(1);
    await outbox.stop();
    const restarted = openTestOutbox(db, createMail());
    await isDrained(db);
    expect(restarted.fault()).toBeUndefined();
  });

  test('[OPS-8] has one Message-ID however often it is tried, and pauses that grow', async () => {
    const db = await open();
    const failure = () => new MailFailure('unreachable');
    const { mail, ids, sent } = createMail(failure(), failure(), failure());
    const outbox = openTestOutbox(db, { mail, timing: { ...QUICK, pausesMs: [10, 60, 120] } });
    const startedAt = performance.now();
    await outbox.put();
    await isDrained(db);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(190);
    expect([sent.length, ids.length, new Set(ids).size]).toEqual([1, 4, 1]);
  });

  test('[OPS-8] goes with the others as soon as one has gone, whatever pause it is in', async () => {
    const db = await open();
    const { mail, sent } = createMail(new MailFailure('unreachable'), new MailFailure('unreachable'));
    const outbox = openTestOutbox(db, { mail, timing: { ...SLOW, pausesMs: [20, HOUR_MS] } });
    await outbox.put({ subject: 'one' });
    await expect.poll(outbox.fault, PATIENTLY).toBeDefined();
    await outbox.put({ subject: 'two' });
    await expect.poll(() => outbox.events().filter((event) => event === 'job failed').length, PATIENTLY).toBe(2);
    await outbox.put({ subject: 'three' }); // somebody waits for it: asked again before the hour is over
    await isDrained(db);
    expect(sent.toSorted()).toEqual(['one', 'three', 'two']);
    await expect.poll(outbox.fault, PATIENTLY).toBeUndefined();
  });

  test('[OPS-8] is told in the admin once the mail server has put it off three times', async () => {
    const db = await open();
    const deferred = () => new MailFailure('deferred', { code: '451' });
    const { mail } = createMail(deferred(), deferred(), deferred());
    const outbox = openTestOutbox(db, { mail, timing: { ...QUICK, pausesMs: [5, 5, 1500] } });
    await outbox.put();
    await expect
      .poll(outbox.fault, PATIENTLY)
      .toBe('1 email waits: the mail server asks to try again later. It will be sent once the server accepts it.');
    await isDrained(db);
    await expect.poll(outbox.fault, PATIENTLY).toBeUndefined();
  });

  test('[OPS-8] is waited for some seconds when the process stops, then stays and is sent by the next one', async () => {
    const db = await open();
    let ended: unknown;
    const hanging: Pick<Mail, 'send'> = {
      send: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            ended = signal.reason;
            reject(signal.reason);
          });
        }),
    };
    const outbox = openTestOutbox(db, { mail: hanging, timing: { ...SLOW, graceMs: 50 } });
    await outbox.put();
    await expect.poll(() => db.selectFrom('jobs').select('lease').where('lease', 'is not', null).execute(), PATIENTLY).toHaveLength(1);
    await outbox.stop();
    expect(ended).toBeDefined();
    expect(await db.selectFrom('jobs').select(['lease', 'attempts']).execute()).toEqual([{ lease: null, attempts: 1 }]);
    const { mail, sent } = createMail();
    openTestOutbox(db, { mail });
    await isDrained(db);
    expect(sent).toEqual(['Hello']);
  });
});
