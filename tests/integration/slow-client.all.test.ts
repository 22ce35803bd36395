import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { serverLimits } from '#server/http/limits.ts';
import { serve } from '../support/serve.ts';

test('a client that never ends its headers is gone after some ten seconds', async () => {
  expect(serverLimits).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 2000 });
  Object.assign(serverLimits, { headersTimeout: 200, connectionsCheckingInterval: 40 }); // Node keeps them; ten seconds would prove no more
  const { port } = await serve();
  const heard = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: site'));
    socket.on('data', (chunk) => (text += chunk));
    socket.on('close', () => resolve(text));
  });
  expect(heard).toMatch(/^HTTP\/1\.1 408 /);
});
