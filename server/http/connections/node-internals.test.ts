import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { countTakenBytes, cutOff, hasResponseBegun, isInTurn, onTurn, stopListening } from './node-internals.ts';

test('a connection knows whether a response has begun on it', async () => {
  const seen: boolean[] = [];
  const server = createServer((request, response) => {
    seen.push(hasResponseBegun(request.socket));
    response.writeHead(200);
    response.write('half');
    seen.push(hasResponseBegun(request.socket));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`); // a TCP server's address is never a string
  server.close();
  expect(seen).toEqual([false, true]);
});

test('a server that stops listening still answers a connection whose first request is arriving', async () => {
  const server = createServer((_, response) => void response.setHeader('connection', 'close').end('answered')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  const client = connect(port, '127.0.0.1');
  const accepted = once(server, 'connection');
  client.write('GET / HTTP/1.1\r\n');
  await accepted;
  const stopped = stopListening(server);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  client.write('Host: x\r\n\r\n');
  expect(await text(client)).toContain('answered');
  await stopped;
  server.close();
});

test('a pipelined response is told when its turn has come', async () => {
  const order: string[] = [];
  const server = createServer((request, response) => {
    order.push(`${request.url} ${isInTurn(response)}`);
    const answer = () => setImmediate(() => response.end(`${request.url} answered.`));
    if (isInTurn(response)) return void answer();
    onTurn(response, () => {
      order.push(`${request.url} in turn`);
      answer();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1'); // a TCP server's address is never a string
  client.write(['/a', '/b'].map((target) => `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  let read = '';
  for await (const chunk of client) {
    read += chunk;
    if (read.includes('/b answered.')) break;
  }
  server.close();
  expect(order).toEqual(['/a true', '/b false', '/b in turn']);
});

test('bytes that wait for a client that does not read are not counted as taken', async () => {
  const bytes = 32 * 1024 * 1024;
  const taken = Promise.withResolvers<[number, number]>();
  const server = createServer((_, response) => {
    const { socket } = response;
    response.end(Buffer.alloc(bytes));
    setTimeout(() => taken.resolve(socket ? [countTakenBytes(socket), socket.bytesWritten] : [0, 0]), 100);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1'); // a TCP server's address is never a string
  client.pause();
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const [took, wrote] = await taken.promise;
  client.destroy();
  server.close();
  expect(wrote).toBeGreaterThan(bytes);
  expect(took).toBeGreaterThan(0);
  expect(took).toBeLessThan(bytes);
});

test('of what a connection has sent nothing is parsed after it was cut off', async () => {
  const seen: string[] = [];
  const server = createServer(({ url, socket }) => {
    seen.push(url ?? '');
    if (url === '/3') cutOff(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1'); // a TCP server's address is never a string
  client.write(Array.from({ length: 50 }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  client.on('error', () => undefined).resume();
  await once(client, 'close');
  server.close();
  expect(seen).toEqual(['/0', '/1', '/2', '/3']);
});
