import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { renderingContext } from '#app/context/request.server.ts';
import type { LogFields } from '#platform/log/log.server.ts';
import { type Deps, depsContext } from './context/deps.server.ts';
import handleRequest, { handleError } from './entry.server.tsx';

test('an error that ends a render is logged once, and again where another request meets it', async () => {
  const lines: LogFields[] = [];
  const note = (event: string, fields: LogFields = {}) => void lines.push({ event, ...fields });
  const broken = new Proxy({}, { get: () => raise(error) }) as EntryContext; // whatever of it is read first
  const error = new Error('the page is broken');
  for (let round = 1; round <= 2; round++) {
    const context = new RouterContextProvider();
    context.set(depsContext, { log: { info: note, warn: note, error: note } } as unknown as Deps); // the log is all that is used
    context.set(renderingContext, { mode: 'buffered', nonce: 'x' });
    const request = new Request('http://site.test/about');
    const rendering = Promise.resolve().then(() => handleRequest(request, 200, new Headers(), broken, context));
    await expect(rendering).rejects.toBe(error);
    handleError(error, { request, context, params: {} });
    expect(lines).toHaveLength(round);
  }
  expect(lines[0]).toMatchObject({ event: 'render failed', path: '/about', error: 'the page is broken' });
});

function raise(error: Error): never {
  throw error;
}
