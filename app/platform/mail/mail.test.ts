import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { openMailFor } from '#tests/factories/outbox.ts';
import { parseEmail, type ReceivedEmail, type SmtpStep, startBrokenSmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import type { Email, EmailIdentity, Mail } from './mail.server.ts';
import { openMail } from './open-mail.server.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface TestMail {
  mail: Mail;
  received(): ReceivedEmail[];
  connections(): number;
  logged: string[];
}

async function openTestMail(
  kind: 'smtp' | 'outbox',
  settings: { MAIL_FROM?: string; SITE_URL?: string } = {},
  readName = async () => 'Ada Author',
  refuse: (step: SmtpStep, address: string) => number | undefined = () => undefined,
): Promise<TestMail> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-mail-'));
  folders.push(dataDir);
  const smtp = kind === 'smtp' ? await startSmtpServer({ refuse }) : undefined;
  const logged: string[] = [];
  const mail = openMail({
    settings: { SMTP_URL: smtp?.url ?? '', MAIL_FROM: '', SITE_URL: 'https://www.example.com', DATA_DIR: dataDir, ...settings },
    log: createLog({ format: 'json', write: (line) => void logged.push(line) }),
    readName,
  });
  onTestFinished(async () => {
    mail.close();
    await smtp?.stop();
  });
  const outbox = path.join(dataDir, 'outbox');
  const received = () => smtp?.letters ?? readdirSync(outbox).map((file) => parseEmail(readFileSync(path.join(outbox, file), 'utf8')));
  return { mail, received, connections: () => smtp?.connections() ?? 0, logged };
}

function send(mail: Mail, email: Email, identity: EmailIdentity = { id: randomUUID(), writtenAt: new Date('2026-01-15T09:00:00.000Z') }) {
  return mail.send(email, { ...identity, signal: new AbortController().signal });
}

const email: Email = {
  to: 'ama@example.org',
  subject: 'Grüße aus Accra',
  text: 'Hello,\n\nhttps://www.example.com/auth/confirm?token=abc\n',
};

describe.each(['smtp', 'outbox'] as const)('emails by %s', (kind) => {
  test('[AUTH-3] an email arrives complete, from the site’s host, as plain text', async () => {
    const { mail, received } = await openTestMail(kind);
    await send(mail, email);
    expect(received()).toEqual([
      expect.objectContaining({
        to: 'ama@example.org',
        from: 'Ada Author <no-reply@www.example.com>',
        subject: 'Grüße aus Accra',
        text: expect.stringContaining('https://www.example.com/auth/confirm?token=abc'),
      }),
    ]);
    expect(received()[0]?.contentType).toMatch(/^text\/plain/);
  });

  test('[SITE-8] the name beside the sender’s address is the one of the moment, and nothing in it makes a header', async () => {
    const names = ['Ama Mensah', 'Ama "A", <b@example.net>', 'Ama\r\nBcc: evil@example.net', 'أما منساه 😀'];
    const { mail, received } = await openTestMail(kind, {}, async () => names.shift() ?? '');
    for (let sent = 0; sent < 4; sent++) await send(mail, email);
    const letters = received();
    const from = letters.map((letter) => letter.from).join('\n');
    expect(from.match(/<no-reply@www\.example\.com>/g)).toHaveLength(4);
    expect(from).toContain('Ama Mensah <no-reply@www.example.com>');
    expect(letters.map(({ to }) => to)).toEqual(Array(4).fill('ama@example.org'));
    expect(JSON.stringify(letters)).not.toMatch(/"bcc":|\\nBcc:/i);
  });

  test('[AUTH-3] MAIL_FROM is the sender where it is set', async () => {
    const { mail, received } = await openTestMail(kind, { MAIL_FROM: 'admin@example.net' });
    await send(mail, { ...email, replyTo: 'visitor@example.org' });
    expect(received()[0]).toMatchObject({ from: 'Ada Author <admin@example.net>', replyTo: 'visitor@example.org' });
  });

  test.each([
    'a@example.org, evil@example.com',
    'a@example.org\r\nBcc: evil@example.com',
    'Someone <a@example.org>',
    '',
    'a@example.org;b@example.org',
  ])('[AUTH-3] nothing is sent to %j', async (to) => {
    const { mail, received } = await openTestMail(kind);
    await send(mail, email);
    await expect(send(mail, { ...email, to })).rejects.toMatchObject({ kind: 'refused' });
    expect(received()).toHaveLength(1);
  });

  test('[AUTH-3] a line break in a subject makes no header', async () => {
    const { mail, received } = await openTestMail(kind);
    await send(mail, { ...email, subject: 'Hello\r\nBcc: evil@example.com' });
    expect(received()[0]?.subject).toBe('Hello Bcc: evil@example.com');
  });
});

test('[AUTH-3] the log names the file in the outbox, neither address nor link, and no half-written file is left', async () => {
  const { mail, received, logged } = await openTestMail('outbox');
  await Promise.all([send(mail, email), send(mail, email), send(mail, email)]);
  expect(received()).toHaveLength(3);
  expect(logged[0]).toMatch(/"file":"outbox\/2026-01-15T09-00-00-000Z-[0-9a-f]{8}\.eml"/);
  expect(logged.join()).not.toMatch(/token=|@|Grüße/);
});

test('[AUTH-3] an email that is sent twice is one: it has the same Message-ID, and in the outbox the same file', async () => {
  for (const kind of ['smtp', 'outbox'] as const) {
    const { mail, received } = await openTestMail(kind);
    const identity = { id: randomUUID(), writtenAt: new Date() };
    await send(mail, email, identity);
    await send(mail, email, identity);
    expect(new Set(received().map(({ messageId }) => messageId))).toEqual(new Set([`<${identity.id}@www.example.com>`]));
    expect(received()).toHaveLength(kind === 'smtp' ? 2 : 1);
  }
});

test('[AUTH-3] a mail server that is not there is unreachable, in words that name no address', async () => {
  const mail = openMail({
    settings: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: '', SITE_URL: 'http://localhost:3000', DATA_DIR: '' },
    log: createLog({ write: () => undefined }),
    readName: async () => 'Ada Author',
  });
  await expect(send(mail, email)).rejects.toMatchObject({ kind: 'unreachable', code: 'ECONNREFUSED', step: 'CONN' });
});

test('[CONF-3] an email to a list carries HTML and how to leave in one click, and does not call itself automatic; nor does a reply by hand', async () => {
  const { mail, received } = await openTestMail('smtp');
  const leaveUrl = 'https://www.example.com/leave/abc';
  await send(mail, { ...email, html: '<p>Hello</p>', leaveUrl });
  await send(mail, email);
  await send(mail, { ...email, isPersonal: true });
  const [list, single, personal] = received();
  expect(list?.contentType).toMatch(/^multipart\/alternative/);
  expect(list?.headers).toMatchObject({ 'list-unsubscribe': `<${leaveUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' });
  expect(list?.headers['auto-submitted']).toBeUndefined();
  expect(single?.headers['auto-submitted']).toBe('auto-generated');
  expect(single?.headers['list-unsubscribe']).toBeUndefined();
  expect(personal?.headers['auto-submitted']).toBeUndefined();
});

test('[CONF-1] each address that is taken is one recipient of a real connection, quoted where it must be', async () => {
  const { mail, received } = await openTestMail('smtp', { MAIL_FROM: 'r&d@firm.example.com' });
  const addresses = {
    'smith&jones@example.com': 'smith&jones@example.com',
    'taro.@docomo.ne.jp': '<"taro."@docomo.ne.jp>',
    'olga@ПРИМЕР.РФ': 'olga@xn--e1afmkfd.xn--p1ai',
    "o'neil/x=y@example.com": "o'neil/x=y@example.com",
  };
  for (const to of Object.keys(addresses)) await send(mail, { ...email, to, replyTo: to });
  expect(received().map(({ to }) => to)).toEqual(Object.values(addresses));
  expect(received().map(({ replyTo }) => replyTo)).toEqual(Object.values(addresses));
  expect(received()[0]?.from).toContain('<r&d@firm.example.com>');
  for (const to of ['a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example', '<a@x.example>', 'ama@localhost'])
    await expect(send(mail, { ...email, to })).rejects.toMatchObject({ kind: 'refused' });
});

test('[CONF-3] emails that follow each other use one connection', async () => {
  const { mail, received, connections } = await openTestMail('smtp');
  for (let sent = 0; sent < 5; sent++) await send(mail, email);
  expect(received()).toHaveLength(5);
  expect(connections()).toBe(1);
});

test('[CONF-3] a failure says whether the server may have the email, in the server’s words without addresses', async () => {
  const refuse = (step: string, address: string) => (step === 'RCPT TO' && address.startsWith('gone') ? 550 : undefined);
  const { mail } = await openTestMail('smtp', {}, undefined, refuse);
  await expect(send(mail, { ...email, to: 'gone@example.org' })).rejects.toMatchObject({
    kind: 'refused',
    step: 'RCPT TO',
    reply: '550 no: …',
    isDoubtful: false,
  });
  for (const [how, isDoubtful] of [
    ['cut', true],
    ['silent', false],
  ] as const) {
    const broken = await startBrokenSmtpServer(how);
    onTestFinished(broken.stop);
    const cut = openMailFor({ SMTP_URL: broken.url });
    const sending = cut.send(email, { id: randomUUID(), writtenAt: new Date(), signal: AbortSignal.timeout(300) });
    await expect(sending).rejects.toMatchObject({ kind: 'unreachable', isDoubtful });
  }
});
