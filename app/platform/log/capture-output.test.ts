import { expect, onTestFinished, test } from 'vitest';
import { captureOutput } from './capture-output.server.ts';
import { createLog } from './log.server.ts';

test('what a library prints is one line of the log, without the machine’s paths', async () => {
  const { console } = globalThis;
  const before = { ...console };
  const listeners = process.listeners('warning');
  onTestFinished(() => {
    Object.assign(console, before);
    process.removeAllListeners('warning');
    for (const listener of listeners) process.on('warning', listener);
  });
  const lines: string[] = [];
  captureOutput(createLog({ format: 'json', write: (line) => void lines.push(line) }));
  const { error, warn } = console;
  error('%s failed:', 'it', new TypeError('a bug'));
  warn({ status: 405, error: new Error('nested') });
  warn('an object', { at: process.cwd() });
  process.emitWarning('old');
  await expect.poll(() => lines).toHaveLength(4);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', event: 'printed', message: 'it failed:', error: 'a bug', name: 'TypeError', stack: expect.any(String) },
    { level: 'warn', event: 'printed', error: 'nested', name: 'Error' },
    { level: 'warn', event: 'printed', message: expect.stringMatching(/^an object \{ at: '.*' \}$/) },
    { level: 'warn', event: 'warning', error: 'old' },
  ]);
  expect(lines.join()).not.toContain(process.cwd());
  expect(lines.join()).not.toContain('node_modules');
});
