import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { page, serve } from '#tests/support/serve.ts';
import type { AppHandler } from '../response/app-handler.ts';
import { Overloaded } from '../response/render-gate.ts';
import { BodyTooLarge, createBodyCollector } from './fetch-adapter.ts';

test('cookies stay lines of their own, and other headers arrive', async () => {
  const headers = new Headers({ 'x-own': '1' });
  headers.append('set-cookie', 'a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT');
  headers.append('set-cookie', 'b=2');
  const { ask } = await serve({ handler: async () => new Response('x', { headers }) });
  const answer = await ask('/auth');
  expect(answer.headers['set-cookie']).toEqual(['a=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'b=2']);
  expect(answer.headers['x-own']).toBe('1');
});

test.each(['identity', 'br', 'gzip'])('a response goes out as it is made, as %s', async (encoding) => {
  const gate = Promise.withResolvers<void>();
  const encoder = new TextEncoder();
  const handler: AppHandler = async () => {
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(encoder.encode('<p>first</p>'));
        await gate.promise;
        controller.enqueue(encoder.encode('<p>second</p>'));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  };
  const { port } = await serve({ handler });
  const asking = get({
    port,
    host: '127.0.0.1',
    path: '/admin',
    agent: false,
    headers: { host: 'site.test', 'accept-encoding': encoding },
  });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const decoded =
    encoding === 'br' ? response.pipe(createBrotliDecompress()) : encoding === 'gzip' ? response.pipe(createGunzip()) : response;
  let text = '';
  decoded.on('data', (chunk) => {
    text += chunk;
    if (text === '<p>first</p>') gate.resolve();
  });
  await once(decoded, 'end');
  expect(text).toBe('<p>first</p><p>second</p>');
});

test('a body streams to the app while it is sent', async () => {
  const handler: AppHandler = async (incoming) => {
    const reader = incoming.body?.getReader();
    const first = await reader?.read();
    return new Response(first?.value);
  };
  const { port } = await serve({ handler });
  const asking = request({ port, host: '127.0.0.1', path: '/api', method: 'POST', agent: false, headers: { host: 'site.test' } });
  asking.write('first');
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const [chunk] = await once(response, 'data');
  expect(String(chunk)).toBe('first');
  asking.end('second');
  response.resume();
});

test('a slow client holds the app back', async () => {
  let made = 0;
  const handler: AppHandler = async () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          made += 1;
          if (made > 2000) controller.close();
          else controller.enqueue(new Uint8Array(64 * 1024));
        },
      }),
    );
  const { port } = await serve({ handler });
  const asking = get({ port, host: '127.0.0.1', path: '/api', agent: false, headers: { host: 'site.test' } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.pause();
  await wait(300);
  expect(made).toBeLessThan(500);
  response.resume();
  await once(response, 'end');
  expect(made).toBe(2001);
});

test('a client that disconnects aborts the request, ends the stream, and is no error', async () => {
  const aborted = Promise.withResolvers<void>();
  const cancelled = Promise.withResolvers<void>();
  const handler: AppHandler = async (incoming) => {
    incoming.signal.addEventListener('abort', () => aborted.resolve());
    return new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('x')),
        cancel: () => cancelled.resolve(),
      }),
    );
  };
  const { port, lines } = await serve({ handler });
  const asking = get({ port, host: '127.0.0.1', path: '/admin', agent: false, headers: { host: 'site.test' } });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.on('error', () => undefined);
  await once(response, 'data');
  asking.destroy();
  await Promise.all([aborted.promise, cancelled.promise]);
  await vi.waitFor(() => expect(lines.some(({ event }) => event === 'request')).toBe(true), { timeout: 30_000 });
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a client that disconnects before it is answered is logged as gone, and its response is given up', async () => {
  const begun = Promise.withResolvers<void>();
  const cancelled = vi.fn();
  const handler: AppHandler = async (incoming) => {
    begun.resolve();
    await once(incoming.signal, 'abort');
    return new Response(new ReadableStream({ cancel: cancelled }), { status: 500 });
  };
  const { port, lines } = await serve({ handler });
  const headers = { host: 'site.test', origin: 'http://site.test', 'content-length': 100 };
  const asking = request({ port, host: '127.0.0.1', path: '/admin/images/upload', method: 'POST', agent: false, headers });
  asking.on('error', () => undefined).write('half');
  await begun.promise;
  asking.destroy();
  await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 30_000 });
  expect(lines[0]).toMatchObject({ level: 'info', event: 'request', status: 499 });
  expect(cancelled).toHaveBeenCalled();
});

test('a stream that breaks cuts the connection rather than looking complete', async () => {
  const handler: AppHandler = async () => {
    let count = 0;
    return new Response(
      new ReadableStream({
        pull(controller) {
          if (count++ === 0) controller.enqueue(new TextEncoder().encode('half'));
          else controller.error(new Error('broke'));
        },
      }),
    );
  };
  const { ask, lines } = await serve({ handler });
  await expect(ask('/admin')).rejects.toThrow();
  await vi.waitFor(() => expect(lines).toContainEqual(expect.objectContaining({ level: 'error', error: 'broke' })), { timeout: 30_000 });
});

test('an app that leaves a body unread still answers, and the connection goes on', async () => {
  const { ask, rawOpen } = await serve({ handler: async () => page('done') });
  expect((await ask('/api', { method: 'POST', body: Buffer.alloc(900_000) })).text).toContain('done');
  const post = (header: string) => `POST /api HTTP/1.1\r\nHost: site.test\r\n${header}Content-Length: 5\r\n\r\nhello`;
  expect((await rawOpen(post('') + post('Connection: close\r\n'))).match(/HTTP\/1\.1 200/g)?.length).toBe(2);
});

test('HEAD, 204 and redirects have no body', async () => {
  const handler: AppHandler = async (incoming) =>
    incoming.method === 'POST' ? new Response(null, { status: 302, headers: { location: '/x' } }) : new Response(null, { status: 204 });
  const { ask } = await serve({ handler });
  expect(await ask('/api', { method: 'HEAD' })).toMatchObject({ status: 204, text: '' });
  expect(await ask('/api', { method: 'POST' })).toMatchObject({
    status: 302,
    text: '',
    headers: { location: '/x', 'content-length': '0' },
  });
});

test('bodies that arrive at once are collected within a bound, and count no longer when they are there', async () => {
  const collect = createBodyCollector(1000);
  const send = (bytes: number) => {
    const incoming = new PassThrough();
    incoming.write(Buffer.alloc(bytes));
    const collected = collect(incoming as unknown as IncomingMessage, { clientAddress: '192.0.2.1', maxBytes: 1000 }); // a stream is all that is read of it
    return { incoming, collected };
  };
  const first = send(600);
  await wait(20);
  await expect(send(600).collected).rejects.toBeInstanceOf(Overloaded);
  first.incoming.end();
  expect(await first.collected).toHaveLength(600);
  const next = send(600);
  next.incoming.end();
  expect(await next.collected).toHaveLength(600);
  await expect(send(1001).collected).rejects.toBeInstanceOf(BodyTooLarge);
});
