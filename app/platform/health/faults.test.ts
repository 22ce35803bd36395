import { expect, test } from 'vitest';
import { createFaults } from './faults.ts';

const now = () => new Date('2026-01-02T03:04:05Z');

function createLogged() {
  const lines: string[] = [];
  const log = { info: (event: string) => void lines.push(event), warn: (event: string) => void lines.push(event) };
  return { lines, faults: createFaults({ log, now }) };
}

test('[OPS-8] a fault is told and logged when it begins, changes and ends, and only then', () => {
  const { faults, lines } = createLogged();
  let changes = 0;
  const stop = faults.onChange(() => (changes += 1));
  faults.clear('disk');
  faults.set('disk', { message: 'The disk is full.', isReadOnly: true });
  faults.set('disk', { message: 'The disk is full.', isReadOnly: true });
  expect(faults.list()).toEqual([{ part: 'disk', message: 'The disk is full.', isReadOnly: true, since: now().toISOString() }]);
  faults.set('disk', { message: 'The disk is nearly full.' });
  faults.clear('disk');
  expect(lines).toEqual(['fault', 'fault', 'fault over']);
  expect(changes).toBe(3);
  stop();
  faults.set('mail', { message: 'One email waits.' });
  expect(changes).toBe(3);
});

test('[OPS-8] the site is read-only while one fault says so', () => {
  const { faults } = createLogged();
  faults.set('mail', { message: 'One email waits.' });
  expect(faults.isReadOnly()).toBe(false);
  faults.set('database', { message: 'The database does not answer.', isReadOnly: true });
  expect(faults.isReadOnly()).toBe(true);
  faults.clear('database');
  expect(faults.isReadOnly()).toBe(false);
});
