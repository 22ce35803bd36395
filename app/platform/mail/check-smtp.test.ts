import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/site.ts';
import { startSmtpServer } from '#tests/support/smtp-server.ts';
import { warnWhereMailFails } from './check-smtp.server.ts';

async function getWarnings(SMTP_URL: string): Promise<string[]> {
  const warnings: string[] = [];
  await warnWhereMailFails({ SMTP_URL }, { info: () => undefined, warn: (event) => void warnings.push(event), error: () => undefined });
  return warnings;
}

test('[OPS-4] a mail server that takes the login is not mentioned, and is sent nothing', async () => {
  const smtp = await startSmtpServer();
  onTestFinished(() => smtp.stop());
  expect(await getWarnings(`smtp://kwame:hunter2@127.0.0.1:${smtp.port}`)).toEqual([]);
  expect(await getWarnings(smtp.url)).toEqual([]);
  expect(smtp.letters).toEqual([]);
  expect(await getWarnings('')).toEqual([]);
});

test('[OPS-4] a refused login is told, without user and password', async () => {
  const smtp = await startSmtpServer({ refuse: (step) => (step === 'AUTH' ? 535 : undefined) });
  onTestFinished(() => smtp.stop());
  const host = `127.0.0.1:${smtp.port}`;
  const line = `SMTP_URL: ${host} does not take the user name and the password in it (535); emails wait until that is corrected`;
  expect(await getWarnings(`smtp://kwame:hunter2@${host}`)).toEqual([line]);
});

test('[OPS-4] a server that is not there, or speaks no SMTP, is told', async () => {
  const port = await freePort();
  expect(await getWarnings(`smtp://kwame:hunter2@127.0.0.1:${port}`)).toEqual([
    `SMTP_URL: 127.0.0.1:${port} does not answer as a mail server should (ECONNREFUSED); emails wait until it does`,
  ]);
  const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
  onTestFinished(() => void web.close());
  await new Promise((resolve) => web.once('listening', resolve));
  const address = web.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  expect(await getWarnings(`smtp://${host}`)).toEqual([
    expect.stringContaining(`SMTP_URL: ${host} does not answer as a mail server should (`),
  ]);
});

test('[OPS-4] a port of the other protocol is pointed out', async () => {
  expect(await getWarnings('smtp://kwame:hunter2@127.0.0.1:465')).toEqual([
    expect.stringMatching(/^SMTP_URL: 127\.0\.0\.1:465 .*; for port 465 it should begin with smtps:\/\/; emails wait/),
  ]);
});
