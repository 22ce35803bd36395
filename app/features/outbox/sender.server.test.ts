import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Db, getDialect } from '#db/client.server.ts';
import { parseSettings } from '#platform/env/settings.server.ts';
import { createFaults } from '#platform/health/faults.ts';
import { createLog } from '#platform/log/log.server.ts';
import { type Email, type Mail, MailFailure } from '#platform/mail/mail.server.ts';
import { openMail } from '#platform/mail/open-mail.server.ts';
import { describeOnEachDatabase } from '#tests/support/databases.ts';
import { freePort } from '#tests/support/site.ts';
import { startBrokenSmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { openOutbox } from './outbox.server.ts';

const SECRET = 'only-for-tests-0123456789-abcdefghijklmnop';
const HOUR_MS = 3_600_000;
const QUICK = { pausesMs: [30, 60], wakeMs: 0, gapMs: 1, lookMs: 50 };
/** So long that only what is woken, restarted or freed by a success is tried again. */
const SLOW = { ...QUICK, pausesMs: [HOUR_MS], lookMs: HOUR_MS };

function openTestOutbox(db: Db, { mail, secret = SECRET, timing = QUICK }: { mail: Pick<Mail, 'send'>; secret?: string; timing?: object }) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ format: 'json', write: (line) => void lines.push(JSON.parse(line)) });
  let offset = 0;
  let looks = 0;
  const now = () => {
    looks += 1;
    return new Date(Date.now() + offset);
  };
  const faults = createFaults({ log, now });
  const outbox = openOutbox({ db, settings: { SESSION_SECRET: secret }, mail, log, faults, now, timing });
  onTestFinished(outbox.stop);
  return {
    ...outbox,
    looks: () => looks,
    passTime: (ms: number) => (offset += ms),
    fault: () => faults.list()[0]?.message,
    events: () => lines.map(({ event }) => event),
    logged: () => JSON.stringify(lines),
    lines,
    async put(email: Partial<Email> = {}, terms: { expiresAt?: Date; isNotice?: boolean; isWanted?: boolean } = {}) {
      await db.transaction().execute((tx) => outbox.enqueue(tx, toEmail(email), { expiresAt: new Date(Date.now() + HOUR_MS), ...terms }));
      outbox.wake();
    },
  };
}

function toEmail(email: Partial<Email>): Email {
  return { to: 'ama@example.org', subject: 'Hello', text: 'https://www.example.com/auth/confirm?token=secret', ...email };
}

function openSmtp(url: string): Mail {
  return openMailFor({ SMTP_URL: url });
}

function openMailFor(place: { SMTP_URL: string } | { DATA_DIR: string }): Mail {
  const settings = parseSettings({ ...place, SITE_URL: 'https://www.example.com', SESSION_SECRET: SECRET });
  const mail = openMail({ settings, log: createLog({ write: () => undefined }), name: 'Ada Author' });
  onTestFinished(mail.close);
  return mail;
}

/** Fails as told, one after the other, then takes everything. */
function createMail(...failures: (MailFailure | undefined)[]) {
  const sent: string[] = [];
  const ids: string[] = [];
  const mail: Pick<Mail, 'send'> = {
    async send(email, { id }) {
      ids.push(id);
      const failure = failures.shift();
      if (failure) throw failure;
      sent.push(email.subject);
    },
  };
  return { mail, sent, ids };
}

const countRows = async (db: Db) => (await db.selectFrom('outbox').select('id').execute()).length;
const drained = (db: Db) => expect.poll(() => countRows(db), { timeout: 10_000 }).toBe(0);

describeOnEachDatabase('an email that waits', (open) => {
  test('[OPS-8] is sent after 451, once, and nothing of it can be read in the database or the log', async () => {
    const db = await open();
    const replies = [451, 451];
    const smtp = await startSmtpServer({ refuse: (step) => (step === 'RCPT TO' ? replies.shift() : undefined) });
    onTestFinished(smtp.stop);
    const outbox = openTestOutbox(db, { mail: openSmtp(smtp.url) });
    await outbox.put();
    const stored = JSON.stringify(await db.selectFrom('outbox').selectAll().execute());
    expect(stored).not.toMatch(/ama|Hello|token|secret/);
    await drained(db);
    expect(smtp.letters).toHaveLength(1);
    expect(outbox.events()).toEqual(['email waits', 'email waits']);
    expect(outbox.logged()).toContain('"code":"451"');
    expect(outbox.logged()).not.toMatch(/example\.org|secret/);
  });

  test('[OPS-8] is given up at 550 for its recipient, which the log says without the address; the others go on', async () => {
    const db = await open();
    const smtp = await startSmtpServer({ refuse: (step, to) => (step === 'RCPT TO' && to.startsWith('gone') ? 550 : undefined) });
    onTestFinished(smtp.stop);
    const outbox = openTestOutbox(db, { mail: openSmtp(smtp.url) });
    await outbox.put({ to: 'gone@example.org' });
    await outbox.put();
    await drained(db);
    expect(smtp.letters.map(({ to }) => to)).toEqual(['ama@example.org']);
    expect(outbox.lines).toEqual([expect.objectContaining({ level: 'error', event: 'email refused', code: '550', step: 'RCPT TO' })]);
    expect(outbox.logged()).not.toContain('@');
  });

  test.each(['silent', 'cut'] as const)('[OPS-8] outlasts a server that is %s, and says in the admin what waits', async (how) => {
    const db = await open();
    const broken = await startBrokenSmtpServer(how);
    const outbox = openTestOutbox(db, { mail: openSmtp(broken.url), timing: { ...QUICK, sendMs: 300, pausesMs: [500] } });
    await outbox.put({ subject: 'one' });
    await outbox.put({ subject: 'two' });
    await expect
      .poll(outbox.fault)
      .toBe('2 emails wait: the mail server does not answer, or refuses to talk. They are sent by themselves once it does.');
    expect(broken.calls()).toBe(1); // the second does not ask as well
    await broken.stop();
    const smtp = await startSmtpServer({ port: broken.port });
    onTestFinished(smtp.stop);
    await drained(db);
    expect(smtp.letters.map(({ subject }) => subject).toSorted()).toEqual(['one', 'two']);
    await expect.poll(outbox.fault).toBeUndefined();
  });

  test('[OPS-8] outlasts a server that is away, and goes by itself when it is back', async () => {
    const db = await open();
    const port = await freePort();
    const outbox = openTestOutbox(db, { mail: openSmtp(`smtp://127.0.0.1:${port}`) });
    await outbox.put();
    await expect.poll(outbox.fault).toMatch(/^1 email waits: .* It is sent by itself once it does\.$/);
    const smtp = await startSmtpServer({ port });
    onTestFinished(smtp.stop);
    await drained(db);
    expect(smtp.letters).toHaveLength(1);
    expect(outbox.lines.find(({ event }) => event === 'email waits')).toMatchObject({ why: 'unreachable', code: 'ECONNREFUSED' });
  });

  test('[OPS-8] outlasts a folder that cannot be written, and is then in it once', async () => {
    const db = await open();
    const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-outbox-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const folder = path.join(dataDir, 'outbox');
    writeFileSync(folder, 'a file in its place: root may write to any folder');
    const outbox = openTestOutbox(db, { mail: openMailFor({ DATA_DIR: dataDir }) });
    await outbox.put();
    await expect.poll(outbox.fault).toBe('1 email waits: the folder for emails cannot be written. It is written by itself once it can.');
    rmSync(folder);
    await drained(db);
    expect(readdirSync(folder)).toHaveLength(1);
    await expect.poll(outbox.fault).toBeUndefined();
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
    const outbox = openTestOutbox(db, { mail: openSmtp(url), timing: SLOW });
    await outbox.put();
    await expect.poll(outbox.fault).toMatch(fault);
    expect(await countRows(db)).toBe(1);
    await outbox.stop();
    const restarted = openTestOutbox(db, createMail());
    await drained(db);
    expect(restarted.fault()).toBeUndefined();
  });

  test('[OPS-8] has one Message-ID however often it is tried, and pauses that grow', async () => {
    const db = await open();
    const failure = () => new MailFailure('unreachable');
    const { mail, ids, sent } = createMail(failure(), failure(), failure());
    const outbox = openTestOutbox(db, { mail, timing: { ...QUICK, pausesMs: [10, 60, 120] } });
    const startedAt = performance.now();
    await outbox.put();
    await drained(db);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(190);
    expect([sent.length, ids.length, new Set(ids).size]).toEqual([1, 4, 1]);
  });

  test('[OPS-8] goes with the others as soon as one has gone, whatever pause it is in', async () => {
    const db = await open();
    const { mail, sent } = createMail(new MailFailure('unreachable'), new MailFailure('unreachable'));
    const outbox = openTestOutbox(db, { mail, timing: { ...SLOW, pausesMs: [20, HOUR_MS] } });
    await outbox.put({ subject: 'one' });
    await expect.poll(outbox.fault).toBeDefined();
    await outbox.put({ subject: 'two' });
    await expect.poll(() => outbox.events().filter((event) => event === 'email waits').length).toBe(2);
    await outbox.put({ subject: 'three' }); // somebody waits for it: asked again before the hour is over
    await drained(db);
    expect(sent.toSorted()).toEqual(['one', 'three', 'two']);
    await expect.poll(outbox.fault).toBeUndefined();
  });

  test('[OPS-8] is told in the admin once the mail server has put it off three times', async () => {
    const db = await open();
    const deferred = () => new MailFailure('deferred', { code: '451' });
    const { mail } = createMail(deferred(), deferred(), deferred());
    const outbox = openTestOutbox(db, { mail, timing: { ...QUICK, pausesMs: [5, 5, 300] } });
    await outbox.put();
    await expect.poll(outbox.fault).toBe('1 email waits: the mail server asks to try again later. It is sent by itself once it agrees.');
    await drained(db);
    await expect.poll(outbox.fault).toBeUndefined();
  });

  test('[OPS-8] is not sent once its link has ended', async () => {
    const db = await open();
    const { mail, sent } = createMail(new MailFailure('unreachable'));
    const outbox = openTestOutbox(db, { mail, timing: { ...SLOW, lookMs: 20 } });
    await outbox.put();
    await expect.poll(outbox.fault).toBeDefined();
    outbox.passTime(HOUR_MS + 1);
    await drained(db);
    expect(sent).toEqual([]);
    expect(outbox.events()).toContain('email expired');
  });

  test('[OPS-8] is deleted with a line in the log when the secret is another, or somebody has changed it', async () => {
    const db = await open();
    const { mail, sent } = createMail(new MailFailure('unreachable'), new MailFailure('unreachable'));
    const earlier = openTestOutbox(db, { mail, timing: SLOW });
    await earlier.put();
    await earlier.put();
    await expect.poll(earlier.fault).toBeDefined();
    await earlier.stop();
    const [first, second] = await db.selectFrom('outbox').select(['id', 'sealed']).execute();
    await db
      .updateTable('outbox')
      .set({ sealed: second?.sealed ?? '' })
      .where('id', '=', first?.id ?? '')
      .execute();
    const moved = openTestOutbox(db, { mail: createMail(new MailFailure('deferred')).mail, timing: SLOW });
    await expect.poll(() => countRows(db)).toBe(1);
    await moved.stop();
    const outbox = openTestOutbox(db, { mail, secret: `${SECRET}-another` });
    await drained(db);
    expect(sent).toEqual([]);
    expect([...moved.events(), ...outbox.events()].filter((event) => event === 'email unreadable')).toHaveLength(2);
  });

  test('[OPS-8] stays when its transaction does not', async () => {
    const db = await open();
    const { mail, sent } = createMail();
    const outbox = openTestOutbox(db, { mail });
    const change = db.transaction().execute(async (tx) => {
      await outbox.enqueue(tx, toEmail({}), { expiresAt: new Date(Date.now() + HOUR_MS) });
      throw new Error('something else failed');
    });
    await expect(change).rejects.toThrow('something else failed');
    await outbox.put({ subject: 'kept' });
    await drained(db);
    expect(sent).toEqual(['kept']);
  });

  test('[AUTH-9] is one of a thousand at most; what tells of a change finds room when what was asked for does not', async () => {
    const db = await open();
    const outbox = openTestOutbox(db, { mail: createMail().mail, timing: SLOW });
    await outbox.stop();
    const at = new Date().toISOString();
    const row = { sealed: '', attempts: 0, nextAt: at, claim: null, createdAt: at, expiresAt: at };
    const fill = (many: number) =>
      db
        .insertInto('outbox')
        .values(Array.from({ length: many }, () => ({ id: randomUUID(), ...row })))
        .execute();
    await fill(899);
    await outbox.put();
    const full = { code: 'unavailable', publicMessage: 'Too many emails wait to be sent. Please try again later.' };
    await expect(outbox.put()).rejects.toMatchObject(full);
    await expect(outbox.put({}, { isWanted: false })).rejects.toMatchObject(full);
    await fill(99);
    await outbox.put({}, { isNotice: true });
    await expect(outbox.put({}, { isNotice: true })).rejects.toMatchObject(full);
    expect(await countRows(db)).toBe(1000);
  });

  test('[AUTH-8] that nobody is to get is written and taken out in one transaction', async () => {
    const db = await open();
    const { mail, sent } = createMail();
    const outbox = openTestOutbox(db, { mail });
    await outbox.put({ subject: 'to nobody' }, { isWanted: false });
    await outbox.put({ subject: 'to somebody' }, { isWanted: true });
    await drained(db);
    expect(sent).toEqual(['to somebody']);
  });

  test('[AUTH-3] has one address, or is refused before anything is stored', async () => {
    const db = await open();
    const outbox = openTestOutbox(db, createMail());
    await expect(outbox.put({ to: 'a@example.org, evil@example.com' })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await countRows(db)).toBe(0);
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
    const outbox = openTestOutbox(db, { mail: hanging, timing: { ...SLOW, stopMs: 50 } });
    await outbox.put();
    await expect.poll(() => db.selectFrom('outbox').select('claim').where('claim', 'is not', null).execute()).toHaveLength(1);
    await outbox.stop();
    expect(ended).toBeDefined();
    expect(await db.selectFrom('outbox').select(['claim', 'attempts']).execute()).toEqual([{ claim: null, attempts: 1 }]);
    const { mail, sent } = createMail();
    openTestOutbox(db, { mail });
    await drained(db);
    expect(sent).toEqual(['Hello']);
  });

  test('[OPS-8] that a process was sending when it died is sent by the next one, and by another only when the claim has ended', async () => {
    const db = await open();
    const { mail, sent } = createMail();
    const died = openTestOutbox(db, { mail: { send: () => new Promise(() => undefined) }, timing: { ...SLOW, stopMs: 0 } });
    await died.put();
    const listClaims = () => db.selectFrom('outbox').select('claim').where('claim', 'is not', null).execute();
    await expect.poll(listClaims).toHaveLength(1);
    const claimed = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    await died.stop();
    await db.updateTable('outbox').set(claimed).execute(); // as a process leaves it that says nothing when it ends
    const outbox = openTestOutbox(db, { mail, timing: { ...QUICK, lookMs: 20 } });
    if (getDialect(db) === 'postgres') {
      await expect.poll(outbox.looks).toBeGreaterThan(8);
      expect(sent).toEqual([]);
      outbox.passTime(121_000);
    }
    await drained(db);
    expect(sent).toEqual(['Hello']);
  });

  test('[OPS-8] is not lost to a clock that was ahead', async () => {
    const db = await open();
    const { mail, sent } = createMail(new MailFailure('deferred'));
    const outbox = openTestOutbox(db, { mail, timing: { ...SLOW, lookMs: 20 } });
    const year = 365 * 24 * HOUR_MS;
    outbox.passTime(year);
    await outbox.put({}, { expiresAt: new Date(Date.now() + year + HOUR_MS) });
    await expect.poll(outbox.events).toContain('email waits');
    outbox.passTime(-year);
    await drained(db);
    expect(sent).toEqual(['Hello']);
  });
});
