import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSite } from '#tests/factories/checked-site.ts';
import { freePort } from '#tests/support/site.ts';
import { checkAddress, checkCdn, describeCertificate, describeFailure, describeSeen } from './address.server.ts';
import { DOCTOR_HEADER, readAnswer, readQuestion, type SeenRequest, signAnswer, signQuestion } from './address-proof.server.ts';

const SESSION_SECRET = 's'.repeat(40);
const signal = new AbortController().signal;
const NONCE = 'a-nonce-of-the-doctor';

const SEEN: SeenRequest = { host: 'www.example.org', peer: '127.0.0.1', client: '192.0.2.1', isPeerTrusted: true, hasForwardedFor: true };

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** As the site's own server answers. */
const answerAsSite: RequestListener = ({ headers }, response) => {
  const nonce = readQuestion(SESSION_SECRET, String(headers[DOCTOR_HEADER]));
  const seen = { ...SEEN, host: headers.host ?? '', isPeerTrusted: false, hasForwardedFor: false };
  response.writeHead(200, nonce ? { [DOCTOR_HEADER]: signAnswer(SESSION_SECRET, nonce, seen) } : {}).end('ok\n');
};

async function look(SITE_URL: string, PORT: number) {
  const settings = { SITE_URL, PORT, HOST: '127.0.0.1', SESSION_SECRET };
  return checkAddress(createTestSite({ settings }), signal);
}

const last = (findings: { level: string; message: string }[]) => findings.at(-1);

test('[OPS-4] nobody but who has the secret asks, and nobody else answers', () => {
  const question = signQuestion(SESSION_SECRET, NONCE);
  expect(readQuestion(SESSION_SECRET, question)).toBe(NONCE);
  expect(readQuestion('t'.repeat(40), question)).toBeUndefined();
  for (const forged of [undefined, '', NONCE, `${NONCE}.`, `${NONCE}x.${question.split('.')[1]}`])
    expect(readQuestion(SESSION_SECRET, forged)).toBeUndefined();
  const answer = signAnswer(SESSION_SECRET, NONCE, SEEN);
  expect(readAnswer(SESSION_SECRET, NONCE, answer)).toEqual(SEEN);
  expect(readAnswer(SESSION_SECRET, 'another-nonce-of-it', answer)).toBeUndefined();
  expect(readAnswer('t'.repeat(40), NONCE, answer)).toBeUndefined();
  expect(readAnswer(SESSION_SECRET, NONCE, question)).toBeUndefined();
});

test('[OPS-4] the site behind its address is known; another one, a redirect, 502 and nobody are told apart', async () => {
  const port = await listen(createServer(answerAsSite));
  expect(last(await look(`http://127.0.0.1:${port}`, port))).toMatchObject({
    level: 'well',
    message: expect.stringContaining('leads to this site'),
  });
  const other = await listen(createServer((_, response) => response.end('ok\n')));
  expect(last(await look(`http://127.0.0.1:${other}`, port))).toMatchObject({
    level: 'wrong',
    message: expect.stringContaining('not as this site'),
  });
  const onward = await listen(createServer((_, response) => response.writeHead(301, { location: 'https://elsewhere.example/' }).end()));
  expect(last(await look(`http://127.0.0.1:${onward}`, port))).toMatchObject({
    level: 'wrong',
    message: expect.stringContaining('https://elsewhere.example/'),
  });
  const broken = await listen(createServer((_, response) => response.writeHead(502).end()));
  expect(last(await look(`http://127.0.0.1:${broken}`, port))).toMatchObject({
    level: 'wrong',
    advice: expect.stringContaining(`port ${port}`),
  });
  const nobody = await freePort();
  expect(last(await look(`http://127.0.0.1:${nobody}`, port))).toMatchObject({
    level: 'wrong',
    message: expect.stringContaining('is refused'),
  });
  expect(last(await look(`http://127.0.0.1:${nobody}`, nobody))).toMatchObject({
    level: 'unknown',
    message: expect.stringContaining('isn’t running here'),
  });
});

test('[OPS-4] a certificate that no browser accepts is reported, and what is behind it is checked all the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [key, cert] = [path.join(folder, 'key'), path.join(folder, 'cert')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  );
  const port = await listen(createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, answerAsSite));
  const findings = await look(`https://localhost:${port}`, await freePort());
  expect(findings).toContainEqual(expect.objectContaining({ level: 'wrong', message: expect.stringContaining('is self-signed') }));
  expect(last(findings)).toMatchObject({ level: 'well' });
});

test('[OPS-4] a CDN that cannot be reached is wrong, in words without its token', async () => {
  const port = await listen(createServer((_, response) => response.writeHead(404).end()));
  const look = (PURGE_URL: string) => checkCdn(createTestSite({ settings: { PURGE_URL } }), signal);
  expect(await look('')).toMatchObject([{ level: 'well' }]);
  expect(await look(`http://127.0.0.1:${port}/purge/hush`)).toEqual([
    { level: 'well', message: `The site can reach the CDN at 127.0.0.1:${port}.` },
  ]);
  const [unreachable] = await look(`http://127.0.0.1:${await freePort()}/purge/hush`);
  expect(unreachable).toMatchObject({ level: 'wrong', message: expect.stringContaining('the connection is refused') });
  expect(JSON.stringify(unreachable)).not.toContain('hush');
});

test('[OPS-4] certificates: valid, soon over, over, for another name, without its chain', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  const describe = (days: number, problem?: string) => describeCertificate({ validUntil: inDays(days), problem }, 'example.org', now)[0];
  expect(describe(60)).toMatchObject({ level: 'well', message: 'The certificate of example.org is valid for 60 more days.' });
  expect(describe(5)).toMatchObject({ level: 'hint' });
  expect(describe(-1, 'CERT_HAS_EXPIRED')).toMatchObject({ level: 'wrong', message: expect.stringContaining('has expired') });
  expect(describe(60, 'ERR_TLS_CERT_ALTNAME_INVALID')?.message).toContain('for another name');
  expect(describe(60, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE')?.advice).toContain('full chain');
  expect(describe(60, 'SOMETHING_NEW')?.message).toContain('(SOMETHING_NEW)');
  expect(describeFailure('ENOTFOUND', { hostname: 'example.org' })).toBe('DNS does not know example.org.');
  expect(describeFailure('ESOMETHING', { hostname: 'example.org' })).toContain('ESOMETHING');
});

test('[OPS-4] a proxy that loses the host, is not trusted, or hides the reader is wrong, with what to set', () => {
  const site = new URL('https://www.example.org');
  expect(describeSeen(SEEN, site)).toMatchObject([{ level: 'well' }]);
  expect(describeSeen({ ...SEEN, host: '127.0.0.1:3000' }, site)[0]).toMatchObject({
    level: 'wrong',
    advice: expect.stringContaining('proxy_set_header Host'),
  });
  expect(describeSeen({ ...SEEN, isPeerTrusted: false }, site)).toMatchObject([
    { level: 'wrong', advice: 'Set TRUSTED_PROXIES=127.0.0.1' },
  ]);
  expect(describeSeen({ ...SEEN, hasForwardedFor: false }, site)).toMatchObject([
    { level: 'wrong', advice: expect.stringContaining('X-Forwarded-For') },
  ]);
  expect(describeSeen({ ...SEEN, hasForwardedFor: false, isPeerTrusted: false }, site)).toEqual([]);
});
