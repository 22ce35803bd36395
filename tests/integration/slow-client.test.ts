import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { serve } from '../support/serve.ts';

test('a client that never ends its headers is gone after some ten seconds', async () => {
  const { port } = await serve();
  const startedAt = performance.now();
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: site'));
    socket.on('data', (chunk) => (text += chunk));
    socket.on('close', () => resolve(text));
  });
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - startedAt).toBeLessThan(13_000);
});
