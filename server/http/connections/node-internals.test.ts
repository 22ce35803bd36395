import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { hasResponseBegun, stopListening } from './node-internals.ts';

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
