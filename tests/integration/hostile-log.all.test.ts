import { connect } from 'node:net';
import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { sendRequest, signIn } from '../support/admin-client.ts';
import { type RunningSite, startSite } from '../support/site.ts';

const RAW_WORDS = /invalid (input|string|option)|expected \w+, received|unrecognized key|too (big|small):/i;
const PAGES = ['/', '/blog/1', '/search?q=brand', '/category/brand', '/not-there', '/feed.xml', '/images/x.png', '/auth', '/auth/recover'];
const ENDPOINTS = [
  '/admin/do/content.save',
  '/admin/do/content.trash',
  '/admin/do/content.bulk',
  '/admin/do/video.add',
  '/admin/do/redirect.import',
  '/admin/do/recovery.store',
  '/admin/do/nothing',
  '/admin/preview',
  '/admin/images/upload',
  '/admin/live',
  '/auth/reauthenticate',
  '/auth/session',
];
const JSON_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '1',
  '"x"',
  '{"urls":[]}',
  '{"urls":1}',
  '{"content":[]}',
  '{"isActive":"x"}',
  '{"__proto__":{}}',
];
const FORMS: [type: string, body: string][] = [
  ['application/x-www-form-urlencoded', 'intent=sign-in&email[]=x&%ff=%00&__proto__=1'],
  ['multipart/form-data; boundary=x', 'broken'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="\u001b[2J.png"\r\n\r\n\u0089PNG\r\n--x--\r\n',
  ],
  ['multipart/form-data', 'no boundary'],
  ['application/json', '{"intent":{"$gt":""}}'],
  ['text/plain', 'a=b\r\n2026 info forged'],
  ['\u00e4/\u00f6; charset=x', 'x'],
];

test.each(['json', 'text'] as const)(
  'whatever is sent, every line of the log is %s of ours and tells nothing of the machine',
  async (format) => {
    const site = await startSite({ demo: true, settings: { LOG_FORMAT: format } });
    try {
      const author = await signIn(site);
      const answers = await attack(site, author);
      expect(answers.filter((text) => RAW_WORDS.test(text) || text.includes(process.cwd()))).toEqual([]);
      expect((await sendRequest(site, '/healthz')).status).toBe(200);
      await site.stop();
      const lines = site.output().split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(200);
      expect(lines.filter((line) => !isOurs(line, format))).toEqual([]);
      for (const path of [process.cwd(), `${homedir()}/`, 'node_modules', 'file://'])
        expect(lines.filter((line) => line.includes(path))).toEqual([]);
    } finally {
      await site.stop();
    }
  },
);

/** Gives back what was answered. */
async function attack(site: RunningSite, author: Record<string, string>): Promise<string[]> {
  const answers: string[] = [];
  const send = async (...args: Parameters<typeof sendRequest>) => {
    const response = await sendRequest(...args).catch(() => undefined); // cut off while it was sent
    if (response) answers.push(response.text);
  };
  const { origin = '', cookie = '' } = author;
  for (const path of [...PAGES, ...PAGES.map((page) => `${page.split('?')[0]}.data`)]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'BREW'])
      await send(site, path, { method, headers: { origin }, body: 'x=1' });
    for (const [type, body] of FORMS) await send(site, path, { method: 'POST', headers: { origin, 'content-type': type }, body });
    for (const value of ['byline.session_token=x', 'a=%', '=;;=\u00ff', `x=${'y'.repeat(15_000)}`])
      await send(site, path, { headers: { cookie: value } });
  }
  for (const path of ENDPOINTS) {
    for (const body of JSON_BODIES) await send(site, path, { method: 'POST', headers: { ...author }, body });
    for (const [type, body] of FORMS) await send(site, path, { method: 'POST', headers: { origin, cookie, 'content-type': type }, body });
    for (const method of ['GET', 'PUT', 'DELETE'])
      if (path !== '/admin/live') await send(site, `${path}/%00%0a%1b`, { method, headers: { ...author } });
  }
  const huge = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`;
  for (const bytes of [
    huge,
    '\u0016\u0003\u0001\r\n\r\n',
    'POST / HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n',
    'GET /\u001b[2J HTTP/1.1\r\n\r\n',
  ])
    answers.push(await sendRaw(site, bytes));
  return answers;
}

function isOurs(line: string, format: 'json' | 'text'): boolean {
  if (format === 'text') return /^(\d\d:\d\d:\d\d (info|warn|error) +\S|\s+at )\P{Cc}*$/u.test(line);
  try {
    const { time, level, event } = JSON.parse(line);
    return !Number.isNaN(Date.parse(time)) && ['info', 'warn', 'error'].includes(level) && typeof event === 'string';
  } catch {
    return false;
  }
}

function sendRaw({ url }: RunningSite, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.end(bytes, 'latin1'));
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
