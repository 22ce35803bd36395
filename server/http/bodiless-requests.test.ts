import { expect, test } from 'vitest';
import { greet, page, serve } from '#tests/support/serve.ts';
import type { AppHandler } from '../response/app-handler.ts';

const echo: AppHandler = async (incoming, info) =>
  incoming.method === 'POST' ? page(`[${await incoming.text()}] to ${new URL(incoming.url).pathname}`) : greet(incoming, info);

test('a write that announces no body is read as an empty one, collected or streamed', async () => {
  const { rawOpen, lines } = await serve({ handler: echo });
  for (const path of ['/auth', '/admin/do/content.save']) {
    const answer = await rawOpen(`POST ${path} HTTP/1.1\r\nHost: site.test\r\nOrigin: http://site.test\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain('HTTP/1.1 200 OK');
    expect(answer).toContain(`[] to ${path}`);
    expect(lines).toContainEqual(expect.objectContaining({ event: 'request', method: 'POST', path, status: 200 }));
  }
});

test('on a kept connection bodies that are announced arrive whole between requests without one', async () => {
  const { rawOpen } = await serve({ handler: echo });
  const requests = [
    'GET / HTTP/1.1\r\nHost: site.test\r\n\r\n',
    'POST /auth HTTP/1.1\r\nHost: site.test\r\nOrigin: http://site.test\r\nContent-Length: 7\r\n\r\na=b&c=d',
    'POST /auth HTTP/1.1\r\nHost: site.test\r\nOrigin: http://site.test\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nx=y\r\n0\r\n\r\n',
    'HEAD / HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n',
  ];
  const answer = await rawOpen(requests.join(''));
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(Array(4).fill('HTTP/1.1 200'));
  expect(answer).toMatch(/<h1>\/<\/h1>[\s\S]*\[a=b&c=d\] to \/auth[\s\S]*\[x=y\] to \/auth/);
  expect(answer).toMatch(/\r\n\r\n$/); // HEAD has no body
});

test('a body that comes with a read of a cached page is passed over, and the next request is answered', async () => {
  const { ask, rawOpen } = await serve({ handler: echo });
  await ask('/');
  const withBody = 'GET / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 9\r\n\r\nGET /none';
  const answer = await rawOpen(`${withBody}GET /about HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`);
  expect(answer.match(/<h1>[^<]*/g)).toEqual(['<h1>/', '<h1>/about']);
});

test('a cached page is sent whole, whatever range is asked for, and 304 to who has it', async () => {
  const { ask } = await serve();
  const whole = await ask('/');
  expect(await ask('/', { headers: { range: 'bytes=0-3' } })).toMatchObject({ status: 200, text: whole.text });
  const again = await ask('/', { headers: { 'if-none-match': String(whole.headers.etag) } });
  expect(again).toMatchObject({ status: 304, text: '' });
});

test('where a proxy writes the lines of requests, the site writes those of failures alone', async () => {
  const handler: AppHandler = async (incoming, info) => {
    if (incoming.url.endsWith('/admin/broken')) throw new Error('broken');
    return greet(incoming, info);
  };
  const { ask, lines } = await serve({ handler, settings: { LOG_REQUESTS: 'off' } });
  for (const path of ['/', '/', '/admin/broken']) await ask(path);
  expect(lines.map(({ event }) => event)).toEqual(['request failed']);
});
