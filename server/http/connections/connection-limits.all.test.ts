import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '#tests/support/serve.ts';
import { freePort } from '#tests/support/site.ts';
import type { AppHandler } from '../../response/app-handler.ts';
import { createSecurityHeaders } from '../../response/security-headers.ts';
import { answerClientErrors } from './client-error.ts';
import { endSlowBodies } from './connection-limits.ts';

afterEach(() => void vi.useRealTimers());

const SLOW_HEAD = 'GET / HTTP/1.1\r\nHost: site.test\r\nX-Slow: ';
const SLOW_BODY = writeHead('/auth', 5000);

test.each([
  ['headers', SLOW_HEAD],
  ['bodies', SLOW_BODY],
])(
  'slow %s from ten networks keep no reader out, and cost a network with few nothing',
  async (_, head) => {
    const { port, ask } = await serve({ handler: readBody });
    await ask('/about');
    const early = await openSlow(port, { head, address: '127.0.0.99', count: 1 });
    const slow: Socket[] = [];
    for (let network = 2; network < 12; network += 1) {
      slow.push(...(await openSlow(port, { head, address: `127.0.0.${network}`, count: 120 })));
      expect([await getFrom('127.0.0.50', port, '/healthz'), await getFrom('127.0.0.51', port, '/about')]).toEqual([200, 200]);
    }
    await expect.poll(() => slow.filter(({ destroyed }) => !destroyed).length).toBeLessThan(780);
    expect(early[0]?.destroyed).toBe(false);
  },
  30_000,
);

test('[OPS-8] health is answered on a port of its own, and nothing else is', async () => {
  const HEALTH_PORT = await freePort();
  const { port, stop } = await serve({ handler: readBody, settings: { HEALTH_PORT, TRUSTED_PROXIES: ['127.0.0.0/8'] } });
  const get = (path: string) => getFrom('127.0.0.1', HEALTH_PORT, path);
  await openSlow(port, { head: SLOW_HEAD, address: '127.0.0.2', count: 200 });
  expect([await get('/healthz'), await get('/readyz'), await get('/'), await get('/about')]).toEqual([200, 200, 404, 404]);
  await expect(serve({ settings: { HEALTH_PORT } })).rejects.toThrow('EADDRINUSE');
  await stop();
  expect(await get('/healthz')).toContain('ECONNREFUSED');
});

test('a network that opens more than 128 connections loses its oldest that wait for it', async () => {
  const { port } = await serve({ handler: readBody });
  const slow = await openSlow(port, { head: SLOW_HEAD, address: '127.0.0.2', count: 140 });
  await expect.poll(() => slow.map(({ destroyed }) => destroyed)).toEqual(slow.map((_, at) => at < 12));
});

test('behind a proxy a client has 32 unfinished requests, and others are answered', async () => {
  const { port, ask } = await serve({ handler: readBody, settings: { TRUSTED_PROXIES: ['127.0.0.1'] } });
  const head = writeHead('/auth', 5000, 'X-Forwarded-For: 203.0.113.7');
  const heard: string[] = [];
  const slow = await openSlow(port, { head, address: '127.0.0.1', count: 40 });
  for (const socket of slow) socket.on('data', (chunk) => heard.push(String(chunk)));
  await expect.poll(() => heard.filter((text) => /^HTTP\/1\.1 503 [\s\S]*Retry-After/.test(text))).toHaveLength(8);
  const post = (address: string) => ask('/auth', { method: 'POST', body: 'a=b', headers: { 'x-forwarded-for': address } });
  expect((await post('203.0.113.7')).status).toBe(503);
  expect((await post('203.0.113.8')).status).toBe(200);
  for (const socket of slow) socket.destroy();
  await expect.poll(async () => (await post('203.0.113.7')).status).toBe(200);
});

test('a body that brings less than 32 kB in its time is 408, one that goes on arriving is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const arrivals = new EventEmitter();
  const server = createServer((incoming) => void incoming.on('data', (chunk) => arrivals.emit('data', chunk))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  answerClientErrors(server, createSecurityHeaders({ isHttps: false }));
  endSlowBodies(server, (target) => (target === '/slow' ? 20_000 : 1000));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  const heard = await openHeard(port, writeHead('/slow', 1_000_000));
  await once(server, 'request');
  for (const bytes of [40_000, 33_000, 33_000]) {
    heard.socket.write('a'.repeat(bytes));
    for (let arrived = 0; arrived < bytes; ) arrived += (await once(arrivals, 'data'))[0].length;
    vi.advanceTimersByTime(20_000);
  }
  heard.socket.write('a');
  await once(arrivals, 'data');
  vi.advanceTimersByTime(19_999);
  expect(heard.socket.destroyed).toBe(false);
  expect(heard.text()).toBe('');
  vi.advanceTimersByTime(1);
  await once(heard.socket, 'close');
  expect(heard.text()).toMatch(/^HTTP\/1\.1 408 /);
});

test('a body that the app does not read yet is not a slow one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  endSlowBodies(server, () => 1000);
  await once(server, 'listening');
  const asked = once(server, 'request');
  const { port } = server.address() as AddressInfo; // as above
  const heard = await openHeard(port, `${writeHead('/', 1_000_000)}some`);
  const [incoming, response] = await asked;
  await once(incoming, 'readable');
  vi.advanceTimersByTime(5000);
  response.end('read later');
  heard.socket.end();
  await once(heard.socket, 'close');
  expect(heard.text()).toMatch(/^HTTP\/1\.1 200 /);
});

test('a refusal whose body is still arriving closes the connection, and the rest is not answered', async () => {
  const { port, raw, rawOpen } = await serve({ handler: readBody });
  const head = 'POST /contact HTTP/1.1\r\nHost: site.test\r\nOrigin: http://evil.test\r\nTransfer-Encoding: chunked\r\n\r\n';
  const heard = await openHeard(port, head, { allowHalfOpen: true });
  await expect.poll(() => heard.text()).toMatch(/^HTTP\/1\.1 403 [\s\S]*\r\nConnection: close\r\n/);
  heard.socket.end('5\r\nabcde\r\nnonsense\r\n');
  await once(heard.socket, 'close');
  expect(heard.text().match(/HTTP\/1\.1 /g)).toHaveLength(1);
  const next = 'GET /about HTTP/1.1\r\nHost: site.test\r\n\r\n';
  expect((await rawOpen(`${writeHead('/contact', 400_000)}${'a'.repeat(400_000)}${next}`)).match(/HTTP\/1\.1 \d+/g)).toEqual([
    'HTTP/1.1 413',
  ]);
  expect((await raw(`${head}0\r\n\r\n${next}`)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200']);
});

const readBody: AppHandler = async (incoming) => new Response(String((await incoming.arrayBuffer()).byteLength));

function writeHead(target: string, length: number, header = 'X-Other: 1') {
  return `POST ${target} HTTP/1.1\r\nHost: site.test\r\n${header}\r\nContent-Length: ${length}\r\n\r\n`;
}

/** Connections from an address of the loopback that send a beginning, and then nothing. */
async function openSlow(port: number, { head, address, count }: { head: string; address: string; count: number }): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', localAddress: address }));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(head);
  return sockets;
}

async function openHeard(port: number, head: string, options = {}) {
  const socket = connect({ port, host: '127.0.0.1', ...options }, () => socket.write(head)).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  return { socket, text: () => text };
}

function getFrom(localAddress: string, port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const asking = request({ port, host: '127.0.0.1', localAddress, path, agent, headers: { host: 'site.test' } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    asking.on('error', ({ message }) => resolve(message)).end();
  });
}
