import { expect, test } from 'vitest';
import { orAborted } from './deadline.ts';

test('work resolves as it does, unless the signal is aborted before', async () => {
  const controller = new AbortController();
  expect(await orAborted(controller.signal, Promise.resolve(7))).toBe(7);
  await expect(orAborted(controller.signal, Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  const waiting = orAborted(controller.signal, new Promise(() => undefined));
  controller.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  await expect(orAborted(controller.signal, new Promise(() => undefined))).rejects.toThrow('gone');
});
