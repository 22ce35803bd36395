import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Role } from '#db/schema.ts';
import { signIn } from '#features/accounts/sign-in/sign-in.server.ts';
import { checkMail } from '#features/checks/mail.server.ts';
import { findMailServer, readEmailState, storeMailServer } from '#features/settings/mail-server.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { createLog } from '#platform/log/log.server.ts';
import { openMail } from '#platform/mail/open-mail.server.ts';
import { createTestDeps, createUser, PASSWORD, requestWith } from '#tests/factories/accounts.ts';
import { createTestSite } from '#tests/factories/checked-site.ts';
import { describeOnDatabase } from '#tests/support/databases.ts';
import { freePort } from '#tests/support/site.ts';
import { startBrokenSmtpServer, startSmtpServerToEnter } from '#tests/support/smtp-server.ts';
import { changeMailServer, mailServerForm } from './change-mail-server.server.ts';

const HERE = '192.0.2.1';
const MAIL_PASSWORD = 'p@ss:w/rd %41';
const FROM = 'hello@example.org';

async function startServer(options?: Parameters<typeof startSmtpServerToEnter>[0]) {
  const server = await startSmtpServerToEnter(options);
  onTestFinished(() => server.stop());
  return server;
}

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-mail-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('[CONF-1] a host that is none, another port, an address that is none and an unknown field are refused', () => {
  const form = { intent: 'save', host: 'smtp.example.com', port: '587', user: 'ama', password: 'x', from: FROM };
  const listWrong = (change: object) => mailServerForm.safeParse({ ...form, ...change }).error?.issues[0]?.path[0];
  expect(listWrong({})).toBeUndefined();
  for (const host of ['2001:db8::1', '192.0.2.7', 'localhost', 'mail_1.example.com']) expect(listWrong({ host })).toBeUndefined();
  for (const host of [
    '',
    'a b',
    'smtp://a.example',
    'me@a.example',
    'a.example:25',
    'a.example/x',
    '[::1]',
    '127.1',
    'fe80::1%eth0',
    'a?b=c',
  ])
    expect(listWrong({ host }), host).toBe('host');
  for (const port of ['22', '6379', '443', '', '587 ']) expect(listWrong({ port }), port).toBe('port');
  expect(listWrong({ from: 'a@example.org, b@example.org' })).toBe('from');
  expect(mailServerForm.safeParse({ ...form, url: 'smtp://evil.example' }).success).toBe(false);
});

describeOnDatabase('the mail server of the admin', (open) => {
  async function start(settings: Partial<Settings> = {}, role: Role = 'admin') {
    const db = await open();
    const lines: string[] = [];
    const log = createLog({ format: 'json', write: (line) => void lines.push(line) });
    const tried: string[] = [];
    const refreshed: string[] = [];
    const base = createTestDeps(db, { DATA_DIR: makeFolder(), ...settings });
    const jobs = { tryAgain: async (name: string) => void tried.push(name) };
    const deps = { ...base, log, jobs, contentVersion: { refresh: async () => void refreshed.push('') } };
    const { id, email } = await createUser(db, { role });
    const other = await createUser(db, { role: 'admin' });
    await createUser(db, { role: 'editor' });
    const signedIn = await signIn(deps, { email, password: PASSWORD, clientAddress: HERE });
    const request = requestWith('cookies' in signedIn ? signedIn.cookies : []);
    const from = { viewer: { id, email, role }, request, clientAddress: HERE };
    const save = (change: Partial<Parameters<typeof changeMailServer>[2] & { intent: 'save' }> & { host: string }) =>
      changeMailServer(deps, from, {
        ...{ intent: 'save', port: '2525', user: '', password: '', from: FROM, currentPassword: PASSWORD },
        ...change,
      });
    const remove = (currentPassword?: string) => changeMailServer(deps, from, { intent: 'remove', currentPassword });
    const find = () => findMailServer(db, deps.settings);
    const readRow = () => db.selectFrom('site').select('mailServer').executeTakeFirstOrThrow();
    const listActivity = () =>
      db.selectFrom('activityEntries').select(['action', 'title', 'doneBy']).where('kind', '=', 'mail-server').orderBy('at').execute();
    const readVersion = async () => (await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version;
    const check = (secret = deps.settings.SESSION_SECRET) =>
      checkMail({ ...createTestSite({ settings: { ...deps.settings, SESSION_SECRET: secret } }), openDb: async () => db });
    return { db, deps, email, other, lines, tried, refreshed, save, remove, find, readRow, listActivity, readVersion, check };
  }

  test('[CONF-1] is stored encrypted once it took a test, every admin is told, Activity names its host, and the site can send', async () => {
    const server = await startServer();
    const { deps, email, other, lines, tried, refreshed, save, find, readRow, listActivity, readVersion, check } = await start();
    expect((await deps.site.read()).canSend).toBe(false);
    const version = await readVersion();
    const saved = await save({ host: server.host, user: 'ama@example.org', password: MAIL_PASSWORD });
    expect(saved).toEqual({ message: `Saved. A test is on its way to ${email}: check that it arrives.` });
    expect(server.letters).toMatchObject([{ to: email, from: expect.stringContaining(`<${FROM}>`) }]);
    expect((await deps.site.read()).canSend).toBe(true);
    expect(Number(await readVersion())).toBeGreaterThan(Number(version));
    expect([tried, refreshed]).toEqual([['email'], ['']]);
    expect(deps.emails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual(
      [email, other.email].map((to) => [to, 'The mail server was changed']).toSorted(),
    );
    expect(await listActivity()).toEqual([{ action: 'changed-mail-server', title: server.host, doneBy: email }]);
    const { mailServer } = await readRow();
    expect(mailServer).toMatch(/^[\w-]+$/);
    const shown = { state: await readEmailState(deps.db, deps.settings), snapshot: await deps.site.read(), lines, emails: deps.emails };
    for (const secret of [MAIL_PASSWORD, encodeURIComponent(MAIL_PASSWORD)]) expect(JSON.stringify(shown)).not.toContain(secret);
    expect(shown.state).toEqual({ source: 'admin', host: server.host, port: '2525', user: 'ama@example.org', from: FROM });
    expect(server.received().join('\n')).toContain(Buffer.from(`\0ama@example.org\0${MAIL_PASSWORD}`).toString('base64'));
    expect((await check())[0]).toMatchObject({ level: 'well', message: expect.stringContaining(server.host) });
    expect((await find()).source).toBe('admin');
  });

  test('[CONF-1] is not stored when the test fails, and the field at fault says why without the server’s own words', async () => {
    const states: { refuse?: 'AUTH' | 'MAIL FROM' | 'RCPT TO' } = {};
    const server = await startServer({ refuse: (step) => (step === states.refuse ? 550 : undefined) });
    const silent = await startBrokenSmtpServer('silent');
    onTestFinished(() => silent.stop());
    const { deps, tried, save, readRow, listActivity } = await start();
    const login = { host: server.host, user: 'ama', password: MAIL_PASSWORD };
    const failsAt = async (change: Parameters<typeof save>[0], field: string, words: RegExp) => {
      await deps.db.deleteFrom('attempts').execute();
      expect(await save(change)).toMatchObject({ ok: false, fieldErrors: { [field]: expect.stringMatching(words) } });
    };
    states.refuse = 'AUTH';
    await failsAt(login, 'password', /refuses the login \(550 at AUTH \w+\)\. Correct the user name and password/);
    states.refuse = 'MAIL FROM';
    await failsAt(login, 'from', /refuses the sender \(550 at MAIL FROM\)/);
    delete states.refuse;
    await failsAt({ ...login, port: '587' }, 'host', /doesn’t answer like a mail server .* Check the host and port/);
    await failsAt({ ...login, host: `::ffff:${server.host}` }, 'host', /\(500 at STARTTLS\).*offers encryption/); // not known to be this machine
    const encrypted = await startServer({ isEncrypted: true });
    await failsAt({ ...login, host: `::ffff:${encrypted.host}` }, 'host', /doesn’t trust the certificate/);
    states.refuse = 'RCPT TO';
    await deps.db.deleteFrom('attempts').execute();
    expect(await save(login)).toMatchObject({
      ok: false,
      formError: expect.stringMatching(/doesn’t take the email \(550/),
      fieldErrors: {},
    });
    expect(JSON.stringify(await save(login))).not.toContain('no: <');
    expect([await readRow(), await listActivity(), deps.emails, tried, server.letters]).toEqual([{ mailServer: null }, [], [], [], []]);
  });

  test('[CONF-1] needs the person’s own password, an admin, and not too many tests', async () => {
    const server = await startServer();
    const { save, remove, readRow } = await start();
    const { host } = server;
    expect(await save({ host, currentPassword: undefined })).toHaveProperty('fieldErrors.currentPassword');
    expect(await save({ host, currentPassword: 'not the password' })).toHaveProperty('fieldErrors.currentPassword');
    expect(await remove('not the password')).toHaveProperty('fieldErrors.currentPassword');
    expect([server.connections(), await readRow()]).toEqual([0, { mailServer: null }]);
    const closed = { host, port: '25' as const };
    const fill = async () => {
      for (let tries = 0; tries < 10; tries += 1) await save(closed);
    };
    await expect(fill()).rejects.toMatchObject({ code: 'rate-limited' });
    const editor = await start({}, 'editor');
    await expect(editor.save({ host })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await editor.readRow()).toEqual({ mailServer: null });
  });

  test('[CONF-1] keeps its password for the same host and user name alone', async () => {
    const server = await startServer();
    const other = await startServer();
    const { save, find } = await start();
    const login = { host: server.host, user: 'ama' };
    expect(await save(login)).toHaveProperty('fieldErrors.password');
    await save({ ...login, password: MAIL_PASSWORD });
    expect(await save({ ...login, from: 'new@example.org' })).toHaveProperty('message');
    expect((await find()).server).toEqual({
      url: `smtp://ama:${encodeURIComponent(MAIL_PASSWORD)}@${server.host}:2525`,
      from: 'new@example.org',
    });
    expect(await save({ host: other.host, user: 'ama' })).toHaveProperty('fieldErrors.password');
    expect(await save({ ...login, user: 'ben' })).toHaveProperty('fieldErrors.password');
    expect(other.connections()).toBe(0);
    expect(await save({ host: server.host })).toHaveProperty('message');
    expect((await find()).server?.url).toBe(`smtp://${server.host}:2525`);
  });

  test('[CONF-1] speaks TLS from the start at port 465', async () => {
    const { deps, find, save } = await start();
    await storeMailServer(deps.db, deps.settings, { url: 'smtps://a:b@mail.example.org:465', from: FROM });
    expect(await readEmailState(deps.db, deps.settings)).toMatchObject({ host: 'mail.example.org', port: '465', user: 'a' });
    expect(await save({ host: '::1', port: '465' })).toHaveProperty('fieldErrors.host');
    expect((await find()).server?.url).toContain('mail.example.org');
  });

  test('[CONF-1] gives way to SMTP_URL, counts as none under another secret, and is removed with the password', async () => {
    const server = await startServer();
    const { db, deps, email, save, remove, find, readRow, listActivity, check } = await start();
    await save({ host: server.host });
    const settings = { ...deps.settings, SMTP_URL: 'smtp://me:hush@mail.example.org:587', MAIL_FROM: 'set@example.org' };
    expect(await findMailServer(db, settings)).toEqual({ source: 'settings', server: { url: settings.SMTP_URL, from: 'set@example.org' } });
    expect(JSON.stringify(await readEmailState(db, settings))).not.toMatch(/hush|"me"/);
    const from = { viewer: { id: '', email, role: 'admin' as const }, request: requestWith(), clientAddress: HERE };
    expect(await changeMailServer({ ...deps, settings }, from, { intent: 'remove' })).toMatchObject({
      formError: expect.stringContaining('SMTP_URL'),
    });
    const other = 'another-secret-0123456789-abcdefghijklmnop';
    expect(await findMailServer(db, { ...deps.settings, SESSION_SECRET: other })).toEqual({ source: 'unreadable' });
    expect(await check(other)).toMatchObject([{ level: 'wrong', advice: expect.stringContaining('Enter it again') }]);
    expect(await remove(PASSWORD)).toEqual({ message: 'The mail server is removed.' });
    expect([await readRow(), (await find()).source, (await deps.site.read()).canSend]).toEqual([{ mailServer: null }, 'none', false]);
    expect((await listActivity()).at(-1)).toEqual({ action: 'deleted-mail-server', title: server.host, doneBy: email });
  });

  test('[CONF-1] of two saves at once one holds, whole', async () => {
    const [one, two] = [await startServer(), await startServer()];
    const { find, save } = await start();
    const saved = await Promise.all([save({ host: one.host, from: 'one@example.org' }), save({ host: two.host, from: 'two@example.org' })]);
    expect(saved.every((result) => 'message' in result)).toBe(true);
    const { server } = await find();
    expect(server?.from).toBe(server?.url.includes(one.host) ? 'one@example.org' : 'two@example.org');
  });
});

test('[CONF-1] emails go by the mail server of the moment', async () => {
  const [one, two] = [await startServer(), await startServer()];
  let server: { url: string; from: string } | undefined;
  const settings = {
    SMTP_URL: '',
    MAIL_FROM: '',
    SITE_URL: 'https://www.example.com',
    DATA_DIR: makeFolder(),
  };
  const mail = openMail({
    settings,
    log: createLog({ write: () => undefined }),
    readName: async () => 'Ada',
    readServer: async () => server,
  });
  onTestFinished(mail.close);
  const send = (subject: string) =>
    mail.send({ to: 'ama@example.org', subject, text: '' }, { id: subject, writtenAt: new Date(), signal: new AbortController().signal });
  await send('to a file');
  server = { url: one.url, from: 'one@example.org' };
  await send('first');
  await send('second');
  server = { url: two.url, from: 'two@example.org' };
  await send('third');
  expect(one.letters.map(({ subject, from }) => [subject, from])).toEqual([
    ['first', 'Ada <one@example.org>'],
    ['second', 'Ada <one@example.org>'],
  ]);
  expect(two.letters.map(({ subject }) => subject)).toEqual(['third']);
  expect(one.connections()).toBe(1);
  server = { url: `smtp://127.0.0.1:${await freePort()}`, from: 'x@example.org' };
  await expect(send('nowhere')).rejects.toMatchObject({ kind: 'unreachable' });
});
