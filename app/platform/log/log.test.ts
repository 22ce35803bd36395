import { expect, test } from 'vitest';
import { createLog, errorFields } from './log.server.ts';

function logged(event: string, fields?: Record<string, unknown>): unknown {
  const lines: string[] = [];
  createLog({ format: 'json', write: (line) => void lines.push(line), now: () => new Date(0) }).warn(event, fields);
  return JSON.parse(lines[0] ?? '');
}

const HEAD = { time: '1970-01-01T00:00:00.000Z', level: 'warn' };

test('an event is one line of JSON, whatever its fields hold', () => {
  const fields = { path: '/blog/1', ms: 0.5, text: 'a "quoted"\\\nline — ✓', list: [1, { a: null }], nothing: null, isOn: true };
  expect(logged('saved', fields)).toEqual({ ...HEAD, event: 'saved', ...fields });
  expect(logged('a "strange" event')).toEqual({ ...HEAD, event: 'a "strange" event' });
});

test('what JSON cannot express is null or left out', () => {
  expect(logged('odd', { missing: undefined, infinite: Number.POSITIVE_INFINITY, call: () => 1 })).toEqual({
    ...HEAD,
    event: 'odd',
    infinite: null,
  });
});

test('a request is logged as any event is, whatever its path', () => {
  const lines: string[] = [];
  const log = createLog({ format: 'json', write: (line) => void lines.push(line), now: () => new Date(0) });
  for (const path of ['/blog/1', '/a"b\\c', '/€']) {
    const entry = { method: 'GET', path, status: 200, ms: 0.1, bytes: 7, requestId: 'abc1' };
    log.info('request', entry);
    log.request?.(entry);
  }
  expect(lines.filter((_, at) => at % 2 === 1)).toEqual(lines.filter((_, at) => at % 2 === 0));
});

test('an error is logged with its cause', () => {
  expect(logged('failed', errorFields(new Error('no', { cause: new Error('why') })))).toMatchObject({ error: 'no', cause: 'why' });
});

test('as text, no value can begin a line or send the terminal a command; a stack stands below, indented', () => {
  const lines: string[] = [];
  const log = createLog({ format: 'text', write: (line) => void lines.push(line), now: () => new Date(0) });
  const error = new Error('broken\n00:00:00 info  forged \u001b[2J\u009b2J');
  log.error('failed', { path: '/a\rb', ...errorFields(error) });
  const [first, ...frames] = (lines[0] ?? '').split('\n');
  expect(first).toBe('00:00:00 error failed path=/a\\u000db error=broken\\u000a00:00:00 info  forged \\u001b[2J\\u009b2J name=Error');
  expect(frames.length).toBeGreaterThan(1);
  expect(frames.filter((frame) => !/^ {4}at \P{Cc}+$/u.test(frame))).toEqual([]);
});

test('[OPS-1] in a terminal an announcement stands apart from the lines around it', () => {
  const lines: string[] = [];
  const log = createLog({ format: 'text', write: (line) => void lines.push(line), now: () => new Date('2026-01-15T09:00:00Z') });
  log.announce?.('Set up the first admin: http://localhost:3000/auth/set-up#abc\u001b[2J');
  expect(lines).toEqual(['\n09:00:00 info  Set up the first admin: http://localhost:3000/auth/set-up#abc\\u001b[2J\n']);
});
