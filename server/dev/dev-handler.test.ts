import { expect, test } from 'vitest';
import type { Deps } from '#app/context/deps.server.ts';
import type { LogFields } from '#platform/log/log.server.ts';
import { createDevHandler, type LoadApp } from './dev-handler.ts';

const page = new Request('http://site.test/about', { headers: { accept: 'text/html' } });

test('a file that cannot be parsed is shown, and what it says is no markup', async () => {
  const { send } = setUp(async () => {
    throw new SyntaxError('\u001b[31mUnexpected token\u001b[0m <b>');
  });
  const response = await send(page);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('<h1>Unexpected token &lt;b></h1>');
});

test('what fails in a loader or a component is shown with its stack, and logged once', async () => {
  const { send, logged } = setUp(failing);
  const text = await (await send(page)).text();
  expect(text).toContain('<h1>fell over</h1>');
  expect(text).toContain('dev-handler.test.ts');
  expect(text).not.toContain('public error page');
  expect(logged).toHaveLength(1);
});

test('a script that asks for data gets the response of the app', async () => {
  const { send } = setUp(failing);
  expect(await (await send(new Request('http://site.test/api/search'))).text()).toBe('public error page');
});

const failing: LoadApp = async () => ({
  createAppHandler: (services) => async () => {
    const { message, stack } = new Error('fell over');
    services.log.error('render failed', { error: message, stack });
    services.log.error('request failed', { error: message, stack });
    return new Response('public error page', { status: 500 });
  },
});

function setUp(loadApp: LoadApp) {
  const logged: LogFields[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (_event: string, fields: LogFields = {}) => void logged.push(fields) };
  const handler = createDevHandler(loadApp, { log } as unknown as Deps); // the handler only hands the others on
  return {
    logged,
    send: (request: Request) => handler(request, { requestId: '', clientAddress: '', rendering: { mode: 'stream', nonce: 'n' } }),
  };
}
